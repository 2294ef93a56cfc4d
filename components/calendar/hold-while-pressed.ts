const ENDS = ['mouseup', 'touchend', 'touchcancel'] as const;

/**
 * Defers changes while an event is being dragged: FullCalendar never drops an event that re-renders during the drag.
 */
export function holdWhilePressed(hold: () => () => void) {
  const release = hold();
  const pressed = new AbortController();
  for (const type of ENDS) {
    window.addEventListener(
      type,
      () => {
        pressed.abort();
        // FullCalendar ends a drag in its own timer, which was set before this one.
        setTimeout(release);
      },
      { signal: pressed.signal },
    );
  }
}
