import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';
import { RESTORABLE_TABLES } from '@/lib/records';
import { AUDIT_ACTIONS } from './audit-actions';

/** Value of the filter `person` for changes by the site itself. */
export const THE_SITE = 'site';

/** URL parameters of the audit log; `from` and `to` are days of the business zone, both included. */
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

/** URL parameters of the list of deleted records. */
export const deletedFilters = {
  ...listParams(['id'], '-id'),
  table: parseAsStringLiteral(RESTORABLE_TABLES),
};

export type DeletedFilters = inferParserType<typeof deletedFilters>;
