import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { escapePattern, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import type { CompanyFilters } from './filters';
import { type Company, companyRow } from './model';
import type { CompanyInput } from './schema';

const COLUMNS =
  'id, name, website, industry, employees, notes, createdAt:created_at, version:updated_at, people:clients(count)';

/** Returns one page of the companies. */
export async function listCompanies(
  leader: Leader,
  { q, sort }: CompanyFilters,
  after: string | null,
): Promise<Page<Company>> {
  const client = await sessionClient();
  const order = orderOf(sort);
  const found = client.from('companies').select(COLUMNS);
  const page = await searchedPage(client, 'companies', found, {
    q,
    narrow: (query) => query,
    order,
    after,
  });
  const data = dataOf(page, `${leader.id} could not list companies`);
  return pageOf(z.array(companyRow).parse(data), ({ name, createdAt }) =>
    order.column === 'name' ? name : createdAt,
  );
}

/** Returns a company, or null. */
export async function readCompany(leader: Leader, id: string): Promise<Company | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('companies').select(COLUMNS).eq('id', id).maybeSingle();
  const data = dataOf(answer, `${leader.id} could not read company ${id}`);
  return data && companyRow.parse(data);
}

/**
 * Stores a new company, or changes one unless someone else has changed it since its version.
 * @returns its id; 'taken' if another company has the name, 'unchanged' if no row was changed
 */
export async function storeCompany(
  leader: Leader,
  { id, version, ...input }: CompanyInput,
): Promise<{ id: string } | 'taken' | 'unchanged'> {
  const client = await sessionClient();
  const fields = {
    ...input,
    website: input.website || null,
    industry: input.industry || null,
    notes: input.notes || null,
  };
  const companies = client.from('companies');
  const answer = await (id
    ? companies.update(fields).eq('id', id).eq('updated_at', version)
    : companies.insert(fields)
  ).select('id');
  if (answer.error?.code === UNIQUE_VIOLATION) return 'taken';
  return dataOf(answer, `${leader.id} could not store a company`)[0] ?? 'unchanged';
}

/**
 * Finds the company with this name (case-insensitive) or adds it.
 * @returns its id, or null for an empty name
 */
export async function companyNamed(leader: Leader, name: string): Promise<string | null> {
  if (!name) return null;
  const client = await sessionClient();
  const find = () =>
    client.from('companies').select('id').ilike('name', escapePattern(name)).maybeSingle();
  const found = dataOf(await find(), `${leader.id} could not find ${name}`);
  if (found) return found.id;
  const added = await client.from('companies').insert({ name }).select('id').single();
  if (!added.error) return added.data.id;
  // Someone else has added the company since.
  const again = added.error.code === UNIQUE_VIOLATION ? await find() : added;
  if (again.error || !again.data) {
    throw new Error(`${leader.id} could not add ${name}`, { cause: added.error });
  }
  return again.data.id;
}

/**
 * Deletes companies; their people remain without a company.
 * @returns the ids of the deleted companies
 */
export async function removeCompanies(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const answer = await client.from('companies').delete().in('id', ids).select('id');
  return dataOf(answer, `${leader.id} could not delete companies`).map(({ id }) => id);
}
