import type { Metadata } from 'next';
import { ManageBooking } from '@/components/bookings/site/manage-booking';
import { UnknownBooking } from '@/components/bookings/site/unknown-booking';
import { aboutText } from '@/lib/bookings/about';
import { aboutMeaning } from '@/lib/bookings/about-meaning';
import { readMoveDays } from '@/lib/bookings/availability/data';
import { packDays } from '@/lib/bookings/availability/packed-days';
import { changeLimit, isChangeable } from '@/lib/bookings/change-limit';
import { findBooking } from '@/lib/bookings/data';
import { endOf } from '@/lib/bookings/ended';
import { managedBookingId } from '@/lib/bookings/manage-link';
import { meetingLink } from '@/lib/bookings/room';
import { shownHost } from '@/lib/bookings/shown-host';
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Your consultation',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type ManagePageProps = { params: Promise<{ token: string }> };

/** Opening the link only shows the booking; every change requires a button. */
export default async function ManageBookingPage({ params }: ManagePageProps) {
  const { token } = await params;
  const id = managedBookingId(decodeURIComponent(token));
  const booking = id ? await findBooking(id) : null;
  if (!booking) return <UnknownBooking />;
  const now = new Date();
  const startsAt = new Date(booking.preferreddate);
  const end = endOf(booking, now);
  const canChange = !end && isChangeable(booking.changeable_until, now);
  const free = canChange ? await readMoveDays(booking.host?.id) : null;
  return (
    <ManageBooking
      token={token}
      booking={{
        startsAt: startsAt.toISOString(),
        moment: formattedMoment(startsAt),
        ownTime: storedVisitorTime(booking.visitor_time_zone, startsAt),
        name: [booking.firstname, booking.company].filter(Boolean).join(', '),
        about: aboutText(booking),
        aboutMeaning: aboutMeaning(booking),
        isCancelled: booking.status === 'cancelled',
        end,
        changeLimit: changeLimit(booking.changeable_until, now),
        meetingUrl: end ? null : meetingLink(booking),
        host: end ? null : shownHost(booking),
      }}
      packedDays={free && packDays(free.days)}
      packedKeptDays={free?.kept ? packDays(free.kept) : null}
    />
  );
}
