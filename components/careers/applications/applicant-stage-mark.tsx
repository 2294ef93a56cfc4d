import { Status } from '@/components/ui/status';
import { type Stage, stageNames } from '@/lib/careers/applications/stages';

const tones = {
  new: 'accent',
  screening: 'medium',
  interview: 'medium',
  offer: 'medium',
  hired: 'low',
  declined: 'done',
} as const satisfies Record<Stage, string>;

export function ApplicantStageMark({ stage }: { stage: Stage }) {
  return <Status tone={tones[stage]}>{stageNames[stage]}</Status>;
}
