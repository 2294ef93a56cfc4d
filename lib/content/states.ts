import type { ContentState } from '@/lib/core/cache/change';
import type { ContentTable } from '@/lib/paths';

/** Where content may go from each state. To schedule what is scheduled gives it another time. */
export const CONTENT_TRANSITIONS: Record<ContentState, readonly ContentState[]> = {
  draft: ['published', 'scheduled', 'archived'],
  scheduled: ['published', 'scheduled', 'draft', 'archived'],
  published: ['draft', 'archived'],
  archived: ['published', 'draft'],
};

/**
 * Returns the columns that a move sets beside the date. Subscribers are mailed about a post that goes live only where
 * the move asks for it.
 */
export function stateColumns(
  table: ContentTable,
  { to, notifiesSubscribers = false }: { to: ContentState; notifiesSubscribers?: boolean },
): { state: ContentState } {
  const goesLive = to === 'published' || to === 'scheduled';
  return {
    state: to,
    ...(table === 'blog_posts' && goesLive && { notify_subscribers: notifiesSubscribers }),
  };
}
