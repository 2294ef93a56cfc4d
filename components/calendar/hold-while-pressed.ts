const ENDS = ['mouseup', 'touchend', 'touchcancel'] as const;

/**
 * Holds changes back while an event is being dragged: FullCalendar never drops an event that re-renders in the
 * meantime.
 */
export function holdWhilePressed(hold: () => () => void) {
  const release = hold();
  const pressed = new AbortController();
  for (const type of ENDS) {
    window.addEventListener(
      type,
      () => {
        pressed.abort();
        // FullCalendar ends a drag in its own timer, which it set before this one.
        setTimeout(release);
      },
      { signal: pressed.signal },
    );
  }
}
