import 'server-only';
import { z } from 'zod';
import { companyNamed } from '@/lib/clients/companies/data';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ClientChange, ClientInput, FormerClient, MergeInput } from './schema';
import { CLIENT_STAGES } from './stages';

/**
 * Stores a new contact, or changes one unless someone else has changed it since its version. Adds an unknown company.
 * @returns its id; 'taken' if another contact has the email, 'unchanged' if no row was changed
 */
export async function storeClient(
  leader: Leader,
  { id, version, company, owner, ...input }: ClientInput,
): Promise<{ id: string } | 'taken' | 'unchanged'> {
  const client = await sessionClient();
  const fields = {
    ...input,
    lastname: input.lastname || null,
    phone: input.phone || null,
    jobtitle: input.jobtitle || null,
    source: input.source || null,
    company_id: await companyNamed(leader, company),
    owner_id: owner || null,
  };
  const clients = client.from('clients');
  const answer = await (id
    ? clients.update(fields).eq('id', id).eq('updated_at', version)
    : clients.insert(fields)
  ).select('id');
  if (answer.error?.code === UNIQUE_VIOLATION) return 'taken';
  return dataOf(answer, `${leader.id} could not store a contact`)[0] ?? 'unchanged';
}

const changeable = z.object({
  id: z.guid(),
  stage: z.enum(CLIENT_STAGES),
  tags: z.array(z.string()),
  owner_id: z.guid().nullable(),
});

function formerValue(
  change: ClientChange,
  { stage, tags, owner_id }: z.output<typeof changeable>,
): FormerClient['before'] {
  if ('stage' in change) return { stage };
  return 'tag' in change ? { tags } : { owner_id };
}

/**
 * Changes contacts.
 * @returns the former values of the changed contacts
 */
export async function changeClients(
  leader: Leader,
  ids: string[],
  change: ClientChange,
): Promise<FormerClient[]> {
  const client = await sessionClient();
  const before = await client.from('clients').select('id, stage, tags, owner_id').in('id', ids);
  const former = z.array(changeable).parse(dataOf(before, `${leader.id} could not read contacts`));
  const columns = 'id, version:updated_at';
  const answer = await ('tag' in change
    ? client.rpc('tag_clients', { ids, ...change }).select(columns)
    : client.from('clients').update(change).in('id', ids).select(columns));
  const changed = dataOf(answer, `${leader.id} could not change contacts`);
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  return former.flatMap((row) => {
    const version = versions.get(row.id);
    return version ? [{ id: row.id, version, before: formerValue(change, row) }] : [];
  });
}

/**
 * Undoes `changeClients` for contacts that have not changed since.
 * @returns the number of restored contacts
 */
export async function revertClients(
  leader: Leader,
  former: readonly FormerClient[],
): Promise<number> {
  const client = await sessionClient();
  const reverted = await Promise.all(
    former.map(async ({ id, version, before }) => {
      const answer = await client
        .from('clients')
        .update(before)
        .eq('id', id)
        .eq('updated_at', version)
        .select('id');
      return dataOf(answer, `${leader.id} could not revert ${id}`).length;
    }),
  );
  return reverted.reduce((sum, count) => sum + count, 0);
}

/**
 * Deletes contacts with their notes; the audit log keeps them for restoring.
 * @returns the ids of the deleted contacts
 */
export async function removeClients(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const answer = await client.from('clients').delete().in('id', ids).select('id');
  return dataOf(answer, `${leader.id} could not delete contacts`).map(({ id }) => id);
}

const mergeAnswer = z.object({ outcome: z.enum(['merged', 'not_found']) });

/**
 * Merges a contact into another, in one transaction.
 * @returns false if one of them no longer exists
 */
export async function mergeClients(leader: Leader, input: MergeInput): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('merge_clients', input);
  const merged = mergeAnswer.parse(dataOf(answer, `${leader.id} could not merge contacts`));
  return merged.outcome === 'merged';
}
