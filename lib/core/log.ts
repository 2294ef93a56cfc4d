import 'server-only';
import pino from 'pino';

const EMAIL = /[^\s"'<>()[\]:;,\\]+@[^\s"'<>()[\]:;,\\]+/g;

/** A log line without e-mail addresses, wherever they stand: mail servers put them into their refusals. */
export function withoutEmails(line: string): string {
  return line.replace(EMAIL, '[redacted]');
}

/** Structured logs on standard output; values that identify a person or give access are redacted. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL ?? 'info',
    redact: {
      paths: ['password', 'token', 'email', 'phone', '*.password', '*.token', '*.email', '*.phone'],
      censor: '[redacted]',
    },
  },
  { write: (line: string) => process.stdout.write(withoutEmails(line)) },
);
