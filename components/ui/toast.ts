import type { ExternalToast, toast as Sonner } from 'sonner';
import type { Refusal } from '@/lib/core/actions/refusal';

type Kind = 'success' | 'info' | 'error';

let onWanted = () => {};
let onReady = (_: typeof Sonner) => {};
const shown = new Promise<typeof Sonner>((resolve) => {
  onReady = resolve;
});

/** Calls `listener` when the first toast is about to be shown. */
export function whenToastsAreWanted(listener: () => void) {
  onWanted = listener;
}

/** Signals that the toast library has loaded. */
export const toastsAreReady = (toast: typeof Sonner) => onReady(toast);

const show = (kind: Kind) => (text: string, options?: ExternalToast) => {
  onWanted();
  void shown.then((toast) => toast[kind](text, options));
};

/** Shows toasts. Toasts from before the library has loaded are queued. */
export const toast = { success: show('success'), info: show('info'), error: show('error') };

/** Shows the message of a refusal, with its reference code after an unexpected failure. */
export function toastRefusal({ text, details: { reference } }: Refusal) {
  toast.error(text, reference ? { description: `Reference ${reference}` } : undefined);
}
