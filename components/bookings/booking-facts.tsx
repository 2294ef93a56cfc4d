import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { awaitsReply } from '@/lib/booking-desk/rules';
import type { DeskBooking } from '@/lib/booking-desk/schema';
import { BUSINESS_TIME_ZONE, BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { formattedDate, shortMoment } from '@/lib/business-time';
import { formattedTimeRange, words } from '@/lib/calendar/rules';
import { clientPath, deliveriesPath, taskPath } from '@/lib/paths';
import { timeFormat } from '@/lib/time-format';
import { BookingStatus } from './booking-status';

const link = 'text-accent underline underline-offset-4';

/** The start in the visitor's own zone, where that is another one. */
function visitorTime({ startsAt, visitorTimeZone }: DeskBooking): string | null {
  if (!visitorTimeZone || visitorTimeZone === BUSINESS_TIME_ZONE) return null;
  return timeFormat(visitorTimeZone, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(startsAt));
}

function reply(booking: DeskBooking): string {
  if (booking.repliedAt) return `${shortMoment(booking.repliedAt)}, ${BUSINESS_TIME_ZONE_NAME}`;
  return awaitsReply(booking) ? 'Awaited' : 'None';
}

/** What is known of a booking besides what its form holds. */
export function BookingFacts({ booking }: { booking: DeskBooking }) {
  const { startsAt, endsAt, email, phone, client, tasks } = booking;
  const facts: [label: string, value: ReactNode][] = [
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
    ['Status', <BookingStatus key="status" {...booking} />],
    ['Date', formattedDate(new Date(startsAt))],
    ['Time', formattedTimeRange({ start: startsAt, end: endsAt })],
    ['For the visitor', visitorTime(booking)],
    ['Requested', `${shortMoment(booking.requestedAt)}, ${BUSINESS_TIME_ZONE_NAME}`],
    ['Reply', reply(booking)],
    ['Held back', booking.quarantineReason],
    [
      'Client',
      client && (
        <Link key="client" href={clientPath(client.id)} prefetch={false} className={link}>
          {client.name}
        </Link>
      ),
    ],
    [
      'Tasks',
      tasks.length > 0 && (
        <ul key="tasks">
          {tasks.map(({ id, title, status }) => (
            <li key={id}>
              <Link href={taskPath('admin', id)} prefetch={false} className={link}>
                {title}
              </Link>{' '}
              ({words(status)})
            </li>
          ))}
        </ul>
      ),
    ],
    [
      'Sent',
      <Link key="sent" href={deliveriesPath(booking.id)} prefetch={false} className={link}>
        Mails and webhooks of this booking
      </Link>,
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
