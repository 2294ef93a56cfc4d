import { bookingCalendarFile } from '@/lib/bookings/booking-calendar-file';
import { findBooking } from '@/lib/bookings/data';
import { confirmedBookingId, manageBookingLink } from '@/lib/bookings/manage-link';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/booking/confirmed/[token]/calendar.ics'>;

/** Returns a confirmed booking as a calendar file, for the visitor with the signed link. */
export async function GET(_: Request, { params }: Context) {
  const { token } = await params;
  const id = confirmedBookingId(decodeURIComponent(token));
  const booking = id ? await findBooking(id) : null;
  if (!booking || booking.quarantined_at) return new Response(null, { status: 404 });
  const method = booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return new Response(bookingCalendarFile(booking, manageBookingLink(booking.id)), {
    headers: {
      'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
      'Content-Disposition': 'attachment; filename="consultation.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
