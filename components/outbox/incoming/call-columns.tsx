import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { EmailText } from '@/components/ui/email-text';
import { Status } from '@/components/ui/status';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { IncomingCallRow } from '@/lib/outbox/incoming/model';

/** Result of an incoming request, with its response status. */
export function CallStatus({ status }: Pick<IncomingCallRow, 'status'>) {
  const isTaken = status < 300;
  return (
    <Status tone={isTaken ? 'low' : 'high'}>
      {isTaken ? 'Taken' : 'Refused'} with {status}
    </Status>
  );
}

export const callColumns: readonly Column<IncomingCallRow>[] = [
  {
    id: 'type',
    header: 'Type',
    cell: ({ id, type }) => (
      <RowLink record={id} className="moment text-ink underline-offset-4 hover:underline">
        {type}
      </RowLink>
    ),
  },
  {
    id: 'about',
    card: 'detail',
    header: 'About',
    cell: ({ email }) => email && <EmailText>{email}</EmailText>,
  },
  {
    id: 'status',
    card: 'status',
    header: 'Answer',
    cell: ({ status }) => <CallStatus status={status} />,
  },
  { id: 'times', header: 'Times', numeric: true, cell: ({ times }) => times },
  {
    id: 'received',
    card: 'time',
    header: `Received (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'received_at',
    cell: ({ receivedAt }) => <span className="moment">{shortMoment(receivedAt)}</span>,
  },
  { id: 'id', header: 'Id', cell: ({ webhookId }) => webhookId, optional: true },
];
