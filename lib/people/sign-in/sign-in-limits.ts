import 'server-only';
import { limitSubject } from '@/lib/core/security/client-address';
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

/** If the IP is unknown, the pair is the account alone, and failures from any IP count. */
const pair = (email: string, ip: string) => `${email} ${ip}`;

/** Returns the milliseconds that an attempt waits after so many recent failures of its account. */
export function signInDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(MAX_DELAY_MS, 250 * 2 ** Math.min(failures - FREE_FAILURES, 10));
}

/**
 * Counts an attempt to sign in as failed until `signInSucceeded` is called, so that many at once do not all pass.
 * Accounts that do not exist are counted in the same way.
 * @returns the milliseconds to wait before the password is checked, or null for a refusal
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

/** Undoes the count of `takeSignIn`: the password was right. Earlier mistakes from this IP are forgotten. */
export async function signInSucceeded(email: string, ip: string): Promise<void> {
  await Promise.all([
    giveBackHit(FAILURES_PER_IP, limitSubject(ip, null)),
    forgetHits(FAILURES_PER_PAIR, pair(email, ip)),
  ]);
}

/** Undoes the count of `takeSignIn` where the password could not be checked. */
export async function signInUndecided(email: string, ip: string): Promise<void> {
  await Promise.all([
    giveBackHit(FAILURES_PER_IP, limitSubject(ip, null)),
    giveBackHit(FAILURES_PER_PAIR, pair(email, ip)),
  ]);
}
