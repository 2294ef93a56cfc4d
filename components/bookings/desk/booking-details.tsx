import { ReplyList } from '@/components/clients/replies/reply-list';
import type { DeskBooking } from '@/lib/bookings/desk/model';
import type { HostChoice } from '@/lib/bookings/hosts/model';
import type { Reply } from '@/lib/clients/replies/model';
import { BookingSteps, ChooseHost, EditBooking, SendNotes } from './booking-drawer-parts';
import { BookingFacts } from './booking-facts';
import type { BookingChoices } from './booking-fields';
import { BookingMessage } from './booking-message';

type BookingDetailsProps = BookingChoices & {
  booking: Promise<DeskBooking | null>;
  replies: Promise<Reply[]>;
  /** Deal created from the booking, if any. */
  deal: Promise<{ id: string } | null>;
  hosts: Promise<HostChoice[]>;
};

/** Details of a booking: the visitor's message and our replies, the next steps, the facts and the form. */
export async function BookingDetails(props: BookingDetailsProps) {
  const [booking, replies, hosts, deal] = await Promise.all([
    props.booking,
    props.replies,
    props.hosts,
    props.deal,
  ]);
  if (!booking) return null;
  return (
    <div className="space-y-6">
      <BookingMessage booking={booking} />
      <ReplyList replies={replies} />
      <BookingSteps
        booking={booking}
        clientId={booking.client?.id ?? null}
        dealId={deal?.id ?? null}
      />
      <BookingFacts booking={booking} isLeader />
      {hosts.length > 0 && booking.status === 'scheduled' && (
        <ChooseHost key={booking.hostId} booking={booking.id} host={booking.hostId} hosts={hosts} />
      )}
      {booking.status === 'completed' && !booking.isQuarantined && (
        <SendNotes
          id={booking.id}
          name={booking.name}
          notes={booking.sharedNotes}
          sentAt={booking.notesSentAt}
        />
      )}
      <EditBooking booking={booking} owners={props.owners} services={props.services} />
    </div>
  );
}
