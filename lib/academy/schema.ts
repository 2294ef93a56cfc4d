import { z } from 'zod';
import '@/lib/zod-without-eval';

// Not trimmed: what was seen must come back as it was.
const title = (what: string) =>
  z
    .string()
    .max(160, `The title of ${what} must be at most 160 characters.`)
    .refine((text) => text.trim() !== '', `Please give ${what} a title.`);

const lesson = z.object({
  id: z.guid(),
  title: title('each lesson'),
  summary: z.string().max(600).nullable(),
  minutes: z
    .int('Minutes must be a whole number.')
    .min(1, 'Minutes must be from 1 to 600.')
    .max(600, 'Minutes must be from 1 to 600.')
    .nullable(),
});

const chapter = z.object({
  id: z.guid(),
  title: title('each chapter'),
  lessons: z.array(lesson).max(60, 'A chapter has at most 60 lessons.'),
});

/** The chapters of a course in order, each with its lessons. New ones bring an id of their own. */
export const outline = z.array(chapter).max(40, 'A course has at most 40 chapters.');
export type Outline = z.output<typeof outline>;
export type Chapter = Outline[number];
export type Lesson = Chapter['lessons'][number];

/** A new outline, and the one that was seen. */
export const outlineInput = z.object({ courseId: z.guid(), seen: outline, outline });
export type OutlineInput = z.output<typeof outlineInput>;
