import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { COURSE_CATEGORIES, COURSE_LEVELS, courseFigures } from './rules';
import type { EnrolmentInput } from './schema';

const RELATED = 3;

const SUMMARY =
  'slug, title, description, category, level, price, imageUrl:image_url, imageAlt:image_alt, instructor, duration, rating, ratingsCount:ratings_count, studentsCount:students_count, enrolledCount:enrolled_count, enrolledRatingsCount:enrolled_ratings_count, enrolledRatingsSum:enrolled_ratings_sum, updatedAt:updated_at';
const DETAIL =
  `id, ${SUMMARY}, body, outcomes, instructorBio:instructor_bio, publishedAt:published_at, seoTitle:seo_title, seoDescription:seo_description, chapters:course_chapters(id, title, position, lessons:course_lessons(id, title, summary, minutes:duration_minutes, position))` as const;

const summaryColumns = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(COURSE_CATEGORIES),
  level: z.enum(COURSE_LEVELS),
  price: z.coerce.number(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  instructor: z.string(),
  duration: z.string(),
  rating: z.coerce.number().nullable(),
  ratingsCount: z.number(),
  studentsCount: z.number(),
  enrolledCount: z.number(),
  enrolledRatingsCount: z.number(),
  enrolledRatingsSum: z.number(),
  updatedAt: z.string(),
});

/** Replaces the columns of the figures by the figures that are shown. */
function withFigures<Row extends z.output<typeof summaryColumns>>({
  enrolledCount: count,
  enrolledRatingsCount: ratingsCount,
  enrolledRatingsSum: ratingsSum,
  ...row
}: Row) {
  return { ...row, ...courseFigures(row, { count, ratingsCount, ratingsSum }) };
}

const summaryRow = summaryColumns.transform(withFigures);

const placed = { id: z.string(), title: z.string(), position: z.number() };
const inOrder = (a: { position: number }, b: { position: number }) => a.position - b.position;

const courseColumns = summaryColumns.extend({
  id: z.string(),
  body: z.string(),
  outcomes: z.array(z.string()),
  instructorBio: z.string().nullable(),
  publishedAt: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  chapters: z
    .array(
      z.object({
        ...placed,
        lessons: z
          .array(
            z.object({ ...placed, summary: z.string().nullable(), minutes: z.number().nullable() }),
          )
          .transform((lessons) => lessons.sort(inOrder)),
      }),
    )
    .transform((chapters) => chapters.sort(inOrder)),
});
const courseRow = courseColumns.transform(withFigures);

/**
 * A course on a card; its price in US dollars (0 means free), its rating out of 5 as the average of `ratingsCount`
 * ratings (0 means that their number is not known), `updatedAt` an ISO instant.
 */
export type CourseSummary = z.output<typeof summaryRow>;

/** A course with everything that its page shows; `body` is markdown. */
export type Course = z.output<typeof courseRow>;

/** Returns the published courses, newest first (spec section 7). */
export async function listCourses(): Promise<CourseSummary[]> {
  const answer = await cachedPublicClient([cacheTags.list('courses')])
    .from('courses')
    .select(SUMMARY)
    .order('created_at', { ascending: false })
    .order('id');
  return z.array(summaryRow).parse(dataOf(answer, 'The courses cannot be read'));
}

/** The published course at `slug`, or null. Throws if the database cannot be asked. */
export async function readCourse(slug: string): Promise<Course | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('courses', slug)])
    .from('courses')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('The course cannot be read', { cause: error });
  return data && courseRow.parse(data);
}

/** A course in any state, as it is at this moment, or null. For private previews and mails. */
export async function readCourseDraft(id: string): Promise<Course | null> {
  const { data, error } = await serviceClient()
    .from('courses')
    .select(DETAIL)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The draft of a course cannot be read', { cause: error });
  return data && courseRow.parse(data);
}

async function readCourseSummary(slug: string): Promise<CourseSummary | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('courses', slug)])
    .from('courses')
    .select(SUMMARY)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('The course cannot be read', { cause: error });
  return data && summaryRow.parse(data);
}

/**
 * The published courses to look at after `course`: the newest of its category, then of the others. Which
 * they are is asked under the tag of `course`, each of them under its own, so that a page is made anew only for what
 * it shows. Throws if the database cannot be asked.
 */
export async function readRelatedCourses(
  course: Pick<Course, 'slug' | 'category'>,
): Promise<CourseSummary[]> {
  const others = () =>
    cachedPublicClient([cacheTags.record('courses', course.slug)])
      .from('courses')
      .select('slug')
      .neq('slug', course.slug)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(RELATED);
  const [kin, rest] = await Promise.all([
    others().eq('category', course.category),
    others().neq('category', course.category),
  ]);
  if (kin.error || rest.error) {
    throw new Error('Related courses cannot be read', { cause: kin.error ?? rest.error });
  }
  const related = await Promise.all(
    [...kin.data, ...rest.data].slice(0, RELATED).map(({ slug }) => readCourseSummary(slug)),
  );
  return related.filter((summary) => summary !== null);
}

const enrolmentRow = z.object({ course_id: z.string(), name: z.string() });

/** Who has enrolled in which course. */
export type Enrolment = z.output<typeof enrolmentRow>;

/** Reads an enrolment from an event's payload. Throws if it is not one. */
export function parseEnrolment(value: unknown): Enrolment {
  return enrolmentRow.parse(value);
}

/**
 * Stores an enrolment and its event in one transaction. The database decides whether the course is open
 * and the person new to it.
 * @returns the slug of the course, or why it was refused
 * @throws Error if the database cannot be asked
 */
export async function storeEnrolment({
  courseId,
  name,
  email,
}: EnrolmentInput): Promise<{ slug: string } | { refused: 'alreadyEnrolled' | 'courseClosed' }> {
  const client = serviceClient();
  const course = await client.from('courses').select('slug').eq('id', courseId).maybeSingle();
  if (course.error) throw new Error('The course cannot be read', { cause: course.error });
  if (!course.data) return { refused: 'courseClosed' };
  const { error } = await client.from('enrolments').insert({ course_id: courseId, name, email });
  if (!error) return course.data;
  const refusal = formRefusal(error);
  if (refusal === 'duplicate') return { refused: 'alreadyEnrolled' };
  if (refusal === 'closed') return { refused: 'courseClosed' };
  throw new Error('The enrolment could not be stored', { cause: error });
}
