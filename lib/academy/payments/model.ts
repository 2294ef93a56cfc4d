import { z } from 'zod';

/** A payment of a student, for staff. */
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
