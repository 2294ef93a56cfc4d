import 'server-only';
import { z } from 'zod';
import { contentKinds } from '@/lib/content/kinds';
import { refuseByRule } from '@/lib/content/refusals';
import { moveColumns } from '@/lib/content/states';
import type { Editor } from '@/lib/core/auth/guard';
import { type ContentChange, contentRecord, contentTable } from '@/lib/core/cache/change';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { formerRow, movedRow } from './model';
import type { ManyMovesInput, MoveInput } from './schema';

const MOVED = 'id, slug, state, published_at, updated_at';

/**
 * Changes a record's state under the editor's own session.
 * @returns the changed record; null if no row was changed: it was deleted, is no longer in the state or version that
 * the editor saw, or is hidden by row-level security
 */
export async function moveContent(editor: Editor, move: MoveInput) {
  const client = await sessionClient();
  const change = client
    .from(move.table)
    .update(moveColumns(move.table, move))
    .eq('id', move.id)
    .eq('state', move.from);
  const answer = await (move.seen ? change.eq('updated_at', move.seen) : change)
    .select(MOVED)
    .maybeSingle();
  refuseByRule(answer.error);
  const record = dataOf(answer, `${editor.id} could not move ${move.table} ${move.id}`);
  return movedRow.nullable().parse(record);
}

/**
 * Changes the state of many records at once under the editor's own session.
 * @returns each changed record before and after the change
 */
export async function moveManyContent(editor: Editor, { table, moves }: ManyMovesInput) {
  const client = await sessionClient();
  const ids = moves.map(({ id }) => id);
  const choice = contentKinds[table].isAnnounced ? ', notify_subscribers' : '';
  const answer = await client.from(table).select(`id, state, published_at${choice}`).in('id', ids);
  const former = z.array(formerRow).parse(dataOf(answer, `${editor.id} could not read ${table}`));
  const changes = moves.map(async ({ id, from, publishedAt, ...move }) => {
    const before = former.find((record) => record.id === id && record.state === from);
    if (!before) return null;
    const moved = await client
      .from(table)
      .update({
        ...moveColumns(table, move),
        ...(publishedAt !== undefined && { published_at: publishedAt }),
      })
      .eq('id', id)
      .eq('state', from)
      .select(MOVED)
      .maybeSingle();
    refuseByRule(moved.error);
    const record = dataOf(moved, `${editor.id} could not move ${table}`);
    return record && { before, record: movedRow.parse(record) };
  });
  return (await Promise.all(changes)).filter((change) => change !== null);
}

/** Publishes due scheduled records, up to 100 of a kind, for the cron endpoint, and returns the changes. */
export async function publishDueContent(): Promise<ContentChange[]> {
  const client = serviceClient();
  const due = dataOf(await client.rpc('publish_due_content'), 'Due content cannot be published');
  return Promise.all(
    due.map(async ({ table_name, id }) => {
      const table = contentTable.parse(table_name);
      const published = await client
        .from(table)
        .select('id, slug, state, published_at')
        .eq('id', id)
        .single();
      const record = contentRecord.parse(dataOf(published, `${table} ${id} cannot be read`));
      return { table, record, old_record: { ...record, state: 'scheduled' as const } };
    }),
  );
}
