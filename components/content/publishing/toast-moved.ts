import { toast } from '@/components/ui/toast';
import type { JustPublished } from '@/lib/content/just-published';
import { zonedMoment } from '@/lib/core/time/business-time';

/** Duration of the toast, long enough to undo a publication. */
const LIVE_TOAST_MS = 15_000;

/**
 * Shows a toast after a state change. For a published record it has a link to the page, the time and an undo button.
 */
export function toastMoved(
  data: { text: string; live?: JustPublished },
  undo: (live: JustPublished) => void,
) {
  const { live } = data;
  if (!live) return toast.success(data.text);
  toast.success(data.text, {
    description: `${live.page}, published at ${zonedMoment(live.at)}`,
    duration: LIVE_TOAST_MS,
    action: live.isUndoable ? { label: 'Undo', onClick: () => undo(live) } : undefined,
  });
}
