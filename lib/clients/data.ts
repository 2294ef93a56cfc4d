import 'server-only';
import { z } from 'zod';
import { companyNamed } from '@/lib/clients/companies/data';
import type { Leader } from '@/lib/core/auth/guard';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import { type ClientFilters, NO_OWNER } from './filters';
import { CLIENT_STAGES, fullName } from './rules';
import type {
  Client,
  ClientChange,
  ClientInput,
  FormerClient,
  MergeInput,
  MergePreview,
  NoteInput,
} from './schema';

const COLUMNS =
  'id, firstname, lastname, email, other_emails, phone, jobtitle, stage, value, tags, source, created_at, updated_at, company:companies(id, name), owner:user_profiles!clients_owner_id_fkey(id, name)';

const named = z.object({ id: z.guid(), name: z.string() });

const clientRow = z.object({
  id: z.guid(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  email: z.string(),
  other_emails: z.array(z.string()),
  phone: z.string().nullable(),
  jobtitle: z.string().nullable(),
  stage: z.enum(CLIENT_STAGES),
  value: z.coerce.string(),
  tags: z.array(z.string()),
  source: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  company: named.nullable(),
  owner: named.nullable(),
});

function clientOf(row: z.output<typeof clientRow>): Client {
  return {
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname ?? '',
    name: fullName(row),
    email: row.email,
    otherEmails: row.other_emails,
    phone: row.phone ?? '',
    jobtitle: row.jobtitle ?? '',
    company: row.company,
    stage: row.stage,
    owner: row.owner,
    value: Number(row.value),
    tags: row.tags,
    source: row.source ?? '',
    createdAt: row.created_at,
    version: row.updated_at,
  };
}

const NO_FILTERS = {
  q: '',
  stage: null,
  owner: null,
  tag: null,
  after: null,
  cols: null,
  open: null,
} as const;

/**
 * One page of the contacts that the filters find.
 * @param after the `next` of the page before
 * @throws Error if the database cannot be asked
 */
export async function listClients(
  leader: Leader,
  { q, sort, stage, owner, tag, company, ...filters }: ClientFilters,
  after: string | null = filters.after,
): Promise<Page<Client>> {
  const client = await sessionClient();
  const order = orderOf(sort);
  let query =
    q || tag
      ? client
          .rpc('find_clients', { search: q, ...(tag && { tag }) }, { get: true })
          .select(COLUMNS)
      : client.from('clients').select(COLUMNS);
  if (stage) query = query.eq('stage', stage);
  if (owner === NO_OWNER) query = query.is('owner_id', null);
  else if (owner) query = query.eq('owner_id', owner);
  if (company) query = query.eq('company_id', company);
  const { data, error } = await keyset(query, order, after);
  if (error) throw new Error(`${leader.id} could not list contacts`, { cause: error });
  const { rows, next } = pageOf(
    z.array(clientRow).parse(data),
    (row) => row[z.enum(['created_at', 'updated_at', 'firstname', 'value']).parse(order.column)],
  );
  return { rows: rows.map(clientOf), next };
}

/**
 * The first of the contacts at a company, by name.
 * @throws Error if the database cannot be asked
 */
export async function listPeopleOf(leader: Leader, company: string): Promise<Page<Client>> {
  if (!z.guid().safeParse(company).success) return { rows: [], next: null };
  return listClients(leader, { ...NO_FILTERS, sort: 'firstname', company });
}

/**
 * A contact, or null.
 * @throws Error if the database cannot be asked
 */
export async function readClient(leader: Leader, id: string): Promise<Client | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client.from('clients').select(COLUMNS).eq('id', id).maybeSingle();
  if (error) throw new Error(`${leader.id} could not read contact ${id}`, { cause: error });
  return data && clientOf(clientRow.parse(data));
}

/**
 * The tags that contacts have, by name.
 * @throws Error if the database cannot be asked
 */
export async function listTags(leader: Leader): Promise<string[]> {
  const client = await sessionClient();
  const { data, error } = await client.from('client_tags').select('name').order('name').limit(500);
  if (error) throw new Error(`${leader.id} could not list tags`, { cause: error });
  return data.map(({ name }) => name);
}

/**
 * Stores a new contact, or changes one as long as nobody else has since its version. A company that we do not
 * know yet is added.
 * @returns its id; 'taken' if another contact has the address, 'unchanged' if no row was changed
 * @throws Error if the database cannot be asked
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
  const { data, error } = await (id
    ? clients.update(fields).eq('id', id).eq('updated_at', version)
    : clients.insert(fields)
  ).select('id');
  if (error?.code === UNIQUE_VIOLATION) return 'taken';
  if (error) throw new Error(`${leader.id} could not store a contact`, { cause: error });
  return data[0] ?? 'unchanged';
}

const changeable = clientRow
  .pick({ id: true, stage: true, tags: true })
  .extend({ owner_id: z.guid().nullable() });

function formerly(change: ClientChange, row: z.output<typeof changeable>): FormerClient['before'] {
  if ('stage' in change) return { stage: row.stage };
  if ('tag' in change) return { tags: row.tags };
  return { owner_id: row.owner_id };
}

/**
 * Gives contacts one value.
 * @returns what each was before, for those that were changed
 * @throws Error if the database cannot be asked
 */
export async function changeClients(
  leader: Leader,
  ids: string[],
  change: ClientChange,
): Promise<FormerClient[]> {
  const client = await sessionClient();
  const before = await client.from('clients').select('id, stage, tags, owner_id').in('id', ids);
  if (before.error)
    throw new Error(`${leader.id} could not read contacts`, { cause: before.error });
  const { data, error } = await ('tag' in change
    ? client.rpc('tag_clients', { ids, ...change })
    : client.from('clients').update(change).in('id', ids).select('id, updated_at'));
  if (error) throw new Error(`${leader.id} could not change contacts`, { cause: error });
  const versions = new Map(data.map(({ id, updated_at }) => [id, updated_at]));
  return z
    .array(changeable)
    .parse(before.data)
    .flatMap((row) => {
      const version = versions.get(row.id);
      return version ? [{ id: row.id, version, before: formerly(change, row) }] : [];
    });
}

/**
 * Puts back what `changeClients` changed, where nobody has changed the contact since.
 * @returns how many were put back
 * @throws Error if the database cannot be asked
 */
export async function revertClients(
  leader: Leader,
  former: readonly FormerClient[],
): Promise<number> {
  const client = await sessionClient();
  const reverted = await Promise.all(
    former.map(async ({ id, version, before }) => {
      const { data, error } = await client
        .from('clients')
        .update(before)
        .eq('id', id)
        .eq('updated_at', version)
        .select('id');
      if (error) throw new Error(`${leader.id} could not revert ${id}`, { cause: error });
      return data.length;
    }),
  );
  return reverted.reduce((sum, count) => sum + count, 0);
}

/**
 * Deletes contacts with their notes; the audit log keeps them for restoring.
 * @returns the ids of those that were deleted
 * @throws Error if the database cannot be asked
 */
export async function removeClients(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const { data, error } = await client.from('clients').delete().in('id', ids).select('id');
  if (error) throw new Error(`${leader.id} could not delete contacts`, { cause: error });
  return data.map(({ id }) => id);
}

/**
 * The first few contacts that a search finds, without one of them: whom it could be merged with.
 * @throws Error if the database cannot be asked
 */
export async function findOthers(leader: Leader, q: string, not: string): Promise<Client[]> {
  const client = await sessionClient();
  const { data, error } = await client
    .rpc('find_clients', { search: q }, { get: true })
    .select(COLUMNS)
    .neq('id', not)
    .order('firstname')
    .limit(6);
  if (error) throw new Error(`${leader.id} could not find contacts`, { cause: error });
  return z.array(clientRow).parse(data).map(clientOf);
}

/**
 * What would move if a contact were merged into another.
 * @throws Error if the database cannot be asked
 */
export async function readMergePreview(leader: Leader, merged: string): Promise<MergePreview> {
  const client = await sessionClient();
  const counted = (table: 'client_notes' | 'tasks' | 'consultation_bookings') =>
    client.from(table).select('id', { count: 'exact', head: true }).eq('client_id', merged);
  const [notes, tasks, bookings] = await Promise.all([
    counted('client_notes'),
    counted('tasks'),
    counted('consultation_bookings'),
  ]);
  const error = notes.error ?? tasks.error ?? bookings.error;
  if (error) throw new Error(`${leader.id} could not count what ${merged} has`, { cause: error });
  return { notes: notes.count ?? 0, tasks: tasks.count ?? 0, bookings: bookings.count ?? 0 };
}

const mergeAnswer = z.object({ outcome: z.enum(['merged', 'not_found']) });

/**
 * Merges a contact into another, in one transaction.
 * @returns false where one of them is gone
 * @throws Error if the database cannot be asked
 */
export async function mergeClients(leader: Leader, input: MergeInput): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('merge_clients', input);
  if (error) throw new Error(`${leader.id} could not merge contacts`, { cause: error });
  return mergeAnswer.parse(data).outcome === 'merged';
}

/**
 * A note as it is now, or null.
 * @throws Error if the database cannot be asked
 */
export async function readNote(leader: Leader, id: string) {
  const client = await sessionClient();
  const { data, error } = await client
    .from('client_notes')
    .select('body, version:updated_at')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not read note ${id}`, { cause: error });
  return data;
}

/**
 * Stores a new note of this leader, or changes one as long as nobody else has since its version.
 * @returns whether a row was written
 * @throws Error if the database cannot be asked
 */
export async function storeNote(
  leader: Leader,
  { client: about, id, version, body }: NoteInput,
): Promise<boolean> {
  const client = await sessionClient();
  const notes = client.from('client_notes');
  const { data, error } = await (id
    ? notes.update({ body }).eq('id', id).eq('updated_at', version)
    : notes.insert({ client_id: about, author_id: leader.id, body })
  ).select('id');
  if (error?.code === FOREIGN_KEY_VIOLATION) return false;
  if (error) throw new Error(`${leader.id} could not store a note`, { cause: error });
  return data.length === 1;
}

/**
 * Deletes a note; the audit log keeps it for restoring.
 * @returns whether there was one
 * @throws Error if the database cannot be asked
 */
export async function removeNote(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client.from('client_notes').delete().eq('id', id).select('id');
  if (error) throw new Error(`${leader.id} could not delete note ${id}`, { cause: error });
  return data.length === 1;
}
