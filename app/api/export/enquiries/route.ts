import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';
import { listEnquiries } from '@/lib/enquiries/data';
import { enquiryFilters } from '@/lib/enquiries/filters';

/** Exports the matching written questions as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'questions',
  filters: enquiryFilters,
  list: listEnquiries,
  columns: [
    ['Name', ({ name }) => name],
    ['Company', ({ company }) => company],
    ['Email', ({ email }) => email],
    ['About', ({ topic }) => topic],
    ['Question', ({ message }) => message],
    ['Asked (UTC)', ({ askedAt }) => utc(askedAt)],
    ['In quarantine', ({ isQuarantined }) => (isQuarantined ? 'yes' : 'no')],
    ['Answered (UTC)', ({ repliedAt }) => utc(repliedAt)],
  ],
});
