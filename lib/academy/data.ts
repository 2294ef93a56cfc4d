import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { type Course, type CourseSummary, course, courseSummary } from './model';

const MAX_RELATED = 3;

const SUMMARY =
  'slug, title, description, category, level, price, imageUrl:image_url, imageAlt:image_alt, instructor, duration, rating, ratingsCount:ratings_count, studentsCount:students_count, enrolledCount:enrolled_count, enrolledRatingsCount:enrolled_ratings_count, enrolledRatingsSum:enrolled_ratings_sum, openedAt:opened_at, updatedAt:updated_at';
const DETAIL =
  `id, ${SUMMARY}, body, outcomes, instructorBio:instructor_bio, publishedAt:published_at, seoTitle:seo_title, seoDescription:seo_description, chapters:course_chapters(id, title, position, lessons:course_lessons(id, title, summary, minutes:duration_minutes, position))` as const;

const courseTags = (slug: string) => [cacheTags.record('courses', slug)];

/** Returns the published courses, newest first (spec section 7). */
export async function listCourses(): Promise<CourseSummary[]> {
  const answer = await cachedPublicClient([cacheTags.list('courses')])
    .from('courses')
    .select(SUMMARY)
    .order('created_at', { ascending: false })
    .order('id');
  return z.array(courseSummary).parse(dataOf(answer, 'The courses cannot be read'));
}

/** Returns the published course with this slug, or null. */
export async function readCourse(slug: string): Promise<Course | null> {
  const answer = await cachedPublicClient(courseTags(slug))
    .from('courses')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  return course.nullable().parse(dataOf(answer, 'The course cannot be read'));
}

/** Returns a course in any state, uncached, or null. For private previews and mails. */
export async function readCourseDraft(id: string): Promise<Course | null> {
  const answer = await serviceClient().from('courses').select(DETAIL).eq('id', id).maybeSingle();
  return course.nullable().parse(dataOf(answer, 'The draft of a course cannot be read'));
}

/** Returns the URL that opens the lessons of a course, for the mails of its students, or null. */
export async function readLessonsUrl(courseId: string): Promise<string | null> {
  const answer = await serviceClient()
    .from('course_access')
    .select('lessonsUrl:lessons_url')
    .eq('course_id', courseId)
    .maybeSingle();
  return dataOf(answer, 'The lessons of a course cannot be read')?.lessonsUrl ?? null;
}

async function readCourseSummary(slug: string): Promise<CourseSummary | null> {
  const answer = await cachedPublicClient(courseTags(slug))
    .from('courses')
    .select(SUMMARY)
    .eq('slug', slug)
    .maybeSingle();
  return courseSummary.nullable().parse(dataOf(answer, 'The course cannot be read'));
}

/**
 * Returns up to three published courses to look at after this one: the newest of its category, then of the others.
 * The choice is cached under the tag of this course and each course under its own, so that a page re-renders only
 * when something that it shows changes.
 */
export async function readRelatedCourses({
  slug,
  category,
}: Pick<Course, 'slug' | 'category'>): Promise<CourseSummary[]> {
  const others = () =>
    cachedPublicClient(courseTags(slug))
      .from('courses')
      .select('slug')
      .neq('slug', slug)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(MAX_RELATED);
  const answers = await Promise.all([
    others().eq('category', category),
    others().neq('category', category),
  ]);
  const related = answers
    .flatMap((answer) => dataOf(answer, 'Related courses cannot be read'))
    .slice(0, MAX_RELATED);
  const summaries = await Promise.all(related.map((other) => readCourseSummary(other.slug)));
  return summaries.filter((summary) => summary !== null);
}
