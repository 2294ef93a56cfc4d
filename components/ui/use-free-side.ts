import { useEffect, useState } from 'react';

export type Side = 'top' | 'bottom';

/** Returns the half of the screen that does not contain the last used control. */
export function useFreeSide(): Side {
  const [side, setSide] = useState<Side>('top');

  // Listen on the document, because any control may be the last used one.
  useEffect(() => {
    const keepClear = ({ target }: Event) => {
      // Visible toasts must not move: they would lose focus and restart their timers.
      if (!(target instanceof Element) || document.querySelector('[data-sonner-toast]')) return;
      const { top, height } = target.getBoundingClientRect();
      // A target taller than half the screen covers both halves.
      if (height > innerHeight / 2) return;
      setSide(top + height / 2 > innerHeight / 2 ? 'top' : 'bottom');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') keepClear(event);
    };
    document.addEventListener('pointerdown', keepClear, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', keepClear, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);

  return side;
}
