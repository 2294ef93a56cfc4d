/** Minutes to wait after the first, second, … failed attempt; after the last one the event is dead. */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 480, 1440] as const;

/** Number of attempts until an event is dead. */
export const MAX_DELIVERY_ATTEMPTS = BACK_OFF_MINUTES.length + 1;

/** Longest wait that an endpoint may request. */
const MAX_ASKED_SECONDS = 24 * 3600;

/** Maximum jitter as a fraction of the wait, so that events which failed together do not retry together. */
const SPREAD = 0.2;

/** Parses a Retry-After header, which is a number of seconds or a date; returns seconds. */
function askedSeconds(retryAfter: string, now: Date): number {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return seconds > 0 ? Math.min(seconds, MAX_ASKED_SECONDS) : 0;
}

/**
 * Returns the seconds until the next attempt after `attempts` attempts, or null if the event is dead.
 * @param retryAfter wait that the endpoint requested
 * @param luck jitter of the wait, from 0 to 1
 */
export function retrySeconds(
  attempts: number,
  retryAfter = '',
  now = new Date(),
  luck = Math.random(),
): number | null {
  const minutes = BACK_OFF_MINUTES[attempts - 1];
  if (minutes === undefined) return null;
  const wait = Math.max(minutes * 60, askedSeconds(retryAfter.trim(), now));
  return Math.round(wait * (1 + SPREAD * luck));
}
