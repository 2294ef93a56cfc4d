import { z } from 'zod';
import { typedEmail, typedText } from '@/lib/core/text/typed-text';

/** No course has this id: an invalid one is refused like that of a course that is gone. */
const NO_COURSE = '00000000-0000-0000-0000-000000000000';

/** The enrolment form. */
export const enrolmentSchema = z.object({
  courseId: z.guid().catch(NO_COURSE),
  name: typedText('Please enter your name.')
    .min(2, 'Please enter your name.')
    .max(160, 'Name must be at most 160 characters.'),
  email: typedEmail,
});

export type EnrolmentInput = z.output<typeof enrolmentSchema>;
