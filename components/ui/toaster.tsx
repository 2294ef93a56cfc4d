'use client';

import { Toaster as Sonner } from 'sonner';
import { useFreeSide } from './use-free-side';

/** Pixels from the edges of the screen: below the sticky header, above the bar of chosen records. */
const CLEAR_OF_BARS = { top: 68, bottom: 92, left: 16, right: 16 };

/**
 * Spec section 9: a toast stays for 5000 ms. The swipe threshold is sonner's own (45 px). None covers another,
 * because an older one may hold the button that undoes. They keep away from the control that was used last, from the
 * bar at the top and from the one at the foot.
 */
export function Toaster() {
  const side = useFreeSide();
  return (
    <Sonner
      duration={5000}
      position={`${side}-center`}
      offset={CLEAR_OF_BARS}
      mobileOffset={CLEAR_OF_BARS}
      closeButton
      expand
      gap={8}
      toastOptions={{
        classNames: {
          toast: 'toast',
          success: 'toast-success',
          info: 'toast-info',
          warning: 'toast-warning',
          error: 'toast-error',
        },
      }}
    />
  );
}
