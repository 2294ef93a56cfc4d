import 'server-only';
import { z } from 'zod';
import { type Editor, isLeader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';

type Id = string | null;

const person = z.object({ id: z.guid(), name: z.string() });

/**
 * Returns names of people by id. Editors cannot read the profiles of others, but they see the names of active
 * colleagues; leaders see all names.
 */
export async function readNames(editor: Editor, ids: readonly Id[]): Promise<Map<Id, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const client = await sessionClient();
  const answer = isLeader(editor)
    ? await client.from('user_profiles').select('id, name').in('id', wanted)
    : await client.rpc('staff_directory', {}, { get: true }).select('id, name').in('id', wanted);
  const names = z
    .array(person)
    .parse(dataOf(answer, `${editor.id} could not read the names of authors`));
  return new Map(names.map(({ id, name }) => [id, name]));
}

type Authored = { by: string | null; byId: Id };

/**
 * Returns a function that gives the author of one of these rows: `by` if the row was read with their profile, else
 * `byId`; null if their account was deleted.
 */
export async function readAuthors(editor: Editor, rows: readonly Authored[]) {
  const unnamed = isLeader(editor) ? [] : rows.filter(({ by }) => by === null);
  const names = await readNames(
    editor,
    unnamed.map(({ byId }) => byId),
  );
  return ({ by, byId }: Authored) => by ?? names.get(byId) ?? null;
}
