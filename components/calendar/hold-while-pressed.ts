const ENDS = ['mouseup', 'touchend', 'touchcancel'] as const;

/**
 * Holds changes back from a press until what it dragged has been dropped: an event that is drawn again in the
 * meantime is never dropped.
 */
export function holdWhilePressed(hold: () => () => void) {
  const release = hold();
  const pressed = new AbortController();
  for (const type of ENDS) {
    window.addEventListener(
      type,
      () => {
        pressed.abort();
        // FullCalendar ends a drag in a timer of its own, which it has set before this one.
        setTimeout(release);
      },
      { signal: pressed.signal },
    );
  }
}
