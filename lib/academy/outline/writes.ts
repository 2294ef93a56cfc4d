import 'server-only';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { LessonTextInput } from './schema';

/**
 * Stores the text of a lesson, unless it has changed since the editor saw it.
 * @returns its new version, or null if someone else has changed it
 */
export async function storeLessonText(
  editor: Editor,
  { lessonId, version, body, question }: LessonTextInput,
): Promise<string | null> {
  const client = await sessionClient();
  const texts = client.from('lesson_texts');
  const answer = await (version === ''
    ? texts.upsert({ id: lessonId, body, question }, { ignoreDuplicates: true })
    : texts.update({ body, question }).eq('id', lessonId).eq('updated_at', version)
  )
    .select('version:updated_at')
    .maybeSingle();
  return dataOf(answer, `${editor.id} could not store a lesson`)?.version ?? null;
}
