import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';
import { RESTORABLE_TABLES } from '@/lib/records';
import { AUDIT_ACTIONS } from './audit-actions';

/** Value of the filter `person` that finds the changes of the site itself. */
export const THE_SITE = 'site';

/** Parameters in the URL of the audit log; `from` and `to` are days of the business zone, both included. */
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

/** Parameters in the URL of the list of deleted records. */
export const deletedFilters = {
  ...listParams(['id'], '-id'),
  table: parseAsStringLiteral(RESTORABLE_TABLES),
};

export type DeletedFilters = inferParserType<typeof deletedFilters>;
