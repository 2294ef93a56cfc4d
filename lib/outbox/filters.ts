import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';
import { CHANNELS, DELIVERY_STATUSES } from './statuses';
import { WEBHOOK_TYPES } from './webhook-types';

/**
 * Parameters in the URL of the automations screen. `record` is the id of the record that an event is about, `endpoint` of the one that got it; `from` and
 * `to` are days of the business zone, both included. `undelivered` is what was given up, is held, or failed and is tried again.
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
