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
  /** Newest proposal of the deal. */
  proposal: Promise<Proposal | null>;
  /** Choices for the form of a leader. Absent for members, who can only move the deal and plan its next step. */
  choices?: DealChoices;
};

/** Details of a deal in the drawer. */
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
