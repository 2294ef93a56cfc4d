import { refusalFrom } from '@/lib/core/actions/refusal';
import { contentNotices } from '@/lib/notices/content';

/** Refusal of a step whose request was lost: it may or may not have been carried out. */
export const NOT_MOVED = refusalFrom(contentNotices, 'contentNotMoved');
