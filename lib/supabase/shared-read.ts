/**
 * Returns `read` so that simultaneous callers share a result. Every caller gets a read that began after the
 * call, so none misses what was written before it. At most one read runs at a time, and none begins within
 * `restMs` of the one before: a lone caller never waits, a crowd shares.
 */
export function shareRead<Value>(read: () => Promise<Value>, restMs: number): () => Promise<Value> {
  let mayBegin: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  return () => {
    next ??= mayBegin.then(() => {
      next = null;
      const value = read();
      const rest = new Promise((resolve) => setTimeout(resolve, restMs));
      mayBegin = Promise.allSettled([value, rest]);
      return value;
    });
    return next;
  };
}
