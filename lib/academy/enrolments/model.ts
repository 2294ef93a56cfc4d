import { z } from 'zod';
import { consentColumns, personRow } from '@/lib/core/supabase/columns';

/** An enrolment in a list: progress in percent, rating out of 5, timestamps as the database returns them. */
export const listedEnrolment = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  progress: z.number(),
  completedAt: z.string().nullable(),
  rating: z.number().nullable(),
  enrolledAt: z.string(),
  waits: z.boolean(),
  isFree: z.boolean(),
  isPaid: z.boolean(),
  lastActiveAt: z.string(),
  remindedAt: z.string().nullable(),
  review: z.string().nullable(),
  reviewState: z.enum(['pending', 'published', 'hidden']).nullable(),
  reviewAnswer: z.string().nullable(),
  ...consentColumns,
  contact: personRow.nullable(),
  course: z.object({ id: z.guid(), title: z.string(), slug: z.string() }),
});

/** Usage of a student's private link; `devices` is the number of browsers that opened it. */
const linkUse = z.object({
  isLive: z.boolean(),
  devices: z.number(),
  lastUsedAt: z.string().nullable(),
});
export type LinkUse = z.output<typeof linkUse>;

/** Usage of the links of several students, as the database returns it. */
export const linkUses = z.array(linkUse.extend({ enrolmentId: z.string() }));

export type ListedEnrolment = z.output<typeof listedEnrolment> & { link: LinkUse };

const enrolment = z.object({ id: z.string(), course_id: z.string(), name: z.string() });

/** An enrolment in the payload of an event. */
export type Enrolment = z.output<typeof enrolment>;

/** Parses the enrolment in an event's payload. */
export function parseEnrolment(value: unknown): Enrolment {
  return enrolment.parse(value);
}
