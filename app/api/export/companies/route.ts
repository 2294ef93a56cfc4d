import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { listCompanies } from '@/lib/clients/companies/data';
import { companyFilters } from '@/lib/clients/companies/filters';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';

const load = createLoader(companyFilters);

/** The companies that the search finds, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('companies', (after) => listCompanies(staff, filters, after), [
    ['Name', ({ name }) => name],
    ['Website', ({ website }) => website],
    ['Industry', ({ industry }) => industry],
    ['Employees', ({ employees }) => employees],
    ['People', ({ people }) => people],
    ['Notes', ({ notes }) => notes],
    ['Created (UTC)', ({ createdAt }) => new Date(createdAt).toISOString()],
  ]);
}
