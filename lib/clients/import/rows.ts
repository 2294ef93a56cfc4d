import { damageOf, typedCells } from './cells';
import { type ColumnMapping, IMPORT_FIELDS } from './columns';
import type { FileRow } from './records';
import { type ImportedContact, importRow } from './schema';

/** A row that cannot be stored, and the reason. */
export type BadRow = FileRow & { reason: string };

const FAULTS = {
  quote: 'A quotation mark in this line has no partner. Please write it twice, or remove it.',
  cells: 'This line has more cells than there are headings.',
};

/** Returns the contact of a row, or the reasons for its rejection. */
function readRow(
  { cells, fault }: FileRow,
  mapping: ColumnMapping,
): { contact: ImportedContact } | { reasons: string[] } {
  if (fault) return { reasons: [FAULTS[fault]] };
  const found: Record<string, string> = {};
  const damages: string[] = [];
  for (const field of IMPORT_FIELDS) {
    const column = mapping[field];
    const cell = column === null ? '' : (cells[column] ?? '');
    const damage = damageOf(field, cell);
    if (damage) damages.push(damage);
    found[field] = cell;
  }
  if (damages.length > 0) return { reasons: damages };
  const { data, error } = importRow.safeParse(typedCells(found, mapping.lastname !== null));
  return data ? { contact: data } : { reasons: error.issues.map(({ message }) => message) };
}

/**
 * Separates the rows that can be stored from all others with their reasons. A duplicate email is one of the reasons.
 */
export function examineRows(
  rows: readonly FileRow[],
  mapping: ColumnMapping,
): { good: { row: FileRow; contact: ImportedContact }[]; bad: BadRow[] } {
  const good: { row: FileRow; contact: ImportedContact }[] = [];
  const bad: BadRow[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const read = readRow(row, mapping);
    if ('reasons' in read) {
      bad.push({ ...row, reason: [...new Set(read.reasons)].join(' ') });
      continue;
    }
    const { contact } = read;
    const before = lines.get(contact.email);
    if (before === undefined) {
      lines.set(contact.email, row.line);
      good.push({ row, contact });
    } else {
      bad.push({ ...row, reason: `Line ${before} has the same email.` });
    }
  }
  return { good, bad };
}
