import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';

const title = (what: string) =>
  typedText()
    .min(1, `Please give ${what} a title.`)
    .max(160, `The title of ${what} must be at most 160 characters.`);

const lesson = z.object({
  id: z.guid(),
  title: z.string(),
  summary: z.string().nullable(),
  minutes: z
    .int('Minutes must be a whole number.')
    .min(1, 'Minutes must be from 1 to 600.')
    .max(600, 'Minutes must be from 1 to 600.')
    .nullable(),
});

const typedLesson = lesson.extend({
  title: title('each lesson'),
  summary: typedText().max(600).nullable(),
});

const chapter = z.object({ id: z.guid(), title: z.string(), lessons: z.array(lesson) });

/** The chapters of a course in order, each with its lessons, as stored: what was seen comes back unchanged. */
export const outline = z.array(chapter);
export type Outline = z.output<typeof outline>;
export type Chapter = Outline[number];
export type Lesson = Chapter['lessons'][number];

/** An outline as it is typed. New chapters and lessons bring an id of their own. */
export const typedOutline = z
  .array(
    z.object({
      id: z.guid(),
      title: title('each chapter'),
      lessons: z.array(typedLesson).max(60, 'A chapter has at most 60 lessons.'),
    }),
  )
  .max(40, 'A course has at most 40 chapters.');

/** A new outline, and the one that was seen. */
export const outlineInput = z.object({ courseId: z.guid(), seen: outline, outline: typedOutline });
export type OutlineInput = z.output<typeof outlineInput>;
