import type { Metadata } from 'next';
import { ProposalDesk } from '@/components/proposals/desk/proposal-desk';
import { KeptScreen } from '@/components/records/kept-record';
import { MissingScreen } from '@/components/staff/missing-screen';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { readEnd } from '@/lib/audit/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { businessDay } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import { readDeal } from '@/lib/deals/data';
import { dealPath } from '@/lib/paths/staff';
import { readDealProposal } from '@/lib/proposals/data';
import { composedContent, proposalValues, serviceRows } from '@/lib/proposals/desk/values';
import { listTemplates } from '@/lib/proposals/desk/writes';
import { listOfferedServices, readServiceDraft } from '@/lib/services/data';

export const metadata: Metadata = { title: 'Proposal' };

/** Default validity of a first draft in days. */
const VALID_DAYS = 21;

type WriteProposalScreenProps = { params: Promise<{ id: string }> };

export default async function WriteProposalScreen({ params }: WriteProposalScreenProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const [deal, proposal, templates, services] = await Promise.all([
    readDeal(leader, id),
    readDealProposal(leader, id),
    listTemplates(leader),
    listOfferedServices(),
  ]);
  const service = deal?.service ? await readServiceDraft(deal.service.id) : null;
  const values =
    deal &&
    proposalValues(deal, proposal, {
      content: composedContent(deal, service),
      validUntil: dayPlus(businessDay(new Date()), VALID_DAYS),
    });
  return (
    <KeptScreen
      key={id}
      end={readEnd(leader, 'deals', id, Promise.resolve(deal))}
      missing={<MissingScreen area="admin" />}
    >
      {deal && values && (
        <>
          <ScreenHead
            title={proposal ? `Proposal ${proposal.number}` : 'New proposal'}
            purpose={`${deal.title}, for ${deal.client?.name ?? 'no contact'}`}
            action={
              <ButtonLink href={dealPath('admin', deal.id)} variant="secondary" size="sm">
                Back to the deal
              </ButtonLink>
            }
          />
          <ProposalDesk
            proposal={proposal}
            values={values}
            templates={templates}
            services={services.map(serviceRows)}
          />
        </>
      )}
    </KeptScreen>
  );
}
