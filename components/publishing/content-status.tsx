import { Status } from '@/components/ui/status';
import type { ContentState } from '@/lib/publishing/rules';

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

export function ContentStatus({ state }: { state: ContentState }) {
  return <Status tone={tones[state]}>{contentStateNames[state]}</Status>;
}
