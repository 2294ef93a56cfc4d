import { DealProposal } from '@/components/proposals/desk/deal-proposal';
import { RecordEnd } from '@/components/records/record-end';
import { ButtonLink } from '@/components/ui/button-link';
import type { Deal } from '@/lib/deals/model';
import { newTaskPath } from '@/lib/paths/staff';
import type { Proposal } from '@/lib/proposals/model';
import {
  DealForm,
  DealStage,
  DeleteOpenDeal,
  StartDealPlaybook,
  StepForm,
} from './deal-drawer-parts';
import { DealFacts } from './deal-facts';
import type { DealChoices } from './deal-fields';
import { DealHistory } from './deal-history';

type DealDetailsProps = {
  deal: Promise<Deal | null>;
  /** Its newest proposal. */
  proposal: Promise<Proposal | null>;
  /** Choices of a leader's form; absent for a member, who moves the deal and plans its next step. */
  choices?: DealChoices;
};

/** Everything about one deal. */
export async function DealDetails({
  deal: read,
  proposal: readProposal,
  choices,
}: DealDetailsProps) {
  const [deal, proposal] = await Promise.all([read, readProposal]);
  if (!deal) return null;
  return (
    <div className="space-y-6">
      <DealStage key={deal.stage} deal={deal} />
      <DealFacts deal={deal} isLeader={Boolean(choices)} />
      <DealProposal deal={deal} proposal={proposal} isLeader={Boolean(choices)} />
      {choices ? <DealForm deal={deal} {...choices} /> : <StepForm deal={deal} />}
      {choices && (
        <div className="flex flex-wrap gap-2">
          {deal.client && (
            <ButtonLink
              href={newTaskPath({ client: deal.client.id })}
              variant="secondary"
              size="sm"
            >
              New task
            </ButtonLink>
          )}
          <StartDealPlaybook subject="deals" record={deal.id} />
        </div>
      )}
      <DealHistory history={deal.history} />
      {choices && (
        <RecordEnd>
          <DeleteOpenDeal deal={deal} />
        </RecordEnd>
      )}
    </div>
  );
}
