/** Most subjects that are counted at a time; beyond them the oldest is forgotten. */
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
  const hits = new Map<string, number>();
  let endsAt = 0;
  return (subject: string, now = Date.now()): number | null => {
    if (now >= endsAt) {
      hits.clear();
      endsAt = now + windowSeconds * 1000;
    }
    const count = (hits.get(subject) ?? 0) + 1;
    hits.set(subject, count);
    const [oldest] = hits.keys();
    if (hits.size > MAX_SUBJECTS && oldest !== undefined) hits.delete(oldest);
    return count <= maxHits ? null : Math.ceil((endsAt - now) / 1000);
  };
}
