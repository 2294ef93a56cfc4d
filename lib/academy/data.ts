import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { MAX_COUNTED } from '@/lib/core/lists/filter-query';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { cachedPublicClient, publicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { searchLines } from '@/lib/core/text/search-forms';
import { type Course, type CoursePage, type CourseSummary, course, courseSummary } from './model';
import { COURSES_PER_PAGE, type CourseFilters } from './rules';

const MAX_RELATED = 3;

const SUMMARY =
  'slug, title, description, category, level, price, imageUrl:image_url, imageAlt:image_alt, drawing, instructor, duration, rating, ratingsCount:ratings_count, studentsCount:students_count, checkoutUrl:checkout_url, opensAt:opens_at, openedAt:opened_at, updatedAt:updated_at';
/** Select fragment for the outline of a course. */
export const CHAPTERS =
  'course_chapters(id, title, position, lessons:course_lessons(id, slug, title, summary, minutes:duration_minutes, position, isSample:is_sample, isRequired:is_required, isWritten:is_written))';
const DETAIL =
  `id, ${SUMMARY}, body, outcomes, instructorBio:instructor_bio, publishedAt:published_at, seoTitle:seo_title, seoDescription:seo_description, chapters:${CHAPTERS}` as const;

const listTags = [cacheTags.list('courses')];
const courseTags = (slug: string) => [cacheTags.record('courses', slug)];

/** Returns the courses that can be taken before those that open later, otherwise in the given order. */
const openFirst = (courses: readonly CourseSummary[]) =>
  courses.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));

const byNewest = { ascending: false } as const;

/** Counts in a request without rows, because Next does not cache a partial response (206). */
async function countCourses(isOpen: boolean): Promise<number> {
  const counting = cachedPublicClient(listTags)
    .from('courses')
    .select('id', { count: 'exact', head: true });
  const answer = await (isOpen
    ? counting.not('opened_at', 'is', null)
    : counting.is('opened_at', null));
  dataOf(answer, 'The courses cannot be counted');
  return answer.count ?? 0;
}

/** Returns courses of one group, newest first (spec section 7), from the row `first`; none if it does not exist. */
async function readCourses(isOpen: boolean, first: number, most: number): Promise<CourseSummary[]> {
  if (most <= 0) return [];
  const reading = cachedPublicClient(listTags).from('courses').select(SUMMARY);
  const answer = await (isOpen
    ? reading.not('opened_at', 'is', null)
    : reading.is('opened_at', null)
  )
    .order('created_at', byNewest)
    .order('id')
    .range(first, first + most - 1);
  if (answer.error?.code === 'PGRST103') return [];
  return z.array(courseSummary).parse(dataOf(answer, 'The courses cannot be read'));
}

/**
 * Returns one page of the published courses, and the number of all: those that can be taken, then those that open later,
 * each newest first.
 * @param page from 1
 * @returns null if there is no such page
 */
export async function readCoursePage(page: number): Promise<CoursePage | null> {
  const first = (page - 1) * COURSES_PER_PAGE;
  const [open, later] = await Promise.all([countCourses(true), countCourses(false)]);
  if (page > 1 && first >= open + later) return null;
  const openHere = Math.min(COURSES_PER_PAGE, Math.max(0, open - first));
  const courses = await Promise.all([
    readCourses(true, first, openHere),
    readCourses(false, Math.max(0, first - open), COURSES_PER_PAGE - openHere),
  ]);
  return { courses: courses.flat(), total: open + later };
}

/**
 * Returns one page of the published courses that match the filters (`courseMatcher`), in the order of
 * `readCoursePage`, uncached, and the total number of matches (`foundCount`).
 * @param page from 1; the first page if it does not exist
 */
export async function findCourses(filters: CourseFilters, page: number): Promise<CoursePage> {
  const { q, category, level } = filters;
  // No text in the database can contain a NUL character.
  if (q.includes('\0')) return { courses: [], total: 0 };
  const search = searchLines(q);
  const answer = await serviceClient().rpc(
    'search_courses',
    { search, category, level, most: MAX_COUNTED + 1 },
    { get: true },
  );
  const ids = z.array(z.guid()).parse(dataOf(answer, 'The courses cannot be searched'));
  const shown = ids.slice(0, MAX_COUNTED);
  const first = (page - 1) * COURSES_PER_PAGE;
  const found = await publicClient()
    .from('courses')
    .select(SUMMARY)
    .in('id', shown.slice(first < shown.length ? first : 0).slice(0, COURSES_PER_PAGE))
    .order('created_at', { ascending: false })
    .order('id');
  const courses = z.array(courseSummary).parse(dataOf(found, 'The courses cannot be read'));
  return { courses: openFirst(courses), total: ids.length };
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

/**
 * Returns a course in any state or null, uncached. `changes` replace some of its columns. For private previews and
 * mails.
 */
export async function readCourseDraft(id: string, changes: Json = {}): Promise<Course | null> {
  const answer = await serviceClient()
    .rpc('changed_courses', { record: id, changes })
    .select(DETAIL)
    .maybeSingle();
  return course.nullable().parse(dataOf(answer, 'The draft of a course cannot be read'));
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
 * Returns up to three published courses to recommend after this one: the newest of its category first, then of the
 * others. The choice is cached under the tag of this course and each course under its own, so that a page re-renders
 * only when something that it shows changes.
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
  return openFirst(summaries.filter((summary) => summary !== null));
}
