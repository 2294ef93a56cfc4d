import { addHours } from 'date-fns';
import type { Metadata } from 'next';
import { ManageBooking } from '@/components/bookings/site/manage-booking';
import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import { readChangeNotice, readOpenDays } from '@/lib/bookings/availability/data';
import { packDays } from '@/lib/bookings/availability/packed-days';
import { findBooking } from '@/lib/bookings/data';
import { managedBookingId } from '@/lib/bookings/manage-link';
import { meetingLink } from '@/lib/bookings/room';
import { shownHost } from '@/lib/bookings/shown-host';
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Your consultation',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type ManagePageProps = { params: Promise<{ token: string }> };

/** Opening the link only shows the booking; every change needs a button. */
export default async function ManageBookingPage({ params }: ManagePageProps) {
  const { token } = await params;
  const id = managedBookingId(decodeURIComponent(token));
  const booking = id ? await findBooking(id) : null;
  if (!booking) {
    return (
      <PageHead
        label="Consultation"
        title="We cannot open this booking"
        lead={notices.manageLinkInvalid}
      >
        <ButtonLink href={paths.booking}>Book a consultation</ButtonLink>
      </PageHead>
    );
  }
  const startsAt = new Date(booking.preferreddate);
  const isComing = booking.status === 'scheduled' && startsAt > new Date();
  const noticeHours = await readChangeNotice();
  const isTooLate = isComing && startsAt < addHours(new Date(), noticeHours);
  return (
    <ManageBooking
      token={token}
      booking={{
        startsAt: startsAt.toISOString(),
        moment: formattedMoment(startsAt),
        ownTime: storedVisitorTime(booking.visitor_time_zone, startsAt),
        name: [booking.firstname, booking.company].filter(Boolean).join(', '),
        isCancelled: booking.status === 'cancelled',
        meetingUrl: isComing ? meetingLink(booking) : null,
        host: shownHost(booking),
      }}
      noticeHours={noticeHours}
      isTooLate={isTooLate}
      packedDays={isComing && !isTooLate ? packDays(await readOpenDays()) : null}
    />
  );
}
