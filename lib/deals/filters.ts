import { createParser, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { CHANNEL_CLASSES } from '@/lib/core/channel-classes';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';
import { DEAL_STAGES } from './stages';

/** Value of the filter by owner for deals without an owner. */
export const NOBODY = 'none';

/** Value of the filter by month for deals without a date. */
export const NO_MONTH = 'none';

/** Filter by a month 'YYYY-MM', or by no date. */
const parseAsMonth = createParser({
  parse: (text) => (text === NO_MONTH || /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null),
  serialize: String,
});

/**
 * The URL parameters of the deals screen. Without a `stage` it shows the open deals. `from` and `to` are days of the
 * business zone on which deals were created. `month` is the expected month, `won` the month in which deals were won.
 * `closedFrom` and `closedTo` are days on which they were closed.
 */
export const dealFilters = {
  ...listParams(
    ['step_order', 'expected_order', 'year_cents', 'title', 'created_at', 'updated_at'],
    'step_order',
  ),
  view: parseAsStringLiteral(['list', 'board']).withDefault('list'),
  stage: parseAsStringLiteral([...DEAL_STAGES, 'all']),
  owner: parseAsId(NOBODY),
  source: parseAsStringLiteral(CHANNEL_CLASSES),
  step: parseAsStringLiteral(['overdue', 'none']),
  state: parseAsStringLiteral(['stale']),
  client: parseAsId(),
  month: parseAsMonth,
  won: parseAsMonth,
  from: parseAsDay,
  to: parseAsDay,
  closedFrom: parseAsDay,
  closedTo: parseAsDay,
};

export type DealFilters = inferParserType<typeof dealFilters>;
