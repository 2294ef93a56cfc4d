import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsId } from '@/lib/core/lists/parsers';
import { CLIENT_STAGES } from './rules';

/** What stands for "nobody" where contacts are filtered by their owner. */
export const NO_OWNER = 'none';

/** What the list of contacts keeps in its address; `company` is the id of one. */
export const clientFilters = {
  ...listParams(['created_at', 'updated_at', 'firstname', 'value'], '-created_at'),
  stage: parseAsStringLiteral(CLIENT_STAGES),
  owner: parseAsId(NO_OWNER),
  tag: parseAsString,
  company: parseAsId(),
};

export type ClientFilters = inferParserType<typeof clientFilters>;

/** What a merge keeps in its address: the search for the other contact, and the one chosen. */
export const mergeFilters = { find: parseAsString.withDefault(''), other: parseAsString };
