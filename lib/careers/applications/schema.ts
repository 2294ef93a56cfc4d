import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import { STAGES, type Stage } from './rules';

/** An application as the list shows it; instants as the database wrote them. */
export type ListedApplicant = {
  id: string;
  name: string;
  email: string;
  stage: Stage;
  rating: number | null;
  appliedAt: string;
};

/** An application with all that leaders see of it. */
export type Applicant = ListedApplicant & {
  phone: string | null;
  link: string | null;
  message: string | null;
  cvName: string;
  privateNotes: string;
  updatedAt: string;
};

/** What leaders note about an application; an empty rating is none. */
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

/** Applications that go from one stage to another. */
export const stageMoves = z
  .array(z.object({ id: z.guid(), from: z.enum(STAGES), to: z.enum(STAGES) }))
  .min(1)
  .max(50);
export type StageMoves = z.output<typeof stageMoves>;
