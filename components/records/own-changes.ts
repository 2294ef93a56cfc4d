/** Longest time until the echo of an own change comes back through a live channel (ms). */
const ECHO_MS = 10_000;

type OwnChange = { madeAt: number; value: number | undefined };

const ownChanges = new Map<string, OwnChange>();

/**
 * Remembers records that this page is changing, so that it does not report their echo as news.
 * @param value what they change to, where a change to anything else is news
 */
export function noteOwnChange(ids: readonly string[], value?: number) {
  for (const id of ids) ownChanges.set(id, { madeAt: Date.now(), value });
}

/**
 * Returns whether a change of this record is the echo of an own one.
 * @param value what the record changed to; without it every change of the record counts
 */
export function isOwnChange(id: string, value?: number): boolean {
  const own = ownChanges.get(id);
  if (!own || Date.now() - own.madeAt >= ECHO_MS) return false;
  return value === undefined || own.value === value;
}
