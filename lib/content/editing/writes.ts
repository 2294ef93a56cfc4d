import 'server-only';
import { refuseByRule } from '@/lib/content/refusals';
import type { Editor } from '@/lib/core/auth/guard';
import { contentRecord } from '@/lib/core/cache/change';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ContentTable } from '@/lib/paths';
import { savedAnswer } from './model';
import type { KeepInput, SeenInput } from './schema';

/**
 * Stores a draft of a record.
 * @returns the version of the draft, or null if the record or draft is not at the version that the editor saw
 */
export async function keepDraft(editor: Editor, input: KeepInput): Promise<string | null> {
  const { table, id, seen, values } = input;
  const client = await sessionClient();
  const record = await client
    .from(table)
    .select('id')
    .eq('id', id)
    .eq('updated_at', seen.record)
    .maybeSingle();
  if (!dataOf(record, `${table} ${id} cannot be read`)) return null;
  const drafts = client.from('content_drafts');
  const answer = await (seen.draft === null
    ? drafts.insert({ table_name: table, record_id: id, content: values })
    : drafts
        .update({ content: values })
        .eq('table_name', table)
        .eq('record_id', id)
        .eq('updated_at', seen.draft)
  )
    .select('updated_at')
    .maybeSingle();
  if (answer.error?.code === UNIQUE_VIOLATION) return null;
  const draft = dataOf(answer, `${editor.id} could not keep a draft of ${table} ${id}`);
  return draft?.updated_at ?? null;
}

/**
 * Deletes the draft that the editor saw.
 * @returns false if the draft no longer exists
 */
export async function dropDraft(editor: Editor, { table, id, seen }: SeenInput): Promise<boolean> {
  if (seen.draft === null) return true;
  const client = await sessionClient();
  const answer = await client
    .from('content_drafts')
    .delete()
    .eq('table_name', table)
    .eq('record_id', id)
    .eq('updated_at', seen.draft)
    .select('record_id');
  return dataOf(answer, `${editor.id} could not drop the draft of ${table} ${id}`).length === 1;
}

/**
 * Stores columns of a record and deletes its draft in one transaction, if both are at the versions that the editor saw.
 * Without `at` it adds a record.
 */
export async function storeContent(
  editor: Editor,
  table: ContentTable,
  columns: Record<string, Json | undefined>,
  at?: Omit<SeenInput, 'table'>,
) {
  const client = await sessionClient();
  const answer = await client.rpc('save_content', {
    kind: table,
    content: columns,
    content_id: at?.id,
    seen: at?.seen.record,
    draft_seen: at?.seen.draft ?? undefined,
  });
  refuseByRule(answer.error);
  return savedAnswer.parse(dataOf(answer, `${editor.id} could not save ${table}`));
}

/**
 * Deletes a record with its draft.
 * @returns the deleted record, or null if it was not at the version that the editor saw
 */
export async function removeContent(editor: Editor, { table, id, seen }: SeenInput) {
  const client = await sessionClient();
  const removed = await client
    .from(table)
    .delete()
    .eq('id', id)
    .eq('updated_at', seen.record)
    .select('id, slug, state, published_at')
    .maybeSingle();
  refuseByRule(removed.error);
  const record = dataOf(removed, `${editor.id} could not delete ${table} ${id}`);
  return record && contentRecord.parse(record);
}
