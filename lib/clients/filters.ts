import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';
import { CLIENT_STAGES } from './stages';

/** Value of the filter `owner` for contacts without an owner. */
export const NO_OWNER = 'none';

/**
 * URL parameters of the list of contacts. `company` is the id of a company; `from` and `to` are days on which they
 * became clients.
 */
export const clientFilters = {
  ...listParams(['created_at', 'updated_at', 'firstname', 'value'], '-created_at'),
  stage: parseAsStringLiteral(CLIENT_STAGES),
  owner: parseAsId(NO_OWNER),
  tag: parseAsString,
  company: parseAsId(),
  from: parseAsDay,
  to: parseAsDay,
};

export type ClientFilters = inferParserType<typeof clientFilters>;

/** URL parameters of a merge: the search for the other contact, and the chosen one. */
export const mergeFilters = { find: parseAsString.withDefault(''), other: parseAsString };
