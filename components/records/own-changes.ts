/** Maximum time in ms until the echo of an own change arrives through a live channel. */
const ECHO_MS = 10_000;

type OwnChange = { madeAt: number; value: number | undefined };

const ownChanges = new Map<string, OwnChange>();

/**
 * Remembers the records that this page is changing, so that their echo is not reported as news.
 * @param value the new value, if a change to any other value is news
 */
export function noteOwnChange(ids: readonly string[], value?: number) {
  for (const id of ids) ownChanges.set(id, { madeAt: Date.now(), value });
}

/**
 * Returns whether a change of this record is the echo of an own change.
 * @param value the new value; without it every change of the record counts
 */
export function isOwnChange(id: string, value?: number): boolean {
  const own = ownChanges.get(id);
  if (!own || Date.now() - own.madeAt >= ECHO_MS) return false;
  return value === undefined || own.value === value;
}
