import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import type { Cv } from './cv';
import { type CvProblem, cvMessages } from './cv-rules';

const name = (missing: string, which: string) =>
  typedText(missing).min(1, missing).max(100, `${which} must be at most 100 characters.`);

/** An application for a job, shared by the form's action and its store. */
export const applicationSchema = z.object({
  // A job that cannot be read is none, and so takes no applications.
  jobId: z.guid().catch('00000000-0000-0000-0000-000000000000'),
  firstName: name('Please enter your first name.', 'First name'),
  lastName: name('Please enter your last name.', 'Last name'),
  email: typedText('Please enter a valid email address.')
    .max(254, 'Please enter a valid email address.')
    .pipe(z.email('Please enter a valid email address.')),
  phone: typedText()
    .regex(/^(.{10,40})?$/, 'Please enter a valid phone number.')
    .default(''),
  link: typedText()
    .max(500, 'Please enter an address of at most 500 characters.')
    .refine(
      (link) => link === '' || URL.parse(link)?.protocol === 'https:',
      'Please enter an address that begins with https://.',
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
