import { z } from 'zod';
import { liveBooking } from '@/lib/bookings/realtime/model';
import { taskRow } from '@/lib/calendar/model';

export const feedRow = z.object({ createdAt: z.string(), lastReadAt: z.string().nullable() });

/** A person's feed; timestamps as the database returns them. */
export type CalendarFeed = z.output<typeof feedRow> & { url: string };

/** A booking or task in a feed. Unlike a live change, a booking always has its end. */
export const feedEntry = z.discriminatedUnion('kind', [
  liveBooking.extend({ kind: z.literal('booking'), ends_at: z.string(), updated_at: z.string() }),
  taskRow.extend({ kind: z.literal('task'), updated_at: z.string() }),
]);
export type FeedEntry = z.output<typeof feedEntry>;
