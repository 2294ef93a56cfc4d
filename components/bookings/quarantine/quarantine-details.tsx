import { BookingFacts } from '@/components/bookings/desk/booking-facts';
import { BookingMessage } from '@/components/bookings/desk/booking-message';
import { ReplyButton } from '@/components/clients/replies/reply-button';
import { ReplyList } from '@/components/clients/replies/reply-list';
import type { DeskBooking } from '@/lib/bookings/desk/model';
import type { Reply } from '@/lib/clients/replies/model';

type HeldDetailsProps = {
  booking: Promise<DeskBooking | null>;
  replies: Promise<Reply[]>;
  isLeader: boolean;
};

/** Consultation as its host sees it: the visitor's message, our replies and the facts. */
export async function QuarantineDetails(props: HeldDetailsProps) {
  const [booking, replies] = await Promise.all([props.booking, props.replies]);
  if (!booking) return null;
  return (
    <div className="space-y-6">
      <BookingMessage booking={booking} />
      <ReplyList replies={replies} />
      <ReplyButton kind="booking" record={booking.id} />
      <BookingFacts booking={booking} isLeader={props.isLeader} />
    </div>
  );
}
