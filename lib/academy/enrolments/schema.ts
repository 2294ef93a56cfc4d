import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import { typedEmail, typedName } from '@/lib/core/text/typed-text';

/** The enrolment form. */
export const enrolmentSchema = z.object({
  courseId: recordId,
  /** The form said that the course opens later. */
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
