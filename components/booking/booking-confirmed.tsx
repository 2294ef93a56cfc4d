'use client';

import { CalendarPlus, CircleCheck } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';
import { googleCalendarLink } from '@/lib/bookings/rules';
import { formattedMoment } from '@/lib/business-time';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

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
  };
};

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The confirmed view of spec section 2. A full page load brings back the empty form. */
export function BookingConfirmed({ booking }: BookingConfirmedProps) {
  return (
    <div>
      <CircleCheck aria-hidden className="size-10 text-low" strokeWidth={1.5} />
      <h2
        ref={takeFocus}
        tabIndex={-1}
        className="mt-4 text-3xl font-semibold tracking-tight text-ink"
      >
        Booking Confirmed!
      </h2>
      <p role="status" className="mt-3 text-ink-2">
        {notices.bookingConfirmed}
      </p>
      <p className="mt-6 text-xl font-medium text-ink">
        {formattedMoment(new Date(booking.startsAt))}
      </p>
      <p className="mt-2 max-w-measure text-ink-2">
        A confirmation with a calendar file is on its way to {booking.email}. It also has a link to
        reschedule or cancel.
      </p>
      <p className="mt-2 font-mono text-sm text-ink-3">Reference {booking.id}</p>
      <section className="mt-8 rounded-surface border border-line bg-surface p-6">
        <h3 className="text-lg font-medium text-ink">Keep the time free</h3>
        <p className="mt-1 mb-4 text-ink-2">A 30-minute event, filled in for you.</p>
        <a
          href={googleCalendarLink({
            firstName: booking.firstName,
            company: booking.company,
            day: booking.date,
            time: booking.time,
            message: booking.message,
          })}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'primary' })}
        >
          <CalendarPlus aria-hidden className="size-5" strokeWidth={1.75} />
          Add to Google Calendar
        </a>
      </section>
      <a href={paths.booking} className={buttonStyle({ variant: 'secondary', className: 'mt-6' })}>
        Book Another Consultation
      </a>
    </div>
  );
}
