import { z } from 'zod';
import { limitedText, typedText } from '@/lib/core/text/typed-text';
import { lesson, outline } from './model';

const title = (owner: string) =>
  typedText()
    .min(1, `Please give ${owner} a title.`)
    .max(160, `The title of ${owner} must be at most 160 characters.`);

const typedLesson = lesson.extend({
  title: title('each lesson'),
  summary: limitedText(600).nullable(),
  minutes: z
    .int('Minutes must be a whole number.')
    .min(1, 'Minutes must be from 1 to 600.')
    .max(600, 'Minutes must be from 1 to 600.')
    .nullable(),
});

/** An outline as typed. New chapters and lessons bring their own id. */
export const typedOutline = z
  .array(
    z.object({
      id: z.guid(),
      title: title('each chapter'),
      lessons: z.array(typedLesson).max(60, 'A chapter has at most 60 lessons.'),
    }),
  )
  .max(40, 'A course has at most 40 chapters.');

/** A new outline, and the stored one that its editor has seen. */
export const outlineInput = z.object({ courseId: z.guid(), seen: outline, outline: typedOutline });
export type OutlineInput = z.output<typeof outlineInput>;
