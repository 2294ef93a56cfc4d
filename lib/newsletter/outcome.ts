import { MailRefused } from '@/lib/core/mail/transport';

/** Delivery result of a claimed mail. */
export type Outcome = {
  state: 'sent' | 'failed' | 'doubtful' | 'waiting';
  /** Response code of the mail server. */
  answer?: number;
  retrySeconds?: number;
};

/**
 * Minutes to wait after the first, second, … attempt that the mail server deferred. After the last one the email has
 * failed.
 */
const WAITS = [2, 10, 30, 120];

/** The email could not be written and was not handed to the mail server. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
}

/** Returns whether an error occurred before the mail server could accept anything. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotWritten) return true;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  return (
    syscall === 'connect' ||
    code === 'EDNS' ||
    code === 'EAUTH' ||
    // A connection that breaks later has the same code, and the email may then have been accepted.
    /^(Connection timeout|Greeting never received)/.test(error.message)
  );
}

/**
 * Returns the outcome of an email after an error of the mail server. If it is unclear whether the email was sent, it is
 * doubtful and is not resent automatically, because a second copy is worse than a missing one.
 * @param attempts number of this attempt, from 1
 */
export function outcomeOf(error: unknown, attempts: number): Outcome {
  const wait = WAITS[attempts - 1];
  if (error instanceof MailRefused) {
    const answer = error.status;
    const isTemporary = answer < 500 && wait !== undefined;
    return isTemporary
      ? { state: 'waiting', answer, retrySeconds: 60 * wait }
      : { state: 'failed', answer };
  }
  return isUnreached(error) ? { state: 'waiting', retrySeconds: 60 } : { state: 'doubtful' };
}
