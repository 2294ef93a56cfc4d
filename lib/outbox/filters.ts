import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';
import { CHANNELS, DELIVERY_STATUSES } from './rules';

/**
 * What the automations screen keeps in its address. `record` is the id of what an event tells of; `from` and
 * `to` are days of the business zone, both included.
 */
export const deliveryFilters = {
  ...listParams(['created_at'], '-created_at'),
  channel: parseAsStringLiteral(CHANNELS),
  status: parseAsStringLiteral(DELIVERY_STATUSES),
  record: parseAsId(),
  from: parseAsDay,
  to: parseAsDay,
};

export type DeliveryFilters = inferParserType<typeof deliveryFilters>;
