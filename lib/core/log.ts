import 'server-only';
import pino from 'pino';
import { noteFailure, requestId } from './request-context';

import { withoutSecrets } from './secret-patterns';

const ERROR_LEVEL = 50;

/** Writes structured logs to standard output, without personal data and secrets. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL ?? 'info',
    redact: {
      paths: ['password', 'token', 'email', 'phone', '*.password', '*.token', '*.email', '*.phone'],
      censor: '[redacted]',
    },
    mixin: (_fields, level) => {
      if (level >= ERROR_LEVEL) noteFailure();
      const request = requestId();
      return request ? { request } : {};
    },
  },
  { write: (line: string) => process.stdout.write(withoutSecrets(line)) },
);
