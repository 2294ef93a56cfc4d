'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { toastsAreReady } from './toast';
import type { Side } from './use-free-side';

/** Pixels from the edges of the screen: below the sticky header, above the bar of selected records. */
const OFFSET = { top: 68, bottom: 92, left: 16, right: 16 };

/**
 * Spec section 9: a toast is shown for 5000 ms. The swipe threshold is sonner's own (45 px). Toasts do not cover each
 * other, because an older one may contain an undo button. They avoid the last used control, the header and the bar at
 * the foot.
 */
export function Toasts({ side }: { side: Side }) {
  // The library forgets toasts that come before its own effects.
  useEffect(() => toastsAreReady(toast), []);

  return (
    <Sonner
      duration={5000}
      position={`${side}-center`}
      offset={OFFSET}
      mobileOffset={OFFSET}
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
