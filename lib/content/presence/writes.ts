import 'server-only';
import { z } from 'zod';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ContentTable } from '@/lib/paths';
import { type Present, present } from './model';

/** Notes that an editor has a record open, and returns who else has. */
export async function storePresence(
  editor: Editor,
  kind: ContentTable,
  record: string,
): Promise<Present[]> {
  const client = await sessionClient();
  const answer = await client.rpc('note_presence', { kind, record });
  return z
    .array(present)
    .parse(dataOf(answer, `${editor.id} could not be noted in ${kind} ${record}`));
}
