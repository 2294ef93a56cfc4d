import { Status } from '@/components/ui/status';
import type { ContentState } from '@/lib/core/cache/change';

export const contentStateNames: Record<ContentState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
};

const tones = {
  draft: 'medium',
  scheduled: 'accent',
  published: 'low',
  archived: 'done',
} as const satisfies Record<ContentState, string>;

type ContentStatusProps = {
  state: ContentState;
  /** Label for a public record that is closed or past. */
  over?: string;
  /** Label for a record in which its editor still has to add something. */
  lacking?: string;
};

export function ContentStatus({ state, over, lacking }: ContentStatusProps) {
  if (lacking && state === 'published') return <Status tone="high">{lacking}</Status>;
  if (over) return <Status tone="done">{over}</Status>;
  return <Status tone={tones[state]}>{contentStateNames[state]}</Status>;
}
