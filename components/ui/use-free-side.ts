import { useEffect, useState } from 'react';

type Side = 'top' | 'bottom';

/** Returns the half of the screen that is away from the control that was used last. */
export function useFreeSide(): Side {
  const [side, setSide] = useState<Side>('top');

  // Any control of the document may be the last one.
  useEffect(() => {
    const keepClear = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[data-sonner-toaster]')) return;
      const { top, height } = target.getBoundingClientRect();
      // Something as tall as the screen says nothing.
      if (height > innerHeight / 2) return;
      setSide(top + height / 2 > innerHeight / 2 ? 'top' : 'bottom');
    };
    document.addEventListener('pointerdown', keepClear, true);
    document.addEventListener('keydown', keepClear, true);
    return () => {
      document.removeEventListener('pointerdown', keepClear, true);
      document.removeEventListener('keydown', keepClear, true);
    };
  }, []);

  return side;
}
