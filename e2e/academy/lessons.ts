import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';

/**
 * Adds lessons with a text and a question to a course, in one chapter; the first is a sample. This opens the course.
 */
export async function writeLessons(
  service: SupabaseClient<Database>,
  course_id: string,
  titles: readonly string[],
): Promise<void> {
  const { data: chapter } = await service
    .from('course_chapters')
    .insert({ course_id, title: 'Beginning', position: 1 })
    .select('id')
    .single()
    .throwOnError();
  const { data: lessons } = await service
    .from('course_lessons')
    .insert(
      titles.map((title, place) => ({
        chapter_id: chapter.id,
        course_id,
        title,
        position: place,
        duration_minutes: 10,
        is_sample: place === 0,
      })),
    )
    .select('id, title')
    .throwOnError();
  await service
    .from('lesson_texts')
    .insert(
      lessons.map(({ id, title }) => ({
        id,
        body: `## Example\n\nThe text of “${title}”.\n\n\`\`\`ts\n4 + 7;\n\`\`\``,
        question: {
          text: 'How many minutes are four and seven?',
          options: [
            { text: 'Ten', isRight: false },
            { text: 'Eleven', isRight: true },
          ],
          why: 'Four and seven are eleven.',
        },
      })),
    )
    .throwOnError();
}
