import 'server-only';
import { contentState } from '@/lib/core/cache/change';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ContentTable } from '@/lib/paths';
import { type ContentLevel, levelToChange } from './content-rights';
import type { Editor } from './guard';

type EditorContext = { editorOf: (table: ContentTable, level?: ContentLevel) => Editor };

/**
 * Returns the proof for a person who may change the parts of a record, such as its video: writers in a draft,
 * publishers in any state. Refuses with 'contentRightMissing'.
 */
export async function requireChange(
  { editorOf }: EditorContext,
  { table, id }: { table: ContentTable; id: string },
): Promise<Editor> {
  const editor = editorOf(table);
  const client = await sessionClient();
  const answer = await client.from(table).select('state').eq('id', id).maybeSingle();
  const record = dataOf(answer, `${editor.id} could not read ${table} ${id}`);
  return record ? editorOf(table, levelToChange(contentState.parse(record.state))) : editor;
}
