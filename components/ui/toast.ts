import type { ExternalToast, toast as Sonner } from 'sonner';
import type { Refusal } from '@/lib/core/actions/refusal';

type Kind = 'success' | 'info' | 'error';

let onWanted = () => {};
let onReady = (_: typeof Sonner) => {};
const shown = new Promise<typeof Sonner>((resolve) => {
  onReady = resolve;
});

/** Calls `listener` when the first toast is to be shown. */
export function whenToastsAreWanted(listener: () => void) {
  onWanted = listener;
}

/** Signals that the library is on the page. */
export const toastsAreReady = (toast: typeof Sonner) => onReady(toast);

const show = (kind: Kind) => (text: string, options?: ExternalToast) => {
  onWanted();
  void shown.then((toast) => toast[kind](text, options));
};

/** Shows toasts; those from before the library has loaded follow as soon as it has. */
export const toast = { success: show('success'), info: show('info'), error: show('error') };

/** Shows the sentence of a refusal, with its reference if something failed unexpectedly. */
export function toastRefusal({ text, details: { reference } }: Refusal) {
  toast.error(text, reference ? { description: `Reference ${reference}` } : undefined);
}
