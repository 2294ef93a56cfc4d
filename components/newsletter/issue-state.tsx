import { Status } from '@/components/ui/status';
import { type IssueState, issueStateNames } from '@/lib/newsletter/states';

const tones = {
  draft: 'neutral',
  scheduled: 'accent',
  sending: 'low',
  paused: 'medium',
  sent: 'done',
} as const;

export function IssueStatus({ state }: { state: IssueState }) {
  return <Status tone={tones[state]}>{issueStateNames[state]}</Status>;
}
