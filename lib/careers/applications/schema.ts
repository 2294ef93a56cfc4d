import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import { typedEmail, typedName, typedText } from '@/lib/core/text/typed-text';
import type { Cv } from './cv';
import { type CvProblem, cvMessages } from './cv-rules';
import { STAGES } from './stages';

const name = (missing: string, which: string) =>
  typedName(missing).min(1, missing).max(100, `${which} must be at most 100 characters.`);

/** The application form of a job. */
export const applicationSchema = z.object({
  jobId: recordId,
  firstName: name('Please enter your first name.', 'First name'),
  lastName: name('Please enter your last name.', 'Last name'),
  email: typedEmail,
  phone: typedText()
    .regex(/^(.{10,40})?$/, 'Please enter a valid phone number.')
    .default(''),
  link: typedText()
    .max(500, 'Please enter a URL of at most 500 characters.')
    .refine(
      (link) => link === '' || URL.parse(link)?.protocol === 'https:',
      'Please enter a URL that begins with https://.',
    )
    .default(''),
  message: typedText().max(5000, 'Please keep your message under 5,000 characters.').default(''),
  cv: z.custom<Cv | { problem: CvProblem }>().transform((cv, context) => {
    if (!('problem' in cv)) return cv;
    context.addIssue({ code: 'custom', message: cvMessages[cv.problem] });
    return z.NEVER;
  }),
});

export type Application = z.output<typeof applicationSchema>;

/** The leaders' notes on an application; an empty rating means none. */
export const applicantForm = z.object({
  id: z.guid(),
  version: z.string(),
  stage: z.enum(STAGES, 'Please choose a stage.'),
  rating: z
    .enum(['', '1', '2', '3', '4', '5'], 'Please choose a rating.')
    .transform((rating) => (rating === '' ? null : Number(rating))),
  private_notes: typedText().max(10_000, 'Notes must be at most 10000 characters.'),
});
export type ApplicantInput = z.output<typeof applicantForm>;

/** Moves of applications from one stage to another. */
export const stageMoves = z
  .array(z.object({ id: z.guid(), from: z.enum(STAGES), to: z.enum(STAGES) }))
  .min(1)
  .max(50);
export type StageMoves = z.output<typeof stageMoves>;
