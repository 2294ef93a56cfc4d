import { DealStageMark } from '@/components/deals/deal-stage-mark';
import { NextStep } from '@/components/deals/next-step';
import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { RowMenuButton } from '@/components/lists/row-menu-button';
import { Icon } from '@/components/ui/icon';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { channelClassNames } from '@/lib/core/channel-classes';
import { businessDay, shortMoment } from '@/lib/core/time/business-time';
import { centsText } from '@/lib/deals/amounts';
import { dayText } from '@/lib/deals/day-text';
import type { ListedDeal } from '@/lib/deals/model';
import { dealStageNames } from '@/lib/deals/stages';

const moment = (instant: string) => <span className="moment">{shortMoment(instant)}</span>;

/** Columns of the deal list. */
export const dealColumns: readonly Column<ListedDeal>[] = [
  {
    id: 'title',
    header: 'Deal',
    sort: 'title',
    cell: ({ id, title }) => <RowLink record={id}>{title}</RowLink>,
  },
  {
    id: 'contact',
    card: 'detail',
    header: 'Contact',
    cell: ({ client }) => client?.name ?? 'No contact',
  },
  {
    id: 'stage',
    card: 'status',
    header: 'Stage',
    cell: ({ title, stage }) => (
      <RowMenuButton
        menu="moves"
        label={`Stage of ${title}: ${dealStageNames[stage]}`}
        className="-ml-2 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 hover:bg-hover"
      >
        <DealStageMark stage={stage} />
        <Icon name="chevron-down" className="size-3.5 text-ink-3" />
      </RowMenuButton>
    ),
  },
  {
    id: 'value',
    card: 'detail',
    header: 'First year (USD)',
    sort: 'year_cents',
    numeric: true,
    cell: ({ yearCents }) => centsText(yearCents),
  },
  {
    id: 'weighted',
    header: 'Weighted (USD)',
    numeric: true,
    cell: ({ weightedCents }) => centsText(weightedCents),
  },
  {
    id: 'step',
    card: 'detail',
    header: 'Next step',
    sort: 'step_order',
    cell: (deal) => <NextStep deal={deal} />,
  },
  {
    id: 'expected',
    header: 'Expected',
    sort: 'expected_order',
    cell: ({ expectedOn }) => expectedOn && dayText(expectedOn, businessDay(new Date())),
  },
  { id: 'owner', header: 'Owner', cell: ({ ownerName }) => ownerName || 'No one' },
  {
    id: 'company',
    header: 'Company',
    cell: ({ company }) => company?.name,
    optional: true,
  },
  {
    id: 'once',
    header: 'Once (USD)',
    numeric: true,
    cell: ({ onceCents }) => centsText(onceCents),
    optional: true,
  },
  {
    id: 'month',
    header: 'A month (USD)',
    numeric: true,
    cell: ({ monthCents }) => centsText(monthCents),
    optional: true,
  },
  {
    id: 'source',
    header: 'Source',
    cell: ({ source }) => channelClassNames[source],
    optional: true,
  },
  {
    id: 'created',
    header: `Created (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ createdAt }) => moment(createdAt),
    optional: true,
  },
  {
    id: 'updated',
    header: `Updated (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'updated_at',
    cell: ({ version }) => moment(version),
    optional: true,
  },
];
