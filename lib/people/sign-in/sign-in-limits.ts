import 'server-only';
import { limitSubject } from '@/lib/core/security/client-address';
import {
  forgetHits,
  giveBackHit,
  hitsOf,
  withinRateLimit,
} from '@/lib/core/security/rate-limits/data';

const windowSeconds = 900;

/** Failed sign-ins of one IP, across all accounts. */
const FAILURES_PER_IP = { bucket: 'sign-in-ip', maxHits: 30, windowSeconds };

/** Failed sign-ins of one account from one IP. Failures from other IPs never lock a person out. */
const FAILURES_PER_PAIR = { bucket: 'sign-in-pair', maxHits: 10, windowSeconds };

/** Failed sign-ins of one account from any IP. After FREE_FAILURES, each one delays the next attempt more. */
const FAILURES_PER_ACCOUNT = { bucket: 'sign-in-account', maxHits: 1000, windowSeconds };

const FREE_FAILURES = 5;
const MAX_DELAY_MS = 3000;

/** If the IP is unknown, the key is the account alone, which counts failures from any IP. */
const pair = (email: string, ip: string) => `${email} ${ip}`;

/** Returns the delay of an attempt in milliseconds, for this number of recent failures of its account. */
export function signInDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(MAX_DELAY_MS, 250 * 2 ** Math.min(failures - FREE_FAILURES, 10));
}

/**
 * Counts a sign-in attempt as failed until `signInSucceeded` is called, so that parallel attempts cannot all pass.
 * Counts attempts for unknown accounts in the same way.
 * @returns the delay in milliseconds before the password is checked, or null if the attempt is blocked
 */
export async function takeSignIn(email: string, ip: string): Promise<number | null> {
  if (!(await withinRateLimit(FAILURES_PER_IP, limitSubject(ip, null)))) return null;
  if (!(await withinRateLimit(FAILURES_PER_PAIR, pair(email, ip)))) return null;
  return signInDelay(await hitsOf(FAILURES_PER_ACCOUNT, email));
}

/** Counts a wrong password against the account. */
export async function signInFailed(email: string): Promise<void> {
  await withinRateLimit(FAILURES_PER_ACCOUNT, email);
}

/** Reverts the count of `takeSignIn` after a correct password, and forgets earlier failures from this IP. */
export async function signInSucceeded(email: string, ip: string): Promise<void> {
  await Promise.all([
    giveBackHit(FAILURES_PER_IP, limitSubject(ip, null)),
    forgetHits(FAILURES_PER_PAIR, pair(email, ip)),
  ]);
}

/** Reverts the count of `takeSignIn` if the password could not be checked. */
export async function signInUndecided(email: string, ip: string): Promise<void> {
  await Promise.all([
    giveBackHit(FAILURES_PER_IP, limitSubject(ip, null)),
    giveBackHit(FAILURES_PER_PAIR, pair(email, ip)),
  ]);
}
