import 'server-only';
import {
  forgetHits,
  giveBackHit,
  hitsOf,
  withinRateLimit,
} from '@/lib/core/security/rate-limits/data';

const windowSeconds = 900;

/** Failed sign-ins of one IP, whichever the accounts. */
const FAILURES_PER_IP = { bucket: 'sign-in-ip', maxHits: 30, windowSeconds };

/** Failed sign-ins of one account from one IP. Others' failures never lock a person out. */
const FAILURES_PER_PAIR = { bucket: 'sign-in-pair', maxHits: 10, windowSeconds };

/** Failed sign-ins of one account from anywhere: beyond the first, each makes the next attempt slower. */
const FAILURES_PER_ACCOUNT = { bucket: 'sign-in-account', maxHits: 1000, windowSeconds };

const FREE_FAILURES = 5;
const MAX_DELAY_MS = 3000;

const pair = (email: string, ip: string) => `${email} ${ip}`;

/** How long an attempt waits after so many recent failures of its account. */
export function signInDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(MAX_DELAY_MS, 250 * 2 ** Math.min(failures - FREE_FAILURES, 10));
}

/**
 * Counts an attempt to sign in, which has failed until `signInSucceeded` says otherwise, so that many at
 * once do not all pass. Whether the account exists makes no difference.
 * @returns the milliseconds to wait before the password is checked, or null for a refusal
 * @throws Error if the database cannot be asked
 */
export async function takeSignIn(email: string, ip: string): Promise<number | null> {
  if (!(await withinRateLimit(FAILURES_PER_IP, ip))) return null;
  if (!(await withinRateLimit(FAILURES_PER_PAIR, pair(email, ip)))) return null;
  return signInDelay(await hitsOf(FAILURES_PER_ACCOUNT, email));
}

/** Counts a wrong password against the account. */
export async function signInFailed(email: string): Promise<void> {
  await withinRateLimit(FAILURES_PER_ACCOUNT, email);
}

/** Takes back what `takeSignIn` counted: the password was right. Earlier mistakes from this IP are forgotten. */
export async function signInSucceeded(email: string, ip: string): Promise<void> {
  await Promise.all([
    giveBackHit(FAILURES_PER_IP, ip),
    forgetHits(FAILURES_PER_PAIR, pair(email, ip)),
  ]);
}

/** Takes back what `takeSignIn` counted where nobody could say whether the password is right. */
export async function signInUndecided(email: string, ip: string): Promise<void> {
  await Promise.all([
    giveBackHit(FAILURES_PER_IP, ip),
    giveBackHit(FAILURES_PER_PAIR, pair(email, ip)),
  ]);
}
