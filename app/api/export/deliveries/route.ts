import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';
import { listDeliveries } from '@/lib/outbox/data';
import { deliveryFilters } from '@/lib/outbox/filters';

/** Exports the matching webhooks and emails as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'deliveries',
  filters: deliveryFilters,
  list: listDeliveries,
  columns: [
    ['Event', ({ id }) => id],
    ['Topic', ({ topic }) => topic],
    ['By', ({ channel }) => channel],
    ['To', ({ recipient }) => recipient],
    ['State', ({ status }) => status],
    ['Attempts', ({ attempts }) => attempts],
    ['Written (UTC)', ({ createdAt }) => utc(createdAt)],
    ['Delivered (UTC)', ({ deliveredAt }) => utc(deliveredAt)],
    ['Next try (UTC)', ({ nextAttemptAt }) => utc(nextAttemptAt)],
    ['Last error', ({ lastError }) => lastError],
  ],
});
