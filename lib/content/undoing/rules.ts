import type { ContentState } from '@/lib/core/cache/change';

type Before = { state: ContentState; published_at: string | null };

/**
 * Returns the state for an undone publication: a draft if the scheduled time has passed, because the record would be
 * published again.
 */
export function formerState({ state, published_at }: Before, now: Date): Before {
  const isPast = state === 'scheduled' && Date.parse(published_at ?? '') <= now.getTime();
  return isPast ? { state: 'draft', published_at: null } : { state, published_at };
}
