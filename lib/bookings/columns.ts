import { z } from 'zod';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';
import { BOOKING_STATUSES } from './statuses';

export const textOrBlank = z
  .string()
  .nullable()
  .transform((text) => text ?? '');

/**
 * Columns of a booking that staff can read, with the aliases used in a select. Each reader picks those of its screen.
 */
export const bookingColumns = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  company: textOrBlank,
  email: z.string(),
  phone: textOrBlank,
  meetingType: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  requestedAt: z.string(),
  status: z.enum(BOOKING_STATUSES),
  responsibleId: z.string().nullable(),
  hostId: z.string().nullable(),
  repliedAt: z.string().nullable(),
  quarantinedAt: z.string().nullable(),
  /** Name of the host, or of the owner if there is no host; empty if there is neither. */
  responsible: z
    .object({ name: z.string() })
    .nullable()
    .transform((person) => person?.name ?? ''),
  serviceTitle: z
    .object({ title: z.string() })
    .nullable()
    .transform((service) => service?.title ?? ''),
  about: z.enum(BOOKING_TOPICS).nullable(),
  courseTitle: z
    .object({ title: z.string() })
    .nullable()
    .transform((course) => course?.title ?? null),
});
