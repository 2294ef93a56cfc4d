import { useCallback, useEffect, useRef, useTransition } from 'react';

/**
 * Marks a link with `data-pressed` from the press until its screen is shown. `startTransition` is for the navigation,
 * which must begin after `press`.
 */
export function usePressedLink() {
  const [isPending, startTransition] = useTransition();
  const pressed = useRef<HTMLAnchorElement>(null);

  const press = useCallback((link: HTMLAnchorElement | null) => {
    delete pressed.current?.dataset.pressed;
    if (link) link.dataset.pressed = '';
    pressed.current = link;
  }, []);

  // The attribute is not React's: it must be there before the next frame, whatever React has to do until then.
  useEffect(() => {
    if (!isPending) press(null);
  }, [isPending, press]);

  return { press, startTransition };
}
