import { z } from 'zod';

/** No course has this id, so that an unreadable one is refused like a course that is gone. */
const NO_COURSE = '00000000-0000-0000-0000-000000000000';

/** The enrolment form: who, and for which course. */
export const enrolmentSchema = z.object({
  courseId: z.guid().catch(NO_COURSE),
  name: z
    .string('Please enter your name.')
    .trim()
    .min(2, 'Please enter your name.')
    .max(160, 'Name must be at most 160 characters.'),
  email: z
    .email('Please enter a valid email address.')
    .max(254, 'Please enter a valid email address.'),
});

export type EnrolmentInput = z.output<typeof enrolmentSchema>;
