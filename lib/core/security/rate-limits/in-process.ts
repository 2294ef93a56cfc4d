import { LastUsed } from '@/lib/core/last-used';

/** Above this number the least recently seen subject is dropped. */
const MAX_SUBJECTS = 10_000;

/**
 * Returns a function that counts a hit of a subject and returns null within the limit, else the seconds to wait. It
 * counts only in this process, for reads that are cheaper than a query of the limit. Counts nothing for null.
 */
export function limitInProcess({
  maxHits,
  windowSeconds,
}: {
  maxHits: number;
  windowSeconds: number;
}) {
  const counters = new LastUsed<{ hits: number; endsAt: number }>(MAX_SUBJECTS);
  return (subject: string | null, now = Date.now()): number | null => {
    if (subject === null) return null;
    const known = counters.get(subject);
    const counter =
      known && now < known.endsAt ? known : { hits: 0, endsAt: now + windowSeconds * 1000 };
    counter.hits += 1;
    counters.set(subject, counter);
    return counter.hits <= maxHits ? null : Math.ceil((counter.endsAt - now) / 1000);
  };
}
