import 'server-only';
import { hitsOf, withinRateLimit } from '@/lib/core/security/rate-limits/data';

/** Codes that a session may try; then the password is asked for again. */
const TRIES_PER_SESSION = { bucket: 'second-factor-session', maxHits: 5, windowSeconds: 86_400 };

/** Wrong codes of an account from anywhere. No one is locked out by them: the account then needs two codes in a row. */
const FAILURES_PER_ACCOUNT = {
  bucket: 'second-factor-account',
  maxHits: 1000,
  windowSeconds: 3600,
};
const FREE_FAILURES = 10;

/** Counts a try of a session. Returns false when it has none left. */
export function takeCode(sessionId: string): Promise<boolean> {
  return withinRateLimit(TRIES_PER_SESSION, sessionId);
}

/** Counts a wrong code against the account. */
export async function codeFailed(userId: string): Promise<void> {
  await withinRateLimit(FAILURES_PER_ACCOUNT, userId);
}

/**
 * Returns whether someone is guessing the codes of an account. One code in 300,000 is right by chance; two in a row,
 * with five tries a session, never are, and the owner of the app has them within a minute.
 */
export async function needsTwoCodes(userId: string): Promise<boolean> {
  return (await hitsOf(FAILURES_PER_ACCOUNT, userId)) >= FREE_FAILURES;
}
