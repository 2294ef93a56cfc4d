/**
 * Calls `run` now, or once the visitor has released what they are pressing: a change that moves the page under a finger
 * would make the press miss.
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
    // The click comes right after the release.
    setTimeout(() => whenReleased(run));
  };
  for (const end of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
    window.addEventListener(end, released, { signal: waiting.signal });
  }
  return () => waiting.abort();
}
