'use client';

import { Toaster as Sonner } from 'sonner';

/**
 * Spec section 9: a toast stays for 5000 ms. The swipe threshold is sonner's own (45 px). None covers another,
 * because an older one may hold the button that undoes.
 */
export function Toaster() {
  return (
    <Sonner
      duration={5000}
      position="bottom-right"
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
