import { z } from 'zod';
import { COURSE_CATEGORIES, COURSE_LEVELS, courseFigures } from './rules';

const summaryColumns = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(COURSE_CATEGORIES),
  level: z.enum(COURSE_LEVELS),
  price: z.number(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  instructor: z.string(),
  duration: z.string(),
  rating: z.number().nullable(),
  ratingsCount: z.number(),
  studentsCount: z.number(),
  enrolledCount: z.number(),
  enrolledRatingsCount: z.number(),
  enrolledRatingsSum: z.number(),
  openedAt: z.string().nullable(),
  updatedAt: z.string(),
});

/** Replaces the stored figures and those of the enrolments by the public ones, and `openedAt` by whether it is open. */
function withFigures<Row extends z.output<typeof summaryColumns>>({
  enrolledCount: count,
  enrolledRatingsCount: ratingsCount,
  enrolledRatingsSum: ratingsSum,
  openedAt,
  ...row
}: Row) {
  return {
    ...row,
    isOpen: openedAt !== null,
    ...courseFigures(row, { count, ratingsCount, ratingsSum }),
  };
}

const placed = { id: z.string(), title: z.string(), position: z.number() };
const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

const lesson = z.object({
  ...placed,
  summary: z.string().nullable(),
  minutes: z.number().nullable(),
});

const chapter = z.object({
  ...placed,
  lessons: z.array(lesson).transform((lessons) => lessons.toSorted(byPosition)),
});

const courseColumns = summaryColumns.extend({
  id: z.string(),
  body: z.string(),
  outcomes: z.array(z.string()),
  instructorBio: z.string().nullable(),
  publishedAt: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  chapters: z.array(chapter).transform((chapters) => chapters.toSorted(byPosition)),
});

/**
 * A course on a card: its price in US dollars (0 means free), its rating out of 5 as the average of `ratingsCount`
 * ratings (0 means that their number is unknown), `updatedAt` an ISO instant. `isOpen`: it takes enrolments; else it
 * opens later.
 */
export const courseSummary = summaryColumns.transform(withFigures);
export type CourseSummary = z.output<typeof courseSummary>;

/** Some of the courses that were asked for, and the number of all. */
export type CoursePage = { courses: CourseSummary[]; total: number };

/** A course with everything that its page shows; `body` is markdown. */
export const course = courseColumns.transform(withFigures);
export type Course = z.output<typeof course>;
