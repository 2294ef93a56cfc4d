'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { toastsAreReady } from './toast';
import type { Side } from './use-free-side';

/** Distance from the edges of the screen in pixels: below the sticky header and above the selection bar. */
const OFFSET = { top: 68, bottom: 92, left: 16, right: 16 };

/**
 * Spec section 9: a toast is shown for 5000 ms. The swipe threshold is sonner's default (45 px). Toasts do not overlap,
 * because an older toast may contain an undo button. They avoid the last used control, the header and the bottom bar.
 */
export function Toasts({ side }: { side: Side }) {
  // Toasts sent before the library's own effects have run are lost.
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
