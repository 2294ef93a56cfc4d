import { z } from 'zod';
import { bookingColumns } from '@/lib/bookings/columns';
import type { HostAt } from '@/lib/bookings/hosts/model';

/** Reason why no consultations are offered at a time: the name of the holiday, or null outside the hours. */
export type Closure = { holiday: string | null };

export const movableRow = bookingColumns
  .pick({ startsAt: true, endsAt: true, hostId: true })
  .extend({ visitorTimeZone: z.string().nullable() })
  .transform(({ endsAt, ...row }) => ({
    ...row,
    startsAt: new Date(row.startsAt).toISOString(),
    minutes: (Date.parse(endsAt) - Date.parse(row.startsAt)) / 60_000,
  }));

/**
 * A scheduled booking before a move: its stored start and host, and for the wanted time the people booked and the
 * possible hosts.
 */
export type Movable = Omit<z.output<typeof movableRow>, 'minutes'> & {
  others: string[];
  hosts: HostAt[];
};

export const moveAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('rescheduled'),
    host: z.object({ name: z.string() }).nullable(),
  }),
  z.object({ outcome: z.enum(['taken', 'past', 'changed', 'not_found']) }),
]);
