/**
 * Defers screen changes while the user drags: a calendar that re-renders during a drag loses the dragged event. Changes
 * are applied in the order of their arrival.
 */
export function createDeferredChanges() {
  let holds = 0;
  const waiting: (() => void)[] = [];

  return {
    /** Applies a change immediately, or when the last hold is released. */
    make(change: () => void) {
      if (holds > 0) waiting.push(change);
      else change();
    },
    /** Defers changes until the returned function is called. */
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
