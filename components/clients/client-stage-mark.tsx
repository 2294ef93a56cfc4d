import { Status } from '@/components/ui/status';
import { type ClientStage, clientStageNames } from '@/lib/clients/stages';

const tones = {
  lead: 'neutral',
  qualified: 'medium',
  client: 'low',
  past: 'done',
} as const satisfies Record<ClientStage, string>;

/** Stage of a contact, as a dot and a word. */
export function ClientStageMark({ stage }: { stage: ClientStage }) {
  return <Status tone={tones[stage]}>{clientStageNames[stage]}</Status>;
}
