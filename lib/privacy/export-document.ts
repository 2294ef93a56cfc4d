import { auditActionNames } from '@/lib/audit/audit-actions';
import { columnLabel } from '@/lib/audit/labels';
import { brand } from '@/lib/brand';
import { humanize } from '@/lib/core/text/humanize';
import { withoutSecrets } from '@/lib/outbox/secrets';
import { paths } from '@/lib/paths';
import { cvPath } from '@/lib/paths/files';
import { auditedTables } from '@/lib/records';
import type { PersonExport } from './model';
import { recordKindName } from './record-kinds';

type Row = Record<string, unknown>;

/** Returns a row with readable column names, without empty columns. */
function readable(table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null && value !== '')
      .map(([column, value]) => [columnLabel(table, column), value]),
  );
}

/**
 * Formats everything about a person as the document for them: column names as staff see them, instants in UTC, links to
 * files, and no secrets of links.
 * @param site origin of the links
 */
export function exportDocument(person: PersonExport, site: string): Row {
  const records: Record<string, Row[]> = {};
  for (const { kind, table, record } of person.records) {
    const name = recordKindName(kind);
    records[name] ??= [];
    records[name].push({
      ...readable(table, record),
      ...(kind === 'application' && { 'Link to the CV': site + cvPath(String(record.id)) }),
    });
  }
  return {
    About: {
      From: brand.legalName,
      Reference: person.reference,
      Created: person.at,
      'Email addresses': person.addresses,
      'Privacy policy': site + paths.privacy,
    },
    Records: withoutSecrets(records),
    Timeline: person.timeline.map(({ kind, at, payload }) => ({
      Time: at,
      Kind: humanize(kind),
      ...readable('', payload),
    })),
    Changes: person.history.map(({ table_name: table, action, at, before, after }) => ({
      Time: at,
      Record: auditedTables[table] ?? humanize(table),
      Action: auditActionNames[action],
      ...(before && { Before: readable(table, before) }),
      ...(after && { After: readable(table, after) }),
    })),
  };
}
