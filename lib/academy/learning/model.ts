import { z } from 'zod';
import { chapters } from '../model';

/** A check question of a lesson. One or more options are right; `why` is shown after the answer. */
export const lessonQuestion = z.object({
  text: z.string(),
  options: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
  why: z.string(),
});
export type LessonQuestion = z.output<typeof lessonQuestion>;

/** An answer to a check question with its solution. Options are indexes from 0. */
export type AnsweredQuestion = { chosen: number[]; isRight: boolean; right: number[]; why: string };

/** Text of a lesson: `body` is markdown. */
export const lessonText = z.object({
  body: z.string(),
  question: lessonQuestion.nullable(),
  videoId: z.string().nullable(),
});
export type LessonText = z.output<typeof lessonText>;

/**
 * A certificate on its public page. Days are of the business zone. The first day and the numbers of lessons and answered
 * questions are null in certificates from before they were stored.
 */
export const certificate = z.object({
  id: z.guid(),
  name: z.string(),
  courseTitle: z.string(),
  startedOn: z.string().nullable(),
  completedOn: z.string(),
  lessons: z.number().nullable(),
  questions: z.number().nullable(),
});
export type Certificate = z.output<typeof certificate>;

const progress = z.object({
  lessonId: z.string(),
  doneAt: z.string().nullable(),
  chosen: z.array(z.number()).nullable(),
  isRight: z.boolean().nullable(),
});
export type LessonProgress = z.output<typeof progress>;

/** Parses an optional related row: PostgREST returns an object instead of an array if the key is unique. */
const oneOf = <Row extends z.ZodType>(row: Row) =>
  z
    .union([z.array(row), row.nullable()])
    .transform((found) => (Array.isArray(found) ? (found[0] ?? null) : found));

/** A student with their course and their progress. `isOpen`: every lesson is open to them, not only the samples. */
export const learner = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  progress: z.number(),
  completedAt: z.string().nullable(),
  isOpen: z.boolean(),
  rating: z.number().nullable(),
  review: z.string().nullable(),
  reviewState: z.string().nullable(),
  course: z.object({
    id: z.guid(),
    slug: z.string(),
    title: z.string(),
    price: z.number(),
    instructor: z.string(),
    checkoutUrl: z.string().nullable(),
    chapters,
  }),
  lessons: z.array(progress),
  payments: z.array(z.object({ state: z.string() })),
  certificate: oneOf(z.object({ id: z.guid() })),
});
export type Learner = z.output<typeof learner>;
export type LearnerCourse = Learner['course'];

/** A published review: `name` is the first name of the student. */
export const review = z
  .object({
    id: z.guid(),
    name: z.string(),
    rating: z.number(),
    text: z.string(),
    ratedAt: z.string(),
    answer: z.string().nullable(),
  })
  .transform(({ name, ...rest }) => ({ ...rest, name: name.split(' ')[0] ?? name }));
export type Review = z.output<typeof review>;
