import type { ExternalToast, toast as Sonner } from 'sonner';

type Kind = 'success' | 'info' | 'error';

const shown = Promise.withResolvers<typeof Sonner>();
let onWanted = () => {};

/** Calls `listener` when the first toast is to be shown. */
export function whenToastsAreWanted(listener: () => void) {
  onWanted = listener;
}

/** Tells that the library is on the page. */
export const toastsAreReady = shown.resolve;

const show = (kind: Kind) => (text: string, options?: ExternalToast) => {
  onWanted();
  void shown.promise.then((toast) => toast[kind](text, options));
};

/** Shows toasts; those from before the library has loaded follow as soon as it has. */
export const toast = { success: show('success'), info: show('info'), error: show('error') };
