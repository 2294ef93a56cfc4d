import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import type { Choice, ChoiceQuery } from '@/lib/core/lists/choices';
import { choicesOf } from '@/lib/core/lists/choices-query';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { type ClientFilters, NO_OWNER } from './filters';
import { type Client, clientRow, type MergePreview } from './model';

const COLUMNS =
  'id, firstname, lastname, email, otherEmails:other_emails, phone, jobtitle, stage, value, clientSince:client_since, tags, source, createdAt:created_at, version:updated_at, company:companies(id, name), owner:user_profiles!clients_owner_id_fkey(id, name)';

const NO_FILTERS = {
  q: '',
  stage: null,
  owner: null,
  tag: null,
  after: null,
  cols: null,
  open: null,
  from: null,
  to: null,
} as const;

/** Returns the sort key of a contact in the list. */
function orderedBy(column: string, { createdAt, version, firstname, value }: Client) {
  if (column === 'firstname') return firstname;
  if (column === 'value') return value;
  return column === 'updated_at' ? version : createdAt;
}

/**
 * Returns one page of the contacts that match the filters.
 * @param after the `next` of the previous page
 */
export async function listClients(
  leader: Leader,
  { q, sort, stage, owner, tag, company, from, to, ...filters }: ClientFilters,
  after: string | null = filters.after,
): Promise<Page<Client>> {
  const client = await sessionClient();
  const order = orderOf(sort);
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (tag) query = query.contains('tags', [tag]);
    if (stage) query = query.eq('stage', stage);
    if (owner === NO_OWNER) query = query.is('owner_id', null);
    else if (owner) query = query.eq('owner_id', owner);
    if (company) query = query.eq('company_id', company);
    if (from) query = query.gte('client_since', startOfDay(from));
    if (to) query = query.lt('client_since', endOfDay(to));
    return query;
  };
  const found = client.from('clients').select(COLUMNS);
  const page = await searchedPage(client, 'clients', found, {
    q,
    narrow,
    order,
    after,
    isIndexed: tag !== null,
  });
  const data = dataOf(page, `${leader.id} could not list contacts`);
  return pageOf(z.array(clientRow).parse(data), (row) => orderedBy(order.column, row));
}

/** Returns the first page of the contacts at a company, by name. */
export async function listCompanyPeople(leader: Leader, company: string): Promise<Page<Client>> {
  if (!z.guid().safeParse(company).success) return { rows: [], next: null };
  return listClients(leader, { ...NO_FILTERS, sort: 'firstname', company });
}

/** Returns a contact, or null. */
export async function readClient(leader: Leader, id: string): Promise<Client | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('clients').select(COLUMNS).eq('id', id).maybeSingle();
  const data = dataOf(answer, `${leader.id} could not read contact ${id}`);
  return data && clientRow.parse(data);
}

/** Returns the tags in use as options. */
export async function listTags(leader: Leader, query: ChoiceQuery = {}): Promise<Choice[]> {
  const client = await sessionClient();
  const tags = client.from('client_tags').select('id:name, name');
  const answer = await choicesOf(tags, query, { id: 'name', name: 'name' });
  return dataOf(answer, `${leader.id} could not list tags`);
}

/** Returns the first contacts found by a search as merge candidates, without `not`. */
export async function findMergeable(leader: Leader, q: string, not: string): Promise<Client[]> {
  const client = await sessionClient();
  const answer = await searchedPage(client, 'clients', client.from('clients').select(COLUMNS), {
    q,
    narrow: (query) => query.neq('id', not),
    order: { column: 'firstname', ascending: true },
    limit: 6,
  });
  return z.array(clientRow).parse(dataOf(answer, `${leader.id} could not find contacts`));
}

/** Returns how many records a merge of this contact into another would move. */
export async function readMergePreview(leader: Leader, merged: string): Promise<MergePreview> {
  const client = await sessionClient();
  const count = async (
    table: 'client_notes' | 'tasks' | 'consultation_bookings' | 'touches' | 'estimates' | 'deals',
  ) => {
    const answer = await client
      .from(table)
      .select('id', { count: 'exact', head: true })
      .eq('client_id', merged);
    dataOf(answer, `${leader.id} could not count the records of ${merged}`);
    return answer.count ?? 0;
  };
  const [notes, tasks, bookings, touches, estimates, deals] = await Promise.all([
    count('client_notes'),
    count('tasks'),
    count('consultation_bookings'),
    count('touches'),
    count('estimates'),
    count('deals'),
  ]);
  return { notes, tasks, bookings, touches, estimates, deals };
}
