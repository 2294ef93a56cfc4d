import { z } from 'zod';
import { consentColumns } from '@/lib/core/supabase/columns';

/** An enrolment in a list: progress in percent, rating out of 5, instants as the database wrote them. */
export const listedEnrolment = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  progress: z.number(),
  completedAt: z.string().nullable(),
  rating: z.number().nullable(),
  enrolledAt: z.string(),
  waits: z.boolean(),
  ...consentColumns,
  course: z.object({ id: z.guid(), title: z.string() }),
});
export type ListedEnrolment = z.output<typeof listedEnrolment>;

const enrolment = z.object({ id: z.string(), course_id: z.string(), name: z.string() });

/** An enrolment as its event carries it. */
export type Enrolment = z.output<typeof enrolment>;

/** Parses the enrolment in an event's payload. */
export function parseEnrolment(value: unknown): Enrolment {
  return enrolment.parse(value);
}
