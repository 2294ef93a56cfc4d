import 'server-only';
import pino from 'pino';

const EMAIL = /[^\s"'<>()[\]:;,\\]+@[^\s"'<>()[\]:;,\\]+/g;

/** Removes email addresses from a log line; refusals of mail servers contain them. */
function withoutEmails(line: string): string {
  return line.replace(EMAIL, '[redacted]');
}

/** Writes structured logs to standard output, without values that identify a person or give access. */
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
