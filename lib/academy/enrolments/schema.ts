import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import { limitedText, typedEmail, typedName } from '@/lib/core/text/typed-text';

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

/** Decision of a leader about the text of a review. */
export const reviewDecision = z.object({
  id: z.guid(),
  /** The text that the leader read. */
  seen: z.string(),
  state: z.enum(['published', 'hidden']),
  answer: limitedText(2000).transform((text) => text || null),
});
export type ReviewDecision = z.output<typeof reviewDecision>;
