import 'server-only';
import { hitsOf, withinRateLimit } from '@/lib/core/security/rate-limits/data';

/** Maximum number of codes per session; then the password is required again. */
const TRIES_PER_SESSION = { bucket: 'second-factor-session', maxHits: 5, windowSeconds: 86_400 };

/**
 * Wrong codes for an account from any IP. They do not lock anyone out, but the account then needs two codes in a row.
 */
const FAILURES_PER_ACCOUNT = {
  bucket: 'second-factor-account',
  maxHits: 1000,
  windowSeconds: 3600,
};
const FREE_FAILURES = 10;

/** Counts an attempt of a session. Returns false if it has none left. */
export function takeCode(sessionId: string): Promise<boolean> {
  return withinRateLimit(TRIES_PER_SESSION, sessionId);
}

/** Counts a wrong code against the account. */
export async function codeFailed(userId: string): Promise<void> {
  await withinRateLimit(FAILURES_PER_ACCOUNT, userId);
}

/**
 * Returns whether someone may be guessing the codes of an account. A random code is right in 1 of 300,000 cases; two in
 * a row are practically never right with five attempts per session, and the owner of the app has two codes within a
 * minute.
 */
export async function needsTwoCodes(userId: string): Promise<boolean> {
  return (await hitsOf(FAILURES_PER_ACCOUNT, userId)) >= FREE_FAILURES;
}
