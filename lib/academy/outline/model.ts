import { z } from 'zod';
import { contentState } from '@/lib/core/cache/change';

/** A stored lesson; the limits of the form are in schema.ts. */
export const lesson = z.object({
  id: z.guid(),
  title: z.string(),
  summary: z.string().nullable(),
  minutes: z.number().nullable(),
  /** The lesson is public. */
  isSample: z.boolean(),
  /** Counts towards the progress and the certificate. */
  isRequired: z.boolean(),
});
export type Lesson = z.output<typeof lesson>;

const chapter = z.object({ id: z.guid(), title: z.string(), lessons: z.array(lesson) });
export type Chapter = z.output<typeof chapter>;

/** The chapters of a course in order, each with its lessons. */
export const outline = z.array(chapter);
export type Outline = z.output<typeof outline>;

/** A course with its number of chapters, and its lessons with their minutes. */
export const outlinedCourse = z
  .object({
    id: z.guid(),
    title: z.string(),
    state: contentState,
    chapters: z.array(z.object({ lessons: z.array(lesson.pick({ minutes: true })) })),
  })
  .transform(({ chapters, ...course }) => ({
    ...course,
    chapters: chapters.length,
    lessons: chapters.flatMap(({ lessons }) => lessons),
  }));
export type OutlinedCourse = z.output<typeof outlinedCourse>;
