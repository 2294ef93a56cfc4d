import 'server-only';
import { z } from 'zod';
import { valuesOf } from '@/lib/content/editing/rules';
import { contentKinds } from '@/lib/content/kinds';
import { refuseByRule } from '@/lib/content/refusals';
import type { Editor } from '@/lib/core/auth/guard';
import { type ContentState, contentRecord, contentState } from '@/lib/core/cache/change';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { UndoInput } from './schema';

const version = z.object({
  at: z.string(),
  snapshot: z.looseObject({ state: contentState, published_at: z.string().nullable() }),
});

/**
 * Returns the version before the one saved at `seen`, in the shape of the form and with its state; null if that version
 * is not the newest, or is the first.
 */
export async function readFormer(editor: Editor, { table, id, seen }: UndoInput) {
  const client = await sessionClient();
  const answer = await client
    .from('content_revisions')
    .select('at:created_at, snapshot')
    .eq('table_name', table)
    .eq('record_id', id)
    .order('id', { ascending: false })
    .limit(2);
  const [newest, before] = z
    .array(version)
    .parse(dataOf(answer, `${editor.id} could not read what ${table} ${id} was`));
  // A version is saved in the same transaction as its record, so both have the same time.
  if (newest?.at !== seen || newest.snapshot.state !== 'published' || !before) return null;
  const { state, published_at } = before.snapshot;
  return { state, published_at, values: valuesOf(table, before.snapshot) };
}

type Former = { state: ContentState; published_at: string | null };

/**
 * Returns a published record to an earlier state. @returns the record, or null if it is not at the version that the
 * editor saw
 */
export async function moveBack(editor: Editor, input: UndoInput, former: Former) {
  const { table, id, seen, tellsRegistrants = false } = input;
  const client = await sessionClient();
  const columns: Former = {
    ...former,
    ...(contentKinds[table].hasRegistrants && { tells_registrants: tellsRegistrants }),
  };
  const answer = await client
    .from(table)
    .update(columns)
    .eq('id', id)
    .eq('updated_at', seen)
    .select('id, slug, state, published_at, updated_at')
    .maybeSingle();
  refuseByRule(answer.error);
  const record = dataOf(answer, `${editor.id} could not take back ${table} ${id}`);
  return contentRecord.extend({ updated_at: z.string() }).nullable().parse(record);
}
