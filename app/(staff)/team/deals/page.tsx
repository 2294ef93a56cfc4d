import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { DealBoard } from '@/components/deals/board/lazy-deal-board';
import { DealWatch } from '@/components/deals/deal-watch';
import { DealDetails } from '@/components/deals/drawer/deal-details';
import { IdleDealParts } from '@/components/deals/drawer/deal-drawer-parts';
import { dealFilterChoices } from '@/components/deals/list/deal-filters';
import { DealList } from '@/components/deals/list/deal-list';
import { FilterBar } from '@/components/lists/filter-bar';
import { ViewSwitch } from '@/components/lists/view-switch';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { readEnd } from '@/lib/audit/data';
import { requireStaff } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { businessDay } from '@/lib/core/time/business-time';
import { listDeals, readBoard, readDeal } from '@/lib/deals/data';
import { FILTERED_MONTHS, monthsFrom } from '@/lib/deals/day-text';
import { dealFilters } from '@/lib/deals/filters';
import { readBounces } from '@/lib/outbox/bounces/data';
import { readDealProposal } from '@/lib/proposals/data';

export const metadata: Metadata = { title: 'My deals' };

const load = createLoader(dealFilters);

type OwnDealsScreenProps = { searchParams: Promise<SearchParams> };

export default async function OwnDealsScreen({ searchParams }: OwnDealsScreenProps) {
  const staff = await requireStaff();
  const { open, cols: _, ...filters } = await load(searchParams);
  // Leaders see all deals in the other area; here everyone sees their own.
  const asked = { ...filters, owner: staff.id, open, cols: null };
  const deal = open ? readAhead(readDeal(staff, open)) : null;
  const proposal = open ? readAhead(readDealProposal(staff, open)) : null;
  const bounces = proposal
    ? readAhead(
        proposal.then((found) =>
          readBounces(staff, found?.versions.map((version) => version.recipientEmail) ?? []),
        ),
      )
    : null;
  const shown =
    filters.view === 'board'
      ? { columns: readAhead(readBoard(staff, asked)) }
      : { page: readAhead(listDeals(staff, asked)) };
  const months = monthsFrom(businessDay(new Date()), FILTERED_MONTHS);
  return (
    <>
      <ScreenHead title="My deals" purpose="Deals you own, by the date of the next step." />
      <FilterBar
        search="Search my deals"
        filters={dealFilterChoices({ view: filters.view, months })}
      >
        <ViewSwitch shown={filters.view} />
      </FilterBar>
      {shown.columns ? <DealBoard columns={shown.columns} /> : <DealList page={shown.page} />}
      <DealWatch />
      <IdleDrawer />
      <IdleDealParts />
      {open && deal && proposal && (
        <RecordDrawer
          record={open}
          end={readEnd(staff, 'deals', open, deal)}
          title={<RecordTitle kind="Deal" name={deal.then((found) => found?.title)} />}
        >
          <BounceNotice bounces={bounces} />
          <DealDetails deal={deal} proposal={proposal} />
        </RecordDrawer>
      )}
    </>
  );
}
