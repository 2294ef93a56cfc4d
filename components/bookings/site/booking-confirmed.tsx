'use client';

import { useEffect } from 'react';
import { answerProps } from '@/components/ui/answer';
import { buttonStyle } from '@/components/ui/button-style';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import type { Confirmation } from '@/lib/bookings/confirmation';
import { brand } from '@/lib/brand';
import { bookingNotices } from '@/lib/notices/bookings';
import { visitorPaths } from '@/lib/paths/visitors';
import { BookingAbout } from './booking-about';
import { BookingHost } from './booking-host';
import { CalendarPanel } from './calendar-panel';
import { MeetingLink } from './meeting-link';
import { OwnTime } from './own-time';

type BookingConfirmedProps = {
  booking: Confirmation;
  /** True on the confirmation's own page, which can be opened again later. */
  isPage?: boolean;
};

const HOURGLASS =
  'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2';

function mailSentence({ email, isMailed }: Confirmation, isPage: boolean): string {
  if (isPage) return `Emails about it go to ${email}.`;
  return isMailed
    ? `A confirmation with a calendar file is on its way to ${email}.`
    : `We cannot send email at the moment. A confirmation to ${email} follows.`;
}

/**
 * Confirmation view of spec section 2, or a notice that we review the request. If it replaces the form, it also
 * replaces the URL, so that a reload shows the confirmation again.
 */
export function BookingConfirmed({ booking, isPage = false }: BookingConfirmedProps) {
  const Heading = isPage ? 'h1' : 'h2';
  // Replace the URL of the form page with the URL of the confirmation.
  useEffect(() => history.replaceState(null, '', booking.path), [booking.path]);
  return (
    <div>
      <LineIcon
        d={booking.isHeld ? HOURGLASS : icons.circleCheck}
        className={`size-10 ${booking.isHeld ? 'text-medium' : 'text-low'}`}
        strokeWidth={1.5}
      />
      <Heading
        {...(isPage ? {} : answerProps)}
        className="mt-4 text-3xl font-semibold tracking-tight text-ink"
      >
        {booking.isHeld ? 'We are checking your request' : 'Booking Confirmed!'}
      </Heading>
      <p role="status" className="mt-3 text-ink-2">
        {booking.isHeld ? bookingNotices.bookingHeld : bookingNotices.bookingConfirmed}
      </p>
      <p className="mt-6 text-xl font-medium text-ink">{booking.moment}</p>
      <p className="text-ink-2">
        <OwnTime startsAt={booking.startsAt} />
      </p>
      <p className="mt-2 max-w-measure text-ink-2">
        {booking.isHeld
          ? `You will get an answer ${brand.replyPromise}, and in any case before that time. It is not confirmed until then.`
          : mailSentence(booking, isPage)}
      </p>
      <BookingHost host={booking.host} />
      <BookingAbout about={booking.about} meaning={booking.aboutMeaning} />
      {booking.estimate && (
        <p className="mt-3 max-w-measure text-ink-2">
          Your estimate: <span className="text-ink">{booking.estimate}</span>
        </p>
      )}
      {booking.meetingUrl && <MeetingLink url={booking.meetingUrl} />}
      {booking.changeLimit && (
        <p className="mt-2 max-w-measure text-ink-2">
          {booking.changeLimit}{' '}
          {booking.managePath && (
            <a href={booking.managePath} className="text-accent underline underline-offset-4">
              Reschedule or cancel
            </a>
          )}
        </p>
      )}
      <p className="mt-2 font-mono text-sm text-ink-3">Reference {booking.id}</p>
      {!booking.isHeld && <CalendarPanel booking={booking} heading={isPage ? 'h2' : 'h3'} />}
      <a
        href={visitorPaths.booking}
        className={buttonStyle({ variant: 'secondary', className: 'mt-6' })}
      >
        Book Another Consultation
      </a>
      <noscript>
        <p className="mt-6 text-ink-2">
          <a href={booking.path} className="text-accent underline underline-offset-4">
            Keep this confirmation
          </a>
        </p>
      </noscript>
    </div>
  );
}
