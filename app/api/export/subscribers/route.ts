import { listSubscribers } from '@/lib/blog/subscribers/data';
import { subscriberFilters } from '@/lib/blog/subscribers/filters';
import { subscriberStateNames } from '@/lib/blog/subscribers/rules';
import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';

/** Exports the matching subscribers as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'subscribers',
  filters: subscriberFilters,
  list: listSubscribers,
  columns: [
    ['Email', ({ email }) => email],
    ['State', ({ state }) => subscriberStateNames[state]],
    ['Subscribed (UTC)', ({ subscribedAt }) => utc(subscribedAt)],
    ['Confirmed (UTC)', ({ confirmedAt }) => utc(confirmedAt)],
    ['Ended (UTC)', ({ endedAt }) => utc(endedAt)],
  ],
});
