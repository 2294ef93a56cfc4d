import { answerProps } from '@/components/ui/answer';
import { buttonStyle } from '@/components/ui/button-style';
import { calendarPlus } from '@/components/ui/calendar-plus';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import type { ShownHost } from '@/lib/bookings/shown-host';
import { brand } from '@/lib/brand';
import { bookingNotices } from '@/lib/notices/bookings';
import { visitorPaths } from '@/lib/paths/visitors';
import { BookingHost } from './booking-host';
import { MeetingLink } from './meeting-link';
import { OwnTime } from './own-time';

type BookingConfirmedProps = {
  booking: {
    id: string;
    email: string;
    startsAt: string;
    /** Start in business time, for people. */
    moment: string;
    /** Opens Google Calendar with the consultation filled in. */
    calendarUrl: string;
    /** Where to join by video; null while it is held. */
    meetingUrl: string | null;
    host: ShownHost | null;
    /** Whether this site sends mail. */
    isMailed: boolean;
    /** Looks like spam; a leader still has to check it. */
    isHeld: boolean;
  };
};

const HOURGLASS =
  'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2';

function mailSentence({ email, isMailed }: BookingConfirmedProps['booking']): string {
  return isMailed
    ? `A confirmation with a calendar file is on its way to ${email}. It also has a link to reschedule or cancel.`
    : `We cannot send mail at the moment. A confirmation to ${email} follows.`;
}

/** Replaces the form: the confirmed view of spec section 2, or a note that we check the request. */
export function BookingConfirmed({ booking }: BookingConfirmedProps) {
  return (
    <div>
      <LineIcon
        d={booking.isHeld ? HOURGLASS : icons.circleCheck}
        className={`size-10 ${booking.isHeld ? 'text-medium' : 'text-low'}`}
        strokeWidth={1.5}
      />
      <h2 {...answerProps} className="mt-4 text-3xl font-semibold tracking-tight text-ink">
        {booking.isHeld ? 'We are checking your request' : 'Booking Confirmed!'}
      </h2>
      <p role="status" className="mt-3 text-ink-2">
        {booking.isHeld ? bookingNotices.bookingHeld : bookingNotices.bookingConfirmed}
      </p>
      <p className="mt-6 text-xl font-medium text-ink">{booking.moment}</p>
      <p className="text-ink-2">
        <OwnTime startsAt={booking.startsAt} />
      </p>
      <p className="mt-2 max-w-measure text-ink-2">
        {booking.isHeld
          ? `You get an answer ${brand.replyPromise}, and in any case before that time. It is not confirmed until then.`
          : mailSentence(booking)}
      </p>
      <BookingHost host={booking.host} />
      {booking.meetingUrl && <MeetingLink url={booking.meetingUrl} />}
      <p className="mt-2 font-mono text-sm text-ink-3">Reference {booking.id}</p>
      {!booking.isHeld && <CalendarPanel url={booking.calendarUrl} />}
      <a
        href={visitorPaths.booking}
        className={buttonStyle({ variant: 'secondary', className: 'mt-6' })}
      >
        Book Another Consultation
      </a>
    </div>
  );
}

function CalendarPanel({ url }: { url: string }) {
  return (
    <section className="mt-8 rounded-surface border border-line bg-surface p-6">
      <h3 className="text-lg font-medium text-ink">Keep the time free</h3>
      <p className="mt-1 mb-4 text-ink-2">A 30-minute event, filled in for you.</p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ variant: 'primary' })}
      >
        <LineIcon d={calendarPlus} className="size-5" />
        Add to Google Calendar
      </a>
    </section>
  );
}
