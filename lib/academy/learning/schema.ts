import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import { limitedText, typedEmail } from '@/lib/core/text/typed-text';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** The form that requests the private link again. */
export const linkRequestSchema = z.object({ course: slug, email: typedEmail });

/** Course and lesson of a form on a lesson page. */
const lessonForm = z.object({ course: slug, lesson: recordId });

/** Marks a lesson as done, or as not done. */
export const doneSchema = lessonForm.extend({ isDone: z.enum(['true', 'false']) });

/** The answer to a question; options are indexes from 0. */
export const answerSchema = lessonForm.extend({
  chosen: z
    .array(z.coerce.number().int().min(0).max(7))
    .min(1, 'Please choose an answer.')
    .max(8, 'Please choose an answer.'),
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
