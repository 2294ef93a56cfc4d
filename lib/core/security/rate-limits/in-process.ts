/** Most subjects that are counted at a time; beyond them the one unseen for longest is forgotten. */
const MAX_SUBJECTS = 10_000;

/**
 * Returns a function that counts a hit of a subject and returns null while it is within the limit, else the
 * seconds until it may come back. Counts in this process alone, without the database: for reads that cost
 * less than asking it.
 */
export function limitInProcess({
  maxHits,
  windowSeconds,
}: {
  maxHits: number;
  windowSeconds: number;
}) {
  const counters = new Map<string, { hits: number; endsAt: number }>();
  return (subject: string, now = Date.now()): number | null => {
    const known = counters.get(subject);
    const counter =
      known && now < known.endsAt ? known : { hits: 0, endsAt: now + windowSeconds * 1000 };
    counter.hits += 1;
    // Inserted last, so that the first is the one unseen for longest.
    counters.delete(subject);
    counters.set(subject, counter);
    const [oldest] = counters.keys();
    if (counters.size > MAX_SUBJECTS && oldest !== undefined) counters.delete(oldest);
    return counter.hits <= maxHits ? null : Math.ceil((counter.endsAt - now) / 1000);
  };
}
