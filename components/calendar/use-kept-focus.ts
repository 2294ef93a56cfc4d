import { useEffect, useEffectEvent } from 'react';

/** A dialog fades for 120 ms and then gives the focus back to what opened it. */
const AFTER_CLOSING_MS = 200;

/** Keeps the focus on the screen when what opened a dialog has gone by the time it is closed. */
export function useKeptFocus(isOpen: boolean, find: () => HTMLElement | null | undefined) {
  const keep = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus();
  });

  // Focus is the browser's; only after the dialog has returned it can it be known to be lost.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setTimeout(keep, AFTER_CLOSING_MS);
    };
  }, [isOpen]);
}
