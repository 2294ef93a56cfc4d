/** Returns a read that was started but is awaited later, so that an earlier failure does not count as unhandled. */
export function readAhead<Value>(read: Promise<Value>): Promise<Value> {
  read.catch(() => {});
  return read;
}
