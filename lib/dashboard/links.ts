import type { ChannelClass } from '@/lib/core/channel-classes';
import { paths } from '@/lib/paths';
import { dealsPath } from '@/lib/paths/staff';
import type { Period } from './periods';

const { admin } = paths;

/** Returns the URL of the list behind each figure of a period; the list has as many rows as the figure. */
export function figureLinks({ first: from, last: to }: Period) {
  const during = (list: string, filters = {}) =>
    `${list}?${new URLSearchParams({ ...filters, from, to })}`;
  return {
    bookings: during(admin.bookings, { quarantined: 'no' }),
    clients: during(admin.clients),
    registrations: during(admin.registrations),
    enrolments: during(admin.academy),
    // Includes readers who have unsubscribed since.
    subscribers: during(admin.subscribers, { state: 'confirmed' }),
    replies: during(admin.bookings, { awaiting: 'no', quarantined: 'no' }),
  } as const;
}

/**
 * Returns the URLs of the lists behind the numbers of a channel. Won deals count by the day on which they were closed.
 */
export function channelLinks(channel: ChannelClass, { first: from, last: to }: Period) {
  const bookings = new URLSearchParams({ channel, quarantined: 'no', from, to });
  return {
    bookings: `${admin.bookings}?${bookings}`,
    deals: dealsPath({ stage: 'all', source: channel, from, to }),
    won: dealsPath({ stage: 'won', source: channel, closedFrom: from, closedTo: to }),
  };
}

/** Returns the URL of the list of deals won in the month of a business day. */
export function thisMonthPath(today: string): string {
  return dealsPath({ stage: 'won', won: today.slice(0, 7) });
}
