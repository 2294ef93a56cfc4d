import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import {
  limitedText,
  typedCents,
  typedEmail,
  typedName,
  typedText,
} from '@/lib/core/text/typed-text';
import { isCalendarDay } from '@/lib/core/time/wall-clock';

/** The enrolment form. */
export const enrolmentSchema = z.object({
  courseId: recordId,
  /** True if the form showed that the course opens later. */
  waits: z
    .literal('true')
    .optional()
    .transform((value) => value === 'true'),
  name: typedName('Please enter your name.')
    .min(2, 'Please enter your name.')
    .max(160, 'Name must be at most 160 characters.'),
  email: typedEmail,
});

export type EnrolmentInput = z.output<typeof enrolmentSchema>;

/** Input of the staff actions for one student. */
export const studentInput = z.object({ id: z.guid() });

/** A payment recorded by staff. */
export const paymentSchema = z.object({
  id: z.guid(),
  number: typedText('Please enter the number of the invoice.')
    .min(1, 'Please enter the number of the invoice.')
    .max(60, 'The number must be at most 60 characters.'),
  amount: typedCents(999_999_900, 'Please enter the amount.').transform((cents) => cents / 100),
  paidOn: z.string('Please enter the day.').refine(isCalendarDay, 'Please enter the day.'),
});
export type PaymentInput = z.output<typeof paymentSchema>;

/** Decision of a leader about the text of a review. */
export const reviewDecision = z.object({
  id: z.guid(),
  /** The text that the leader read. */
  seen: z.string(),
  state: z.enum(['published', 'hidden']),
  answer: limitedText(2000).transform((text) => text || null),
});
export type ReviewDecision = z.output<typeof reviewDecision>;
