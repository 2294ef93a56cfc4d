import { z } from 'zod';
import { consentColumns, personRow } from '@/lib/core/supabase/columns';

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

/** Use of the private link of a student; `devices` are the browsers that opened it. */
const linkUse = z.object({
  isLive: z.boolean(),
  devices: z.number(),
  lastUsedAt: z.string().nullable(),
});
export type LinkUse = z.output<typeof linkUse>;

/** The use of the links of some students, as the database answers. */
export const linkUses = z.array(linkUse.extend({ enrolmentId: z.string() }));

export type ListedEnrolment = z.output<typeof listedEnrolment> & { link: LinkUse };

/** A payment of a student, as staff see it. */
export const coursePayment = z.object({
  id: z.guid(),
  number: z.string(),
  amount: z.number().nullable(),
  currency: z.string(),
  paidOn: z.string().nullable(),
  state: z.enum(['recorded', 'withdrawn']),
  stateAt: z.string(),
  source: z.enum(['staff', 'call']),
});
export type CoursePayment = z.output<typeof coursePayment>;

const enrolment = z.object({ id: z.string(), course_id: z.string(), name: z.string() });

/** An enrolment as its event carries it. */
export type Enrolment = z.output<typeof enrolment>;

/** Parses the enrolment in an event's payload. */
export function parseEnrolment(value: unknown): Enrolment {
  return enrolment.parse(value);
}
