import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Editor } from '@/lib/core/auth/guard';
import { type ContentRecord, contentRecord } from '@/lib/core/cache/change';
import type { Choice, ChoiceQuery } from '@/lib/core/lists/choices';
import { choicesOf } from '@/lib/core/lists/choices-query';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { type Outline, type OutlinedCourse, outline, outlinedCourse } from './model';
import type { OutlineInput } from './schema';

type Titled = { id: string; title: string };

/** Returns one page of the courses by title, with the size of their outlines. */
export async function listOutlines(
  editor: Editor,
  after: string | null,
): Promise<Page<OutlinedCourse>> {
  const client = await sessionClient();
  const query = client
    .from('courses')
    .select(
      'id, title, state, chapters:course_chapters(lessons:course_lessons(minutes:duration_minutes))',
    );
  const answer = await keyset(query, { column: 'title', ascending: true }, after);
  const rows = dataOf(answer, `${editor.id} could not list outlines`);
  return pageOf(z.array(outlinedCourse).parse(rows), ({ title }) => title);
}

/** Returns courses in any state as options, by title. */
export async function listCourseChoices(
  editor: Editor,
  query: ChoiceQuery = {},
): Promise<Choice[]> {
  const client = await sessionClient();
  const courses = client.from('courses').select('id, name:title');
  const answer = await choicesOf(courses, query, { id: 'id', name: 'title' });
  return dataOf(answer, `${editor.id} could not list courses`);
}

/** Returns the outline of a course. */
export async function readOutline(editor: Editor, courseId: string): Promise<Outline> {
  const client = await sessionClient();
  const answer = await client.rpc('course_outline', { outlined: courseId }, { get: true });
  return outline.parse(dataOf(answer, `${editor.id} could not read an outline`));
}

/**
 * Replaces the outline of a course in one transaction, unless it has changed since the editor saw it.
 * @returns the course, or null if the outline or the course has since been changed or removed
 */
export async function storeOutline(
  editor: Editor,
  input: OutlineInput,
): Promise<ContentRecord | null> {
  const client = await sessionClient();
  const outcome = await client.rpc('save_outline', {
    outlined: input.courseId,
    seen: input.seen,
    outline: input.outline,
  });
  if (dataOf(outcome, `${editor.id} could not save an outline`) !== 'saved') return null;
  return readOutlinedCourse(editor, input.courseId);
}

/** Returns a course with the columns that revalidation needs, or null. */
export async function readOutlinedCourse(
  editor: Editor,
  courseId: string,
): Promise<ContentRecord | null> {
  const client = await sessionClient();
  const answer = await client
    .from('courses')
    .select('id, slug, state, published_at')
    .eq('id', courseId)
    .maybeSingle();
  return contentRecord
    .nullable()
    .parse(dataOf(answer, `${editor.id} could not read the course of an outline`));
}

/** Returns the titles of a lesson and its course, or null if the course has no such lesson. */
export async function readLessonTitles(
  editor: Editor,
  courseId: string,
  lessonId: unknown,
): Promise<{ course: Titled; lesson: Titled } | null> {
  const ids = z
    .object({ courseId: z.guid(), lessonId: z.guid() })
    .safeParse({ courseId, lessonId });
  if (!ids.success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('course_lessons')
    .select('id, title, course:courses(id, title)')
    .eq('id', ids.data.lessonId)
    .eq('course_id', courseId)
    .maybeSingle();
  const found = dataOf(answer, `${editor.id} could not read a lesson`);
  return found && { course: found.course, lesson: { id: found.id, title: found.title } };
}

/** Copies the outline of one course to another that has none yet. */
export async function copyOutline(editor: Editor, from: string, to: string): Promise<void> {
  const chapters = await readOutline(editor, from);
  const copied = chapters.map((chapter) => ({
    ...chapter,
    id: randomUUID(),
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, id: randomUUID() })),
  }));
  await storeOutline(editor, { courseId: to, seen: [], outline: copied });
}
