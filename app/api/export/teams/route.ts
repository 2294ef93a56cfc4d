import { csvExport } from '@/lib/core/actions/routes';
import { listTeams } from '@/lib/people/teams/data';
import { teamFilters } from '@/lib/people/teams/filters';

/** Exports the matching teams as CSV; leaders only. */
export const GET = csvExport({
  name: 'teams',
  filters: teamFilters,
  list: listTeams,
  columns: [
    ['Name', ({ name }) => name],
    ['Description', ({ description }) => description],
    ['Members', ({ members }) => members.map(({ name }) => name).join(', ')],
  ],
});
