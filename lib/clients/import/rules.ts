import { type ImportedContact, importRow } from './schema';

/** The fields that a file may have columns for. */
export const IMPORT_FIELDS = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'company',
  'jobtitle',
  'stage',
  'value',
  'tags',
  'source',
] as const;
type ImportField = (typeof IMPORT_FIELDS)[number];

/** Column of the file, from 0, that holds each field; null where none does. */
export type ColumnMapping = Record<ImportField, number | null>;

/** A row of the file: the number of its last line, and its cells. */
export type FileRow = { line: number; cells: readonly string[] };

/** A row that cannot be stored, and the reason. */
export type BadRow = FileRow & { reason: string };

const headings: Record<ImportField, RegExp> = {
  firstname: /^(first ?name|given ?name|forename|name|full ?name|contact)$/,
  lastname: /^(last ?name|surname|family ?name)$/,
  email: /^(e?mail|email address|mail address)$/,
  phone: /^(phone|telephone|tel|mobile|phone number)$/,
  company: /^(company|organi[sz]ation|account|firm|company name|employer)$/,
  jobtitle: /^(job ?title|title|role|position|function)$/,
  stage: /^(stage|status|lifecycle stage)$/,
  value: /^(value|value usd|amount|deal value|revenue)$/,
  tags: /^(tags|labels|keywords)$/,
  source: /^(source|lead source|origin)$/,
};

/** Returns the columns whose headings name a field. */
export function guessMapping(names: readonly string[]): ColumnMapping {
  const plain = names.map((name) =>
    name
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()
      .replace(/^e mail/, 'email'),
  );
  const guess = (field: ImportField) => {
    const column = plain.findIndex((name) => headings[field].test(name));
    return column === -1 ? null : column;
  };
  return {
    firstname: guess('firstname'),
    lastname: guess('lastname'),
    email: guess('email'),
    phone: guess('phone'),
    company: guess('company'),
    jobtitle: guess('jobtitle'),
    stage: guess('stage'),
    value: guess('value'),
    tags: guess('tags'),
    source: guess('source'),
  };
}

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
