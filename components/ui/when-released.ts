/**
 * Calls `run` immediately, or after the visitor releases the pointer: a layout shift during a press would make the
 * click miss.
 * @returns a function that cancels the call
 */
export function whenReleased(run: () => void): () => void {
  if (!document.querySelector(':active')) {
    run();
    return () => {};
  }
  const waiting = new AbortController();
  const released = () => {
    waiting.abort();
    // The click event follows directly after the release.
    setTimeout(() => whenReleased(run));
  };
  for (const end of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
    window.addEventListener(end, released, { signal: waiting.signal });
  }
  return () => waiting.abort();
}
