import 'server-only';
import pino from 'pino';
import { withoutSecrets } from './secret-patterns';

/** Writes structured logs to standard output, without values that identify a person or give access. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL ?? 'info',
    redact: {
      paths: ['password', 'token', 'email', 'phone', '*.password', '*.token', '*.email', '*.phone'],
      censor: '[redacted]',
    },
  },
  { write: (line: string) => process.stdout.write(withoutSecrets(line)) },
);
