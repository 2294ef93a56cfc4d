import { useEffect, useState } from 'react';

type Side = 'top' | 'bottom';

/** Returns the half of the screen that is away from the control that was used last. */
export function useFreeSide(): Side {
  const [side, setSide] = useState<Side>('top');

  // Any control of the document may be the last one.
  useEffect(() => {
    const keepClear = ({ target }: Event) => {
      // Toasts that are shown stay where they are: moving them would take the focus and start their time again.
      if (!(target instanceof Element) || document.querySelector('[data-sonner-toast]')) return;
      const { top, height } = target.getBoundingClientRect();
      // Something as tall as the screen says nothing.
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
