import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';
import { CHANNELS, DELIVERY_STATUSES } from './statuses';
import { WEBHOOK_TYPES } from './webhook-types';

/**
 * URL parameters of the automations screen. `record` is the id of the record of an event, `endpoint` the id of its
 * endpoint; `from` and `to` are days of the business zone, both included. `undelivered` matches dead, held and retried
 * events.
 */
export const deliveryFilters = {
  ...listParams(['created_at'], '-created_at'),
  channel: parseAsStringLiteral(CHANNELS),
  status: parseAsStringLiteral([...DELIVERY_STATUSES, 'undelivered']),
  record: parseAsId(),
  endpoint: parseAsId(),
  event: parseAsStringLiteral(WEBHOOK_TYPES),
  from: parseAsDay,
  to: parseAsDay,
};

export type DeliveryFilters = inferParserType<typeof deliveryFilters>;
