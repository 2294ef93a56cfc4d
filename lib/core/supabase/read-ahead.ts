/** Returns a read that has started but is awaited later, so that a failure until then does not count as unhandled. */
export function readAhead<Value>(read: Promise<Value>): Promise<Value> {
  read.catch(() => {});
  return read;
}
