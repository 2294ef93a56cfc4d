const ENDS = ['mouseup', 'touchend', 'touchcancel'] as const;

/**
 * Holds changes back from a press until it is over: an event that is drawn again under the pointer is never
 * dragged. By then FullCalendar has told what was dropped.
 */
export function holdWhilePressed(hold: () => () => void) {
  const release = hold();
  const pressed = new AbortController();
  for (const type of ENDS) {
    window.addEventListener(
      type,
      () => {
        pressed.abort();
        release();
      },
      { signal: pressed.signal },
    );
  }
}
