import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import { limitedText, typedEmail } from '@/lib/core/text/typed-text';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** The form that requests the private link again. */
export const linkRequestSchema = z.object({ course: slug, email: typedEmail });

/**
 * The form of a lesson page, by the button that was pressed: checks the chosen options (indexes from 0), or marks the
 * lesson as done or not done.
 */
export const lessonSchema = z
  .object({
    course: slug,
    lesson: recordId,
    press: z.enum(['answer', 'done', 'undone']),
    chosen: z.array(z.coerce.number().int().min(0).max(7)).max(8, 'Please choose an answer.'),
  })
  .refine(({ press, chosen }) => press !== 'answer' || chosen.length > 0, {
    path: ['chosen'],
    message: 'Please choose an answer.',
  });

/** Rating and review of a course. */
export const reviewSchema = z.object({
  course: slug,
  rating: z.coerce
    .number('Please choose a rating.')
    .int('Please choose a rating.')
    .min(1, 'Please choose a rating.')
    .max(5, 'Please choose a rating.'),
  review: limitedText(2000).nullable(),
});
export type ReviewInput = z.output<typeof reviewSchema>;
