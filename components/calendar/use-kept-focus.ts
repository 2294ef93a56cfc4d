import { useEffect, useEffectEvent } from 'react';

/** A dialog fades out for 120 ms before it returns focus to its trigger. */
const AFTER_CLOSING_MS = 200;

/** Moves focus to a fallback element if the trigger of a dialog no longer exists when the dialog closes. */
export function useKeptFocus(isOpen: boolean, find: () => HTMLElement | null | undefined) {
  const keep = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus();
  });

  // Only after the dialog has returned focus can we tell whether focus is lost.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setTimeout(keep, AFTER_CLOSING_MS);
    };
  }, [isOpen]);
}
