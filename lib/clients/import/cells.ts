import { clientLabels } from '@/lib/clients/schema';
import { readEmail } from '@/lib/core/text/email';
import type { ColumnMapping } from './columns';

/** A number that a spreadsheet has converted to scientific notation, such as 4.93E+11, losing its last digits. */
const SHORTENED = /^[-+]?\d([.,]\d+)?E[-+]?\d+$/i;

/** Error value of a spreadsheet formula, or the placeholder for a number in a narrow column. */
const NO_VALUE = /^#(NAME\?|REF!|VALUE!|N\/A|NUM!|NULL!|DIV\/0!|ERROR!|#+)$/i;

/** Longer than any field. */
const MAX_CELL_LENGTH = 2000;

/** Returns the problem of a cell that a program has damaged, or null. */
export function damageOf(field: keyof ColumnMapping, cell: string): string | null {
  const label = clientLabels[field] ?? field;
  if (cell.length > MAX_CELL_LENGTH) return `${label}: the cell is too long.`;
  if (cell.includes('\uFFFD')) return `${label}: “${cell}” has characters that cannot be read.`;
  // Our phone numbers have no apostrophe before a formula, but the file of rejected rows does.
  if (cell.startsWith('=') || (field === 'phone' && cell.startsWith("'="))) {
    return `${label}: “${cell}” is a formula of a spreadsheet. Please write its value.`;
  }
  if (NO_VALUE.test(cell)) return `${label}: “${cell}” is an error of a spreadsheet.`;
  return field === 'phone' && SHORTENED.test(cell)
    ? `${label}: “${cell}” was shortened by a spreadsheet. Please write the whole number.`
    : null;
}

/** Removes the apostrophe that our own export adds before a formula. */
const unescapeFormula = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Returns the first of several values, which Google separates with ' ::: '. */
const firstValue = (cell: string) => cell.split(/\s*:::\s*/)[0] ?? '';

/** Returns name and email of 'Ada Lovelace <ada@x.example>', or the first of several emails. */
function readMailbox(cell: string): { name: string; email: string } {
  const [, name, email] = /^\s*(?:"?([^"<]*)"?\s*)<(?:mailto:)?([^<>]*)>/i.exec(cell) ?? [];
  if (email !== undefined) return { name: (name ?? '').trim(), email };
  const [first = ''] = cell
    .replace(/^mailto:/i, '')
    .split(/[;,|\s]+/)
    .filter((part) => readEmail(part) !== null);
  return { name: '', email: first || cell };
}

/** Suffixes of names, which may also follow a comma. */
const SUFFIX = /^(jr|sr|i{1,3}|iv|ph\.?d|m\.?d|mba|esq|cpa|llm|msc|bsc|ma)\.?$/i;

/** Splits a full name: 'Ada Lovelace', 'Lovelace, Ada' or 'Ada Lovelace, PhD'. */
function namesOf(whole: string): { firstname: string; lastname: string } {
  const parts = whole.split(/\s*,\s*/).filter(Boolean);
  // The first part is a name even if it looks like a degree: 'Ma, Jack'.
  const isSuffix = (part: string, at: number) => at > 0 && SUFFIX.test(part);
  const [last = '', first = '', ...more] = parts.filter((part, at) => !isSuffix(part, at));
  if (first && more.length === 0) {
    const suffixes = parts.filter(isSuffix);
    return { firstname: first, lastname: [last, ...suffixes].join(', ') };
  }
  const [firstname = '', ...rest] = whole.split(/\s+/);
  return { firstname: firstname.replace(/,$/, ''), lastname: rest.join(' ') };
}

/** Normalizes the cells of a row to the format of the contact form. */
export function typedCells(cells: Readonly<Record<string, string>>, hasLastName: boolean) {
  const typed = Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, unescapeFormula(cell)]),
  );
  const { firstname = '', lastname = '', phone = '', tags = '' } = typed;
  // Without an email column, the email may be next to the name.
  const inName = !typed.email && /<[^<>]*@/.test(firstname) ? readMailbox(firstname) : null;
  const mailbox = inName ?? readMailbox(firstValue(typed.email ?? ''));
  const first = inName?.name ?? firstname;
  const isNameless = first === '' && lastname === '';
  const names =
    isNameless || !hasLastName ? namesOf(first || mailbox.name) : { firstname: first, lastname };
  return {
    ...typed,
    // A contact needs a first name, so a single name becomes the first name.
    ...(names.firstname ? names : { firstname: names.lastname, lastname: '' }),
    email: mailbox.email,
    // Spreadsheets append '.0' in numeric columns.
    phone: firstValue(phone)
      .replace(/^tel:/i, '')
      .replace(/^(\+?\d{7,})\.0$/, '$1'),
    // Google prefixes the names of its own groups with an asterisk, and Mailchimp quotes each tag.
    tags: tags
      .replaceAll('"', '')
      .replace(/\s*:::\s*|;/g, ',')
      .replace(/(^|,)\s*\* ?/g, '$1'),
  };
}
