import { z } from 'zod';
import '@/lib/core/zod-without-eval';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';

/** A row of consultation_bookings as the database and Realtime send it. */
export const liveBooking = z.object({
  id: z.string(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  company: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  meetingtype: z.string().nullish(),
  preferreddate: z.string().nullish(),
  ends_at: z.string().nullish(),
  client_id: z.string().nullish(),
  projectdescription: z.string().nullish(),
  about: z.enum(BOOKING_TOPICS).nullish(),
  status: z.string().nullish(),
  quarantined_at: z.string().nullish(),
  responsible_id: z.string().nullish(),
  responsible_name: z.string().nullish(),
});
export type LiveBooking = z.output<typeof liveBooking>;

/**
 * A change of consultation_bookings from the channel. `old` may contain only the id, because hosted Supabase sends no
 * more under row-level security.
 */
export const liveBookingChange = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('INSERT'), new: liveBooking }),
  z.object({ eventType: z.literal('UPDATE'), new: liveBooking, old: liveBooking.partial() }),
  z.object({ eventType: z.literal('DELETE'), old: liveBooking.partial().required({ id: true }) }),
]);
export type LiveBookingChange = z.output<typeof liveBookingChange>;
