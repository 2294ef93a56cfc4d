import { toast } from '@/components/ui/toast';
import type { JustPublished } from '@/lib/content/just-published';
import { zonedMoment } from '@/lib/core/time/business-time';

/** Time to read what went live, and to take it back. */
const LIVE_TOAST_MS = 15_000;

/** Shows what a step has done; of what is public now with its page, the time and a button that takes it back. */
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
