import { z } from 'zod';
import { drawingOf } from '@/lib/drawings';
import { COURSE_CATEGORIES, COURSE_LEVELS } from './rules';

const summaryColumns = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(COURSE_CATEGORIES),
  level: z.enum(COURSE_LEVELS),
  price: z.number(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  drawing: z.string().transform(drawingOf),
  instructor: z.string(),
  duration: z.string(),
  rating: z.number().nullable(),
  ratingsCount: z.number(),
  studentsCount: z.number(),
  checkoutUrl: z.string().nullable(),
  opensAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  updatedAt: z.string(),
});

/** Replaces `openedAt` with `isOpen`. */
function withState<Row extends z.output<typeof summaryColumns>>({ openedAt, ...row }: Row) {
  return { ...row, isOpen: openedAt !== null };
}

const placed = { id: z.string(), title: z.string(), position: z.number() };
const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

const lesson = z.object({
  ...placed,
  slug: z.string(),
  summary: z.string().nullable(),
  minutes: z.number().nullable(),
  isSample: z.boolean(),
  isRequired: z.boolean(),
  isWritten: z.boolean(),
});
export type OutlineLesson = z.output<typeof lesson>;

const chapter = z.object({
  ...placed,
  lessons: z.array(lesson).transform((lessons) => lessons.toSorted(byPosition)),
});

/** Chapters with their lessons, in order. */
export const chapters = z.array(chapter).transform((unsorted) => unsorted.toSorted(byPosition));
export type Chapters = z.output<typeof chapters>;

const courseColumns = summaryColumns.extend({
  id: z.string(),
  body: z.string(),
  outcomes: z.array(z.string()),
  instructorBio: z.string().nullable(),
  publishedAt: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  chapters,
});

/**
 * A course on a card. `price` is in US dollars (0 means free). `rating` is out of 5, the average of `ratingsCount`
 * ratings, and null while there are fewer than three. `updatedAt` is an ISO instant. `isOpen`: the course takes
 * enrolments; otherwise the rest of its lessons opens later, on the day `opensAt` if one is planned.
 */
export const courseSummary = summaryColumns.transform(withState);
export type CourseSummary = z.output<typeof courseSummary>;

/** A page of the requested courses, and the total number. */
export type CoursePage = { courses: CourseSummary[]; total: number };

/** A course with everything that its page shows; `body` is markdown. */
export const course = courseColumns.transform(withState);
export type Course = z.output<typeof course>;
