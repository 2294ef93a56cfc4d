import { z } from 'zod';
import type { HostAt } from '@/lib/bookings/hosts/model';

/** Reason why no consultations are offered at a time: the name of the holiday, or null outside the hours. */
export type Closure = { holiday: string | null };

export const movableRow = z
  .object({
    startsAt: z.string(),
    endsAt: z.string(),
    visitorTimeZone: z.string().nullable(),
    hostId: z.string().nullable(),
  })
  .transform((row) => ({
    ...row,
    startsAt: new Date(row.startsAt).toISOString(),
    minutes: (Date.parse(row.endsAt) - Date.parse(row.startsAt)) / 60_000,
  }));

/** A scheduled booking before a move: its stored start and host, and who is booked, and could hold it, at the wanted time. */
export type Movable = {
  startsAt: string;
  visitorTimeZone: string | null;
  hostId: string | null;
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
