import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { EmailText } from '@/components/ui/email-text';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import type { Delivery } from '@/lib/outbox/model';
import { DeliveryStatus } from './delivery-status';

const moment = (instant: string | null) =>
  instant && <span className="moment">{shortMoment(instant)}</span>;

export const deliveryColumns: readonly Column<Delivery>[] = [
  {
    id: 'topic',
    header: 'Topic',
    cell: ({ id, topic }) => (
      <RowLink record={id} className="moment text-ink underline-offset-4 hover:underline">
        {topic}
      </RowLink>
    ),
  },
  { id: 'channel', card: 'detail', header: 'By', cell: ({ channel }) => humanize(channel) },
  {
    id: 'recipient',
    card: 'detail',
    header: 'To',
    cell: ({ recipient }) => <EmailText>{recipient}</EmailText>,
  },
  {
    id: 'status',
    card: 'status',
    header: 'State',
    cell: ({ status }) => <DeliveryStatus status={status} />,
  },
  { id: 'attempts', header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  {
    id: 'created',
    card: 'time',
    header: `Written (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ createdAt }) => moment(createdAt),
  },
  { id: 'delivered', header: 'Delivered', cell: ({ deliveredAt }) => moment(deliveredAt) },
  { id: 'next', header: 'Next attempt', cell: ({ nextAttemptAt }) => moment(nextAttemptAt) },
  {
    id: 'answer',
    header: 'Last error',
    cell: ({ lastError }) => (
      <span title={lastError ?? undefined} className="block max-w-72 truncate">
        {lastError}
      </span>
    ),
    optional: true,
  },
];
