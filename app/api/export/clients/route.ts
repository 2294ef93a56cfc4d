import { listClients } from '@/lib/clients/data';
import { clientFilters } from '@/lib/clients/filters';
import { clientStageNames } from '@/lib/clients/stages';
import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';

/** Exports the matching contacts as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'contacts',
  filters: clientFilters,
  list: listClients,
  columns: [
    ['First name', ({ firstname }) => firstname],
    ['Last name', ({ lastname }) => lastname],
    ['Email', ({ email }) => email],
    ['Other emails', ({ otherEmails }) => otherEmails.join(', ')],
    ['Phone', ({ phone }) => phone],
    ['Job title', ({ jobtitle }) => jobtitle],
    ['Company', ({ company }) => company?.name ?? ''],
    ['Stage', ({ stage }) => clientStageNames[stage]],
    ['Owner', ({ owner }) => owner?.name ?? ''],
    ['Won, first year (USD)', ({ value }) => value],
    ['Client since (UTC)', ({ clientSince }) => utc(clientSince)],
    ['Tags', ({ tags }) => tags.join(', ')],
    ['Source', ({ source }) => source],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
  ],
});
