import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';
import { listPeople } from '@/lib/people/data';
import { peopleFilters } from '@/lib/people/filters';
import { roleName } from '@/lib/people/rules';

/** Exports the matching people as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'people',
  filters: peopleFilters,
  list: listPeople,
  columns: [
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
  ],
});
