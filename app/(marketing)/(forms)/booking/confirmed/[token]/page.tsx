import type { Metadata } from 'next';
import { BookingConfirmed } from '@/components/bookings/site/booking-confirmed';
import { UnknownBooking } from '@/components/bookings/site/unknown-booking';
import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import { confirmationOf } from '@/lib/bookings/confirmation';
import { findBooking } from '@/lib/bookings/data';
import { endOf } from '@/lib/bookings/ended';
import { confirmedBookingId } from '@/lib/bookings/manage-link';
import { formattedMoment } from '@/lib/core/time/business-time';
import { paths } from '@/lib/paths';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Your consultation',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type ConfirmedPageProps = { params: Promise<{ token: string }> };

/** Confirmation of a booking at its own URL, with the current state of the booking. */
export default async function ConfirmedBookingPage({ params }: ConfirmedPageProps) {
  const { token } = await params;
  const id = confirmedBookingId(decodeURIComponent(token));
  const booking = id ? await findBooking(id) : null;
  if (!booking) return <UnknownBooking />;
  const end = endOf(booking, new Date());
  if (end) {
    const moment = formattedMoment(new Date(booking.preferreddate));
    return (
      <PageHead
        label="Your consultation"
        title={booking.status === 'cancelled' ? 'Cancelled' : moment}
        lead={end}
      >
        <ButtonLink href={paths.booking}>Book again</ButtonLink>
      </PageHead>
    );
  }
  return (
    <section aria-label="Your booking" className="page-width pt-14 pb-24 lg:pt-24">
      <div className="max-w-3xl">
        <BookingConfirmed booking={confirmationOf(booking)} isPage />
      </div>
    </section>
  );
}
