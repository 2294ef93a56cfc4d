import type { ContentState } from '@/lib/core/cache/change';

/** What a step to `to` is called; scheduled content that is scheduled again gets another time. */
export function stepLabel(from: ContentState, to: ContentState): string {
  const labels: Record<ContentState, string> = {
    published: 'Publish',
    scheduled: from === 'scheduled' ? 'Change the time…' : 'Schedule…',
    draft: from === 'published' ? 'Unpublish to draft' : 'Back to draft',
    archived: 'Archive',
  };
  return labels[to];
}
