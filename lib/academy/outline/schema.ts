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

/** An outline as submitted. The form generates the ids of new chapters and lessons. */
export const typedOutline = z
  .array(
    z.object({
      id: z.guid(),
      title: title('each chapter'),
      lessons: z.array(typedLesson).max(60, 'A chapter has at most 60 lessons.'),
    }),
  )
  .max(40, 'A course has at most 40 chapters.');

/** A new outline, and the stored one that its editor saw. */
export const outlineInput = z.object({ courseId: z.guid(), seen: outline, outline: typedOutline });
export type OutlineInput = z.output<typeof outlineInput>;

const option = z.object({
  text: typedText()
    .min(1, 'Please write each answer.')
    .max(300, 'An answer must be at most 300 characters.'),
  isRight: z.boolean(),
});

const typedQuestion = z.object({
  text: typedText()
    .min(1, 'Please write the question.')
    .max(600, 'The question must be at most 600 characters.'),
  options: z
    .array(option)
    .min(2, 'A question has two to eight answers.')
    .max(8, 'A question has two to eight answers.')
    .refine((options) => options.some(({ isRight }) => isRight), 'At least one answer is right.'),
  why: typedText()
    .min(1, 'Please say why; students read it after answering.')
    .max(2000, 'The reason must be at most 2,000 characters.'),
});

/** The submitted text of a lesson, and the version that its editor saw ('' for none). */
export const lessonTextInput = z.object({
  courseId: z.guid(),
  lessonId: z.guid(),
  version: z.string(),
  body: typedText().max(60_000, 'The text must be at most 60,000 characters.'),
  question: typedQuestion.nullable(),
});
export type LessonTextInput = z.output<typeof lessonTextInput>;
