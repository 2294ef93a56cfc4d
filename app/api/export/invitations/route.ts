import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';
import { listInvitations } from '@/lib/people/invitations/data';
import { invitationFilters } from '@/lib/people/invitations/filters';
import { roleName } from '@/lib/people/rules';

const load = createLoader(invitationFilters);

/** The invitations that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('invitations', (after) => listInvitations(staff, { ...filters, after }), [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['State', ({ state }) => state],
    ['Role', ({ role }) => roleName(role)],
    ['Team', ({ team }) => team],
    ['Invited by', ({ invitedBy }) => invitedBy],
    ['Invited (UTC)', ({ createdAt }) => new Date(createdAt).toISOString()],
    ['Works until (UTC)', ({ expiresAt }) => new Date(expiresAt).toISOString()],
  ]);
}
