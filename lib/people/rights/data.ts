import 'server-only';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import { contentRights } from '@/lib/core/auth/content-rights-schema';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { CONTENT_TABLES } from '@/lib/paths';
import type { RightsInput } from './schema';

/** Returns the rights of a person for each kind of content, without the implicit rights of leaders. */
export async function readRights(leader: Leader, personId: string): Promise<ContentRights> {
  const client = await sessionClient();
  const answer = await client.rpc('content_rights_of', { person: personId }, { get: true });
  return contentRights.parse(dataOf(answer, `${leader.id} could not read content rights`));
}

/**
 * Replaces the content rights of a person.
 * @returns 'stale' if they differ from `seen`, 'gone' if the person does not exist
 */
export async function storeRights(
  leader: Leader,
  input: RightsInput,
  seen: ContentRights,
): Promise<'given' | 'stale' | 'gone'> {
  const chosen = CONTENT_TABLES.flatMap((table) => (input[table] ? [[table, input[table]]] : []));
  const client = await sessionClient();
  const answer = await client.rpc('give_content_rights', {
    person: input.id,
    seen,
    rights: Object.fromEntries(chosen),
  });
  const outcome = dataOf(answer, `${leader.id} could not give content rights`);
  return outcome === 'stale' || outcome === 'gone' ? outcome : 'given';
}
