/**
 * Returns `read` so that simultaneous callers share a result. Every caller gets a read that starts after the call, so
 * none misses an earlier write, and at most one read runs at a time.
 */
export function shareRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      return read();
    });
    const shared = next;
    running = shared.catch(() => {});
    return shared;
  };
}
