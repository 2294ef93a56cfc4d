import { useEffect, useEffectEvent } from 'react';

/** A dialog fades for 120 ms and then returns the focus to its trigger. */
const AFTER_CLOSING_MS = 200;

/** Keeps the focus on the screen if the trigger of a dialog is gone when the dialog closes. */
export function useKeptFocus(isOpen: boolean, find: () => HTMLElement | null | undefined) {
  const keep = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus();
  });

  // The browser owns the focus; only after the dialog has returned it do we know that it is lost.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setTimeout(keep, AFTER_CLOSING_MS);
    };
  }, [isOpen]);
}
