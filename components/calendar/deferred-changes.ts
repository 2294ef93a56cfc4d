/**
 * Holds changes of the screen back while the person is dragging: a calendar that re-renders during a
 * drag loses the dragged event. Changes are made in the order in which they came.
 */
export function createDeferredChanges() {
  let holds = 0;
  const waiting: (() => void)[] = [];

  return {
    /** Makes a change, at once or when the last hold is over. */
    make(change: () => void) {
      if (holds > 0) waiting.push(change);
      else change();
    },
    /** Holds changes back until the function that it returns is called. */
    hold(): () => void {
      let isHeld = true;
      holds += 1;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holds -= 1;
        while (holds === 0 && waiting.length > 0) waiting.shift()?.();
      };
    },
  };
}
