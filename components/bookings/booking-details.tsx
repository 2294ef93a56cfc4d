import { Notice } from '@/components/ui/notice';
import type { DeskBooking } from '@/lib/bookings/desk/model';
import { shortMoment } from '@/lib/core/time/business-time';
import { notices } from '@/lib/notices';
import { BookingFacts } from './booking-facts';
import type { BookingChoices } from './booking-fields';
import { BookingForm, BookingSteps, SendNotes } from './drawer-parts';

type BookingDetailsProps = BookingChoices & { booking: Promise<DeskBooking | null> };

/** Facts, actions and form of one booking. */
export async function BookingDetails(props: BookingDetailsProps) {
  const booking = await props.booking;
  if (!booking) return <Notice tone="warning" title={notices.bookingGone} />;
  return (
    <div className="space-y-6">
      <BookingFacts booking={booking} />
      <BookingSteps booking={booking} clientId={booking.client?.id ?? null} />
      {booking.status === 'completed' && !booking.isQuarantined && (
        <SendNotes
          id={booking.id}
          name={booking.name}
          notes={booking.sharedNotes}
          sentAt={booking.notesSentAt && shortMoment(booking.notesSentAt)}
        />
      )}
      <div className="border-t border-line pt-6">
        <BookingForm booking={booking} owners={props.owners} services={props.services} />
      </div>
    </div>
  );
}
