import { z } from 'zod';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';
import { storedEstimate } from '@/lib/tools/calculator/model';
import { BOOKING_STATUSES } from './statuses';

/** A row of consultation_bookings under its own column names, which events and database functions use. */
export const bookingRow = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  meetingtype: z.string(),
  preferreddate: z.string(),
  ends_at: z.string(),
  projectdescription: z.string().nullable(),
  service_id: z.string().nullable(),
  service_title: z.string().nullable().default(null),
  service_price: z.number().nullable().default(null),
  about: z.enum(BOOKING_TOPICS).nullable().default(null),
  course_id: z.string().nullable().default(null),
  course_title: z.string().nullable().default(null),
  visitor_time_zone: z.string().nullable(),
  estimate: storedEstimate.nullable().catch(null).default(null),
  requestdate: z.string(),
  status: z.enum(BOOKING_STATUSES),
  updated_at: z.string(),
  // Missing in events that an earlier release has queued.
  changeable_until: z.string().nullable().default(null),
  cancelled_at: z.string().nullable().default(null),
  quarantined_at: z.string().nullable().default(null),
  room: z.string().nullable().default(null),
  meeting_url: z.string().nullable().default(null),
  host: z
    .object({
      // Only in the record, not in events.
      id: z.string().optional(),
      name: z.string(),
      picture_url: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
});

/** A consultation booking for the visitor; instants are ISO timestamps in UTC. */
export type Booking = z.output<typeof bookingRow>;
