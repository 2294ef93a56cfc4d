import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';
import { AUDIT_ACTIONS } from './rules';
import { RESTORABLE_TABLES } from './schema';

/** What stands for the site itself where the log is filtered by who acted. */
export const THE_SITE = 'site';

/**
 * What the audit log keeps in its address; `from` and `to` are days of the business zone, both included.
 */
export const auditFilters = {
  ...listParams(['id'], '-id'),
  table: parseAsString,
  record: parseAsString,
  person: parseAsId(THE_SITE),
  action: parseAsStringLiteral(AUDIT_ACTIONS),
  from: parseAsDay,
  to: parseAsDay,
};

export type AuditFilters = inferParserType<typeof auditFilters>;

/** What the list of deleted records keeps in its address. */
export const deletedFilters = {
  ...listParams(['id'], '-id'),
  table: parseAsStringLiteral(RESTORABLE_TABLES),
};

export type DeletedFilters = inferParserType<typeof deletedFilters>;
