import { type ColumnMapping, IMPORT_FIELDS } from './columns';
import { type ImportedContact, importRow } from './schema';

/** A row of the file: the number of its last line, and its cells. */
export type FileRow = { line: number; cells: readonly string[] };

/** A row that cannot be stored, and the reason. */
export type BadRow = FileRow & { reason: string };

function typedRow({ cells }: FileRow, mapping: ColumnMapping): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of IMPORT_FIELDS) {
    const column = mapping[field];
    typed[field] = column === null ? '' : (cells[column] ?? '');
  }
  // A column with the whole name.
  if (mapping.lastname === null) {
    const [firstname = '', ...rest] = (typed.firstname ?? '').split(/\s+/);
    return { ...typed, firstname, lastname: rest.join(' ') };
  }
  return typed;
}

/**
 * Returns the rows that can be stored, and all others with the reason of each. An email that an earlier row has is a
 * reason.
 */
export function examineRows(
  rows: readonly FileRow[],
  mapping: ColumnMapping,
): { good: { row: FileRow; contact: ImportedContact }[]; bad: BadRow[] } {
  const good: { row: FileRow; contact: ImportedContact }[] = [];
  const bad: BadRow[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const parsed = importRow.safeParse(typedRow(row, mapping));
    if (!parsed.success) {
      const reasons = new Set(parsed.error.issues.map(({ message }) => message));
      bad.push({ ...row, reason: [...reasons].join(' ') });
      continue;
    }
    const before = lines.get(parsed.data.email);
    if (before === undefined) {
      lines.set(parsed.data.email, row.line);
      good.push({ row, contact: parsed.data });
    } else {
      bad.push({ ...row, reason: `Line ${before} has the same email.` });
    }
  }
  return { good, bad };
}
