import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay } from '@/lib/core/lists/parsers';
import { SUBSCRIBER_FILTERS } from './rules';

/** URL parameters of the subscribers; `from` and `to` are days of the business zone, both included. */
export const subscriberFilters = {
  ...listParams(['created_at'], '-created_at'),
  state: parseAsStringLiteral(SUBSCRIBER_FILTERS),
  from: parseAsDay,
  to: parseAsDay,
};

export type SubscriberFilters = inferParserType<typeof subscriberFilters>;
