import { csvExport } from '@/lib/core/actions/routes';
import { channelClassNames } from '@/lib/core/channel-classes';
import { utc } from '@/lib/core/lists/csv';
import { centsDecimal } from '@/lib/deals/amounts';
import { listDeals } from '@/lib/deals/data';
import { dealFilters } from '@/lib/deals/filters';
import { dealStageNames, lostReasonNames } from '@/lib/deals/stages';

/** Exports the matching deals as CSV; leaders only. Amounts have two decimals, instants are UTC. */
export const GET = csvExport({
  name: 'deals',
  filters: dealFilters,
  list: listDeals,
  columns: [
    ['Deal', ({ title }) => title],
    ['Contact', ({ client }) => client?.name ?? ''],
    ['Company', ({ company }) => company?.name ?? ''],
    ['Stage', ({ stage }) => dealStageNames[stage]],
    ['Once (USD)', ({ onceCents }) => centsDecimal(onceCents)],
    ['A month (USD)', ({ monthCents }) => centsDecimal(monthCents)],
    ['First year (USD)', ({ yearCents }) => centsDecimal(yearCents)],
    ['Weighted (USD)', ({ weightedCents }) => centsDecimal(weightedCents)],
    ['Reason for another amount', ({ amountReason }) => amountReason],
    ['Expected', ({ expectedOn }) => expectedOn ?? ''],
    ['Next step', ({ nextStep }) => nextStep],
    ['Step due', ({ nextStepOn }) => nextStepOn ?? ''],
    ['Done by', ({ stepOwnerName, nextStep }) => (nextStep ? stepOwnerName : '')],
    ['Owner', ({ ownerName }) => ownerName],
    ['Source', ({ source }) => channelClassNames[source]],
    ['Lost because', ({ lostReason }) => (lostReason ? lostReasonNames[lostReason] : '')],
    ['Closed (UTC)', ({ closedAt }) => utc(closedAt)],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
  ],
});
