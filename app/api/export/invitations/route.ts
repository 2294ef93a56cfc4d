import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';
import { listInvitations } from '@/lib/people/invitations/data';
import { invitationFilters } from '@/lib/people/invitations/filters';
import { roleName } from '@/lib/people/rules';

/** Exports the matching invitations as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'invitations',
  filters: invitationFilters,
  list: listInvitations,
  columns: [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['State', ({ state }) => state],
    ['Role', ({ role }) => roleName(role)],
    ['Team', ({ team }) => team],
    ['Invited by', ({ invitedBy }) => invitedBy],
    ['Invited (UTC)', ({ createdAt }) => utc(createdAt)],
    ['Works until (UTC)', ({ expiresAt }) => utc(expiresAt)],
  ],
});
