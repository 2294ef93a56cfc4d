import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { anywhere, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import type { CompanyFilters } from './filters';
import type { Company, CompanyInput } from './schema';

const COLUMNS =
  'id, name, website, industry, employees, notes, created_at, updated_at, clients(count)';

const companyRow = z
  .object({
    id: z.guid(),
    name: z.string(),
    website: z.string().nullable(),
    industry: z.string().nullable(),
    employees: z.number().nullable(),
    notes: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    clients: z.tuple([z.object({ count: z.coerce.number() })]),
  })
  .transform(
    (row): Company => ({
      id: row.id,
      name: row.name,
      website: row.website ?? '',
      industry: row.industry ?? '',
      employees: row.employees,
      notes: row.notes ?? '',
      people: row.clients[0].count,
      createdAt: row.created_at,
      version: row.updated_at,
    }),
  );

/**
 * One page of the companies, each with how many of its people we know.
 * @throws Error if the database cannot be asked
 */
export async function listCompanies(
  leader: Leader,
  { q, sort, after }: CompanyFilters,
  cursor: string | null = after,
): Promise<Page<Company>> {
  const client = await sessionClient();
  const order = orderOf(sort);
  let query = client.from('companies').select(COLUMNS);
  if (q) query = query.ilike('name', anywhere(q));
  const { data, error } = await keyset(query, order, cursor);
  if (error) throw new Error(`${leader.id} could not list companies`, { cause: error });
  return pageOf(z.array(companyRow).parse(data), ({ name, createdAt }) =>
    order.column === 'name' ? name : createdAt,
  );
}

/**
 * A company, or null.
 * @throws Error if the database cannot be asked
 */
export async function readCompany(leader: Leader, id: string): Promise<Company | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client.from('companies').select(COLUMNS).eq('id', id).maybeSingle();
  if (error) throw new Error(`${leader.id} could not read company ${id}`, { cause: error });
  return data && companyRow.parse(data);
}

/**
 * Stores a new company, or changes one as long as nobody else has since its version.
 * @returns its id; 'taken' if another company has the name, 'unchanged' if no row was changed
 * @throws Error if the database cannot be asked
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
  const { data, error } = await (id
    ? companies.update(fields).eq('id', id).eq('updated_at', version)
    : companies.insert(fields)
  ).select('id');
  if (error?.code === UNIQUE_VIOLATION) return 'taken';
  if (error) throw new Error(`${leader.id} could not store a company`, { cause: error });
  return data[0] ?? 'unchanged';
}

/**
 * The company of this name, whatever its capitals; a new one where there is none.
 * @returns its id, or null for an empty name
 * @throws Error if the database cannot be asked
 */
export async function companyNamed(leader: Leader, name: string): Promise<string | null> {
  if (!name) return null;
  const client = await sessionClient();
  const find = () =>
    client
      .from('companies')
      .select('id')
      .ilike('name', name.replace(/[%_\\]/g, '\\$&'))
      .maybeSingle();
  const found = await find();
  if (found.error) throw new Error(`${leader.id} could not find ${name}`, { cause: found.error });
  if (found.data) return found.data.id;
  const added = await client.from('companies').insert({ name }).select('id').single();
  if (!added.error) return added.data.id;
  // Somebody else has added it in the meantime.
  const again = added.error.code === UNIQUE_VIOLATION ? await find() : added;
  if (again.error || !again.data) {
    throw new Error(`${leader.id} could not add ${name}`, { cause: added.error });
  }
  return again.data.id;
}

/**
 * Deletes companies; their people stay, at none.
 * @returns the ids of those that were deleted
 * @throws Error if the database cannot be asked
 */
export async function removeCompanies(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const { data, error } = await client.from('companies').delete().in('id', ids).select('id');
  if (error) throw new Error(`${leader.id} could not delete companies`, { cause: error });
  return data.map(({ id }) => id);
}
