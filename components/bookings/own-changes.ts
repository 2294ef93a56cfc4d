/** How long the echo of an own change may take to come back through the channel. */
const ECHO_MS = 10_000;

const changed = new Map<string, number>();

/** Remembers bookings that this page is changing: their echo is no news. */
export function noteOwnChange(ids: readonly string[]) {
  for (const id of ids) changed.set(id, Date.now());
}

/** Whether a change of this booking is the echo of an own one. */
export function isOwnChange(id: string): boolean {
  return Date.now() - (changed.get(id) ?? 0) < ECHO_MS;
}
