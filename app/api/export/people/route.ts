import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';
import { listPeople } from '@/lib/people/data';
import { peopleFilters } from '@/lib/people/filters';
import { roleName } from '@/lib/people/rules';

const load = createLoader(peopleFilters);

const utc = (instant: string | null) => instant && new Date(instant).toISOString();

/** The people that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('people', (after) => listPeople(staff, { ...filters, after }), [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Role', ({ role }) => roleName(role)],
    ['Disabled', ({ isDisabled }) => (isDisabled ? 'yes' : 'no')],
    ['Teams', ({ teams }) => teams.map(({ name }) => name).join(', ')],
    ['Time zone', ({ timeZone }) => timeZone],
    ['Open tasks (up to 100)', ({ openTasks }) => openTasks],
    ['Overdue tasks (up to 100)', ({ overdueTasks }) => overdueTasks],
    ['Last seen (UTC)', ({ lastSeenAt }) => utc(lastSeenAt)],
    ['Since (UTC)', ({ createdAt }) => utc(createdAt)],
  ]);
}
