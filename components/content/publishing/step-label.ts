import type { ContentState } from '@/lib/core/cache/change';

/** Returns the label of a state change. Scheduling a scheduled record reschedules it. */
export function stepLabel(from: ContentState, to: ContentState): string {
  const labels: Record<ContentState, string> = {
    published: 'Publish',
    scheduled: from === 'scheduled' ? 'Change the time…' : 'Schedule…',
    draft: from === 'published' ? 'Unpublish to draft' : 'Back to draft',
    archived: 'Archive',
  };
  return labels[to];
}
