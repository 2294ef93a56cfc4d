import { useCallback, useEffect, useRef, useTransition } from 'react';

/**
 * Marks a link with `data-pressed` from the click until the next screen is shown. Use `startTransition` for the
 * navigation, which must begin after `press`.
 */
export function usePressedLink() {
  const [isPending, startTransition] = useTransition();
  const pressed = useRef<HTMLAnchorElement>(null);

  const press = useCallback((link: HTMLAnchorElement | null) => {
    delete pressed.current?.dataset.pressed;
    if (link) link.dataset.pressed = '';
    pressed.current = link;
  }, []);

  // Set outside React, so that it is visible in the next frame even if React is busy.
  useEffect(() => {
    if (!isPending) press(null);
  }, [isPending, press]);

  return { press, startTransition };
}
