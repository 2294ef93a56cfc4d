import { z } from 'zod';
import { plannedInstant } from '@/lib/core/time/schema';

/** A booking, its new start, the start that the leader saw, and the leader's decisions. */
export const bookingMove = z.object({
  id: z.uuid(),
  startsAt: plannedInstant,
  from: plannedInstant,
  /** The visitor gets an email. */
  tell: z.boolean(),
  /** The move may ignore weekly hours and holidays. */
  evenIfClosed: z.boolean(),
  /** Host after the move; null for none yet. */
  host: z.uuid().nullable(),
});
export type BookingMove = z.output<typeof bookingMove>;

/** A possible new time of a booking; with `id` the booking is read too. */
export const wantedTime = z.object({ startsAt: plannedInstant, id: z.uuid().optional() });
