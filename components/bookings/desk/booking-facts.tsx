import type { ReactNode } from 'react';
import type { DeskBooking } from '@/lib/bookings/desk/model';
import { meetingLink } from '@/lib/bookings/room';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { consentText } from '@/lib/core/text/consent';
import { humanize } from '@/lib/core/text/humanize';
import { formattedDate, shortMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import { readableRange } from '@/lib/core/time/wording';
import { calculatorPath } from '@/lib/paths/site';
import { clientPath, deliveriesPath, taskPath } from '@/lib/paths/staff';
import { estimateSummary } from '@/lib/tools/calculator/wording';
import { BookingStatus } from './booking-status';

const link = 'text-accent underline underline-offset-4';

function moment(instant: string | null): string | null {
  return instant && `${shortMoment(instant)}, ${BUSINESS_TIME_ZONE_NAME}`;
}

/** Returns until when a quarantined booking blocks its time. The visitor is promised a reply by then. */
function hold({ heldUntil }: DeskBooking): string | null {
  if (!heldUntil) return null;
  return new Date(heldUntil) > new Date()
    ? `Until ${shortMoment(heldUntil)}, ${BUSINESS_TIME_ZONE_NAME}`
    : 'No longer: release it only while the time is still free';
}

type BookingFactsProps = {
  booking: DeskBooking;
  /** Hosts who are not leaders cannot open deliveries, and open tasks in their own area. */
  isLeader: boolean;
};

/** Facts of a booking that are not part of its form. */
export function BookingFacts({ booking, isLeader }: BookingFactsProps) {
  const { startsAt, endsAt, email, phone, client, tasks } = booking;
  const meeting = booking.status === 'scheduled' && meetingLink(booking);
  const facts: [label: string, value: ReactNode][] = [
    ['Status', <BookingStatus key="status" {...booking} />],
    ['Date', formattedDate(new Date(startsAt))],
    ['Time', readableRange({ start: startsAt, end: endsAt })],
    [
      'Video',
      meeting && (
        <a key="video" href={meeting} className={link}>
          Join the call
        </a>
      ),
    ],
    ['For the visitor', storedVisitorTime(booking.visitorTimeZone, new Date(startsAt))],
    ['Service', booking.serviceTitle],
    ['About', booking.topic],
    [
      'Estimate',
      booking.estimate && (
        <a key="estimate" href={calculatorPath(booking.estimate.query)} className={link}>
          {estimateSummary(booking.estimate)}
        </a>
      ),
    ],
    ['Company', booking.company],
    [
      'Email',
      <a key="email" href={`mailto:${email}`} className={link}>
        {email}
      </a>,
    ],
    [
      'Phone',
      phone && (
        <a key="phone" href={`tel:${phone}`} className={link}>
          {phone}
        </a>
      ),
    ],
    ['Answered', moment(booking.repliedAt)],
    ['Consent', consentText(booking)],
    ['Owner', booking.responsible || 'No one yet'],
    [
      'Private notes',
      booking.values.notes && (
        <span key="notes" className="whitespace-pre-line">
          {booking.values.notes}
        </span>
      ),
    ],
    ['Cancelled', moment(booking.cancelledAt)],
    ['Reason', booking.changeReason],
    [
      'Earlier reasons',
      booking.earlierReasons && (
        <span key="reasons" className="whitespace-pre-line">
          {booking.earlierReasons}
        </span>
      ),
    ],
    ['On hold', booking.quarantineReason],
    ['Time held', hold(booking)],
    [
      'Contact',
      client && (
        <a key="client" href={clientPath(client.id)} className={link}>
          {client.name}
        </a>
      ),
    ],
    [
      'Tasks',
      tasks.length > 0 && (
        <ul key="tasks">
          {tasks.map(({ id, title, status }) => (
            <li key={id}>
              <a href={taskPath(isLeader ? 'admin' : 'team', id)} className={link}>
                {title}
              </a>{' '}
              ({humanize(status)})
            </li>
          ))}
        </ul>
      ),
    ],
    [
      'Sent',
      isLeader && (
        <a key="sent" href={deliveriesPath(booking.id)} className={link}>
          Emails and webhooks of this booking
        </a>
      ),
    ],
  ];
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
