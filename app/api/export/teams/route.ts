import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';
import { listTeams } from '@/lib/people/teams/data';
import { teamFilters } from '@/lib/people/teams/filters';

const load = createLoader(teamFilters);

/** The teams that the search finds, as CSV; leaders only. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('teams', (after) => listTeams(staff, { ...filters, after }), [
    ['Name', ({ name }) => name],
    ['Description', ({ description }) => description],
    ['Members', ({ members }) => members.map(({ name }) => name).join(', ')],
  ]);
}
