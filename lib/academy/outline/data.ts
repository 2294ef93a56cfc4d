import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EnrolmentFilters } from '@/lib/academy/enrolments/filters';
import type { Leader } from '@/lib/core/auth/guard';
import { contentRecord } from '@/lib/core/cache/change';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { type Outline, type OutlineInput, outline } from './schema';

const enrolmentRow = z
  .object({
    id: z.guid(),
    name: z.string(),
    email: z.string(),
    progress: z.number(),
    completed_at: z.string().nullable(),
    rating: z.number().nullable(),
    created_at: z.string(),
    course: z.object({ id: z.guid(), title: z.string() }),
  })
  .transform(({ completed_at, created_at, ...row }) => ({
    ...row,
    completedAt: completed_at,
    enrolledAt: created_at,
  }));

/** Who takes which course: progress in percent, rating out of 5, instants as the database wrote them. */
export type ListedEnrolment = z.output<typeof enrolmentRow>;

/**
 * One page of the enrolments that the filters find.
 * @throws Error if the database cannot be asked
 */
export async function listEnrolments(
  leader: Leader,
  filters: EnrolmentFilters,
  after: string | null = filters.after,
): Promise<Page<ListedEnrolment>> {
  const client = await sessionClient();
  let query = client
    .from('enrolments')
    .select(
      'id, name, email, progress, completed_at, rating, created_at, course:courses!inner(id, title)',
    );
  if (filters.q) query = query.or(containing(filters.q, ['name', 'email']));
  if (z.guid().safeParse(filters.course).success)
    query = query.eq('course_id', filters.course ?? '');
  if (filters.rating) query = query.eq('rating', Number(filters.rating));
  if (filters.progressed === 'not_begun') query = query.eq('progress', 0);
  if (filters.progressed === 'under_way') query = query.gt('progress', 0).lt('progress', 100);
  if (filters.progressed === 'completed') query = query.eq('progress', 100);
  if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
  if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
  const order = orderOf(filters.sort);
  const { data, error } = await keyset(query, order, after);
  if (error) throw new Error(`${leader.id} could not list enrolments`, { cause: error });
  return pageOf(z.array(enrolmentRow).parse(data), ({ progress, enrolledAt }) =>
    order.column === 'progress' ? progress : enrolledAt,
  );
}

const outlinedRow = z
  .object({
    id: z.guid(),
    title: z.string(),
    state: contentRecord.shape.state,
    chapters: z.array(z.object({ lessons: z.array(z.object({ minutes: z.number().nullable() })) })),
  })
  .transform(({ chapters, ...course }) => ({
    ...course,
    chapters: chapters.length,
    lessons: chapters.flatMap(({ lessons }) => lessons),
  }));

/** A course with how many chapters it has, and its lessons with their minutes. */
export type OutlinedCourse = z.output<typeof outlinedRow>;

/** There are tens of courses, not thousands. */
const MOST_COURSES = 200;

/**
 * The courses by title with the size of their outlines.
 * @throws Error if the database cannot be asked
 */
export async function listOutlines(leader: Leader): Promise<OutlinedCourse[]> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('courses')
    .select(
      'id, title, state, chapters:course_chapters(lessons:course_lessons(minutes:duration_minutes))',
    )
    .order('title')
    .order('id')
    .limit(MOST_COURSES);
  if (error) throw new Error(`${leader.id} could not list outlines`, { cause: error });
  return z.array(outlinedRow).parse(data);
}

/**
 * The outline of a course.
 * @throws Error if the database cannot be asked
 */
export async function readOutline(leader: Leader, courseId: string): Promise<Outline> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('course_outline', { outlined: courseId }, { get: true });
  if (error) throw new Error(`${leader.id} could not read an outline`, { cause: error });
  return outline.parse(data);
}

/**
 * Makes the outline of a course what is given, in one transaction, if it is still the one that was seen.
 * @returns the course, or null if the outline or the course has been changed or removed meanwhile
 * @throws Error if the database cannot be asked
 */
export async function storeOutline(leader: Leader, input: OutlineInput) {
  const client = await sessionClient();
  const { data, error } = await client.rpc('save_outline', {
    outlined: input.courseId,
    seen: input.seen,
    outline: input.outline,
  });
  if (error) throw new Error(`${leader.id} could not save an outline`, { cause: error });
  if (data !== 'saved') return null;
  const course = await client
    .from('courses')
    .select('id, slug, state, published_at')
    .eq('id', input.courseId)
    .single();
  if (course.error)
    throw new Error('The course of an outline cannot be read', { cause: course.error });
  return contentRecord.parse(course.data);
}

/**
 * Gives a course that has no outline yet the one of another.
 * @throws Error if the database cannot be asked
 */
export async function copyOutline(leader: Leader, from: string, to: string): Promise<void> {
  const chapters = await readOutline(leader, from);
  const copied = chapters.map((chapter) => ({
    ...chapter,
    id: randomUUID(),
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, id: randomUUID() })),
  }));
  await storeOutline(leader, { courseId: to, seen: [], outline: copied });
}
