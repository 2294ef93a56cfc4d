import { Status } from '@/components/ui/status';
import { type DealStage, dealStageNames } from '@/lib/deals/stages';

const tones = {
  new: 'neutral',
  qualified: 'low',
  proposal: 'medium',
  negotiation: 'accent',
  won: 'done',
  lost: 'neutral',
} as const satisfies Record<DealStage, string>;

/** Stage of a deal, as a dot and a word. */
export function DealStageMark({ stage }: { stage: DealStage }) {
  return <Status tone={tones[stage]}>{dealStageNames[stage]}</Status>;
}
