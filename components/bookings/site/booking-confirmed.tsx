'use client';

import { CalendarPlus, CircleCheck, Hourglass } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';
import { googleCalendarLink } from '@/lib/bookings/rules';
import { brand } from '@/lib/brand';
import { formattedMoment } from '@/lib/core/time/business-time';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { OwnTime } from './own-time';

type BookingConfirmedProps = {
  booking: {
    id: string;
    firstName: string;
    company: string;
    email: string;
    date: string;
    time: string;
    startsAt: string;
    message: string;
    /** Looks like spam; a leader still has to check it. */
    isHeld: boolean;
  };
};

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** Replaces the form: the confirmed view of spec section 2, or a note that we check the request. */
export function BookingConfirmed({ booking }: BookingConfirmedProps) {
  const Icon = booking.isHeld ? Hourglass : CircleCheck;
  return (
    <div>
      <Icon
        aria-hidden
        className={`size-10 ${booking.isHeld ? 'text-medium' : 'text-low'}`}
        strokeWidth={1.5}
      />
      <h2
        ref={takeFocus}
        tabIndex={-1}
        className="mt-4 text-3xl font-semibold tracking-tight text-ink"
      >
        {booking.isHeld ? 'We are checking your request' : 'Booking Confirmed!'}
      </h2>
      <p role="status" className="mt-3 text-ink-2">
        {booking.isHeld ? notices.bookingHeld : notices.bookingConfirmed}
      </p>
      <p className="mt-6 text-xl font-medium text-ink">
        {formattedMoment(new Date(booking.startsAt))}
      </p>
      <p className="text-ink-2">
        <OwnTime startsAt={booking.startsAt} />
      </p>
      <p className="mt-2 max-w-measure text-ink-2">
        {booking.isHeld
          ? `You get an answer ${brand.replyPromise}, and in any case before that time. It is not confirmed until then.`
          : `A confirmation with a calendar file is on its way to ${booking.email}. It also has a link to reschedule or cancel.`}
      </p>
      <p className="mt-2 font-mono text-sm text-ink-3">Reference {booking.id}</p>
      {!booking.isHeld && <CalendarPanel booking={booking} />}
      <a href={paths.booking} className={buttonStyle({ variant: 'secondary', className: 'mt-6' })}>
        Book Another Consultation
      </a>
    </div>
  );
}

function CalendarPanel({ booking }: BookingConfirmedProps) {
  const { firstName, company, date, time, message } = booking;
  return (
    <section className="mt-8 rounded-surface border border-line bg-surface p-6">
      <h3 className="text-lg font-medium text-ink">Keep the time free</h3>
      <p className="mt-1 mb-4 text-ink-2">A 30-minute event, filled in for you.</p>
      <a
        href={googleCalendarLink({ firstName, company, day: date, time, message })}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ variant: 'primary' })}
      >
        <CalendarPlus aria-hidden className="size-5" strokeWidth={1.75} />
        Add to Google Calendar
      </a>
    </section>
  );
}
