import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { DealBoard } from '@/components/deals/board/lazy-deal-board';
import { DealWatch } from '@/components/deals/deal-watch';
import { DealDetails } from '@/components/deals/drawer/deal-details';
import { IdleDealParts, NewDeal } from '@/components/deals/drawer/deal-drawer-parts';
import { dealFilterChoices } from '@/components/deals/list/deal-filters';
import { DealList } from '@/components/deals/list/deal-list';
import { FilterBar } from '@/components/lists/filter-bar';
import { OpenLink } from '@/components/lists/open-link';
import { ViewSwitch } from '@/components/lists/view-switch';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { readClient } from '@/lib/clients/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { businessDay } from '@/lib/core/time/business-time';
import { listDeals, readBoard, readDeal } from '@/lib/deals/data';
import { FILTERED_MONTHS, monthsFrom } from '@/lib/deals/day-text';
import { dealFilters } from '@/lib/deals/filters';
import { readBounces } from '@/lib/outbox/bounces/data';
import { paths } from '@/lib/paths';
import { readDirectory } from '@/lib/people/data';
import { readDealProposal } from '@/lib/proposals/data';
import { listServiceNames } from '@/lib/services/data';

export const metadata: Metadata = { title: 'Deals' };

const load = createLoader(dealFilters);

type DealsScreenProps = { searchParams: Promise<SearchParams> };

export default async function DealsScreen({ searchParams }: DealsScreenProps) {
  const leader = await requireLeader();
  const { open, cols: _, ...filters } = await load(searchParams);
  const asked = { ...filters, open, cols: null };
  const shown =
    filters.view === 'board'
      ? { columns: readAhead(readBoard(leader, asked)) }
      : { page: readAhead(listDeals(leader, asked)) };
  const deal = open ? readAhead(readDeal(leader, open)) : null;
  const proposal = open && open !== NEW_RECORD ? readAhead(readDealProposal(leader, open)) : null;
  const bounces = proposal
    ? readAhead(
        proposal.then((found) =>
          readBounces(leader, found?.versions.map((version) => version.recipientEmail) ?? []),
        ),
      )
    : null;
  const contact = open === NEW_RECORD && filters.client ? readClient(leader, filters.client) : null;
  const [people, services] = await Promise.all([
    readDirectory(leader),
    open ? listServiceNames() : [],
  ]);
  const choices = { people, services };
  const months = monthsFrom(businessDay(new Date()), FILTERED_MONTHS);
  return (
    <>
      <ScreenHead
        title="Deals"
        purpose="Possible sales, their stages and their next steps."
        action={
          <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
            New deal
          </OpenLink>
        }
      />
      <FilterBar
        search="Search deals"
        filters={dealFilterChoices({ view: filters.view, people, months })}
        exportPath={paths.exports.deals}
      >
        <ViewSwitch shown={filters.view} />
      </FilterBar>
      {shown.columns ? (
        <DealBoard columns={shown.columns} />
      ) : (
        <DealList page={shown.page} people={people} />
      )}
      <DealWatch />
      <IdleDrawer />
      <IdleDealParts />
      {open && deal && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'deals', open, deal)}
          title={
            open === NEW_RECORD ? (
              'New deal'
            ) : (
              <RecordTitle kind="Deal" name={deal.then((found) => found?.title)} />
            )
          }
        >
          <BounceNotice bounces={bounces} />
          {open === NEW_RECORD ? (
            <NewDeal contact={await contact} owner={leader.id} {...choices} />
          ) : (
            proposal && <DealDetails deal={deal} proposal={proposal} choices={choices} />
          )}
        </RecordDrawer>
      )}
    </>
  );
}
