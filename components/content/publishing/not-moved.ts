import { unreachable } from '@/components/ui/use-form-action';
import { contentNotices } from '@/lib/notices/content';

/** Answer of a step whose request was lost: it may or may not have been carried out. */
export const NOT_MOVED = {
  data: undefined,
  ...unreachable(contentNotices, 'contentNotMoved'),
};
