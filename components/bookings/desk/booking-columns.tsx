import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { Status } from '@/components/ui/status';
import { awaitsReply } from '@/lib/bookings/desk/booking-steps';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { BookingStatus } from './booking-status';

const moment = (instant: string) => <span className="moment">{shortMoment(instant)}</span>;

export const bookingColumns: readonly Column<ListedBooking>[] = [
  { id: 'name', header: 'Name', cell: ({ id, name }) => <RowLink record={id}>{name}</RowLink> },
  { id: 'company', card: 'detail', header: 'Company', cell: ({ company }) => company },
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    cell: ({ status, isQuarantined, heldUntil }) => (
      <BookingStatus status={status} isQuarantined={isQuarantined} heldUntil={heldUntil} />
    ),
  },
  {
    id: 'startsAt',
    card: 'time',
    header: `Takes place (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'preferreddate',
    cell: ({ startsAt }) => moment(startsAt),
  },
  {
    id: 'requestedAt',
    card: 'time',
    header: 'Requested',
    sort: 'requestdate',
    cell: ({ requestedAt }) => moment(requestedAt),
  },
  {
    id: 'reply',
    header: 'Reply',
    cell: (booking) =>
      awaitsReply(booking) ? (
        <Status tone="medium">Awaited</Status>
      ) : (
        booking.repliedAt && moment(booking.repliedAt)
      ),
  },
  {
    id: 'responsible',
    header: 'Owner',
    cell: ({ responsible }) => responsible || 'No one yet',
  },
  { id: 'service', header: 'Service', cell: ({ serviceTitle }) => serviceTitle, optional: true },
  { id: 'topic', header: 'About', cell: ({ topic }) => topic, optional: true },
  { id: 'email', header: 'Email', cell: ({ email }) => email, optional: true },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone, optional: true },
  { id: 'meeting', header: 'Meeting', cell: ({ meetingType }) => meetingType, optional: true },
];
