import 'server-only';
import pino from 'pino';

/** Structured logs on standard output; what could identify a person or open a door is redacted. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  redact: {
    paths: ['password', 'token', 'email', 'phone', '*.password', '*.token', '*.email', '*.phone'],
    censor: '[redacted]',
  },
});
