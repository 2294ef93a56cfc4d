import { z } from 'zod';
import { plannedInstant } from '@/lib/core/time/schema';

/** A booking, the instant it moves to, the one at which the leader saw it, and the leader's decisions. */
export const bookingMove = z.object({
  id: z.uuid(),
  startsAt: plannedInstant,
  from: plannedInstant,
  /** The visitor gets a mail. */
  tell: z.boolean(),
  /** The weekly hours and holidays may be ignored. */
  evenIfClosed: z.boolean(),
  /** Host after the move; null for none yet. */
  host: z.uuid().nullable(),
});
export type BookingMove = z.output<typeof bookingMove>;

/** A time that a booking may be moved to; with `id` the booking is read, too. */
export const wantedTime = z.object({ startsAt: plannedInstant, id: z.uuid().optional() });
