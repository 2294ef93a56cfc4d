import { listCompanies } from '@/lib/clients/companies/data';
import { companyFilters } from '@/lib/clients/companies/filters';
import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';

/** Exports the matching companies as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'companies',
  filters: companyFilters,
  list: listCompanies,
  columns: [
    ['Name', ({ name }) => name],
    ['Website', ({ website }) => website],
    ['Industry', ({ industry }) => industry],
    ['Employees', ({ employees }) => employees],
    ['People', ({ people }) => people],
    ['Notes', ({ notes }) => notes],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
  ],
});
