import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';
import { listSearchGaps } from '@/lib/search/gaps/data';
import { gapFilters } from '@/lib/search/gaps/filters';

/** Exports the unanswered search questions as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'unanswered-questions',
  filters: gapFilters,
  list: listSearchGaps,
  columns: [
    ['Question', ({ question }) => question],
    ['Asked', ({ askedCount }) => String(askedCount)],
    ['Last asked (UTC)', ({ askedAt }) => utc(askedAt)],
    ['Answered (UTC)', ({ answeredAt }) => utc(answeredAt)],
  ],
});
