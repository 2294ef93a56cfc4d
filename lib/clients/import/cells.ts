import { clientLabels } from '@/lib/clients/schema';
import { readEmail } from '@/lib/core/text/email';
import type { ColumnMapping } from './columns';

/** A number that a spreadsheet has shortened, such as 4.93E+11: its last digits are lost. */
const SHORTENED = /^[-+]?\d([.,]\d+)?E[-+]?\d+$/i;

/** Sign of a spreadsheet for a formula that it cannot compute, or for a number in a narrow column. */
const NO_VALUE = /^#(NAME\?|REF!|VALUE!|N\/A|NUM!|NULL!|DIV\/0!|ERROR!|#+)$/i;

/** No field is as long. */
const MAX_CELL_LENGTH = 2000;

/** Returns what is wrong with a cell that a program has damaged, or null. */
export function damageOf(field: keyof ColumnMapping, cell: string): string | null {
  const label = clientLabels[field] ?? field;
  if (cell.length > MAX_CELL_LENGTH) return `${label}: the cell is too long.`;
  if (cell.includes('\uFFFD')) return `${label}: “${cell}” has characters that cannot be read.`;
  // No phone number of ours has an apostrophe before a formula, but one that was refused before has.
  if (cell.startsWith('=') || (field === 'phone' && cell.startsWith("'="))) {
    return `${label}: “${cell}” is a formula of a spreadsheet. Please write its value.`;
  }
  if (NO_VALUE.test(cell)) return `${label}: “${cell}” is an error of a spreadsheet.`;
  return field === 'phone' && SHORTENED.test(cell)
    ? `${label}: “${cell}” was shortened by a spreadsheet. Please write the whole number.`
    : null;
}

/** Removes the apostrophe that our own export puts before a formula. */
const unescapeFormula = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Returns the cell as one value: the first of several that Google writes with ' ::: ' between them. */
const firstValue = (cell: string) => cell.split(/\s*:::\s*/)[0] ?? '';

/** Returns name and address of 'Ada Lovelace <ada@x.example>', and the first one of several addresses. */
function readMailbox(cell: string): { name: string; email: string } {
  const [, name, email] = /^\s*(?:"?([^"<]*)"?\s*)<(?:mailto:)?([^<>]*)>/i.exec(cell) ?? [];
  if (email !== undefined) return { name: (name ?? '').trim(), email };
  const [first = ''] = cell
    .replace(/^mailto:/i, '')
    .split(/[;,|\s]+/)
    .filter((part) => readEmail(part) !== null);
  return { name: '', email: first || cell };
}

/** Suffixes of names, which also follow a comma. */
const SUFFIX = /^(jr|sr|i{1,3}|iv|ph\.?d|m\.?d|mba|esq|cpa|llm|msc|bsc|ma)\.?$/i;

/** Returns the two parts of a whole name: 'Ada Lovelace', 'Lovelace, Ada' or 'Ada Lovelace, PhD'. */
function namesOf(whole: string): { firstname: string; lastname: string } {
  const parts = whole.split(/\s*,\s*/).filter(Boolean);
  // The first part is a name, also where it looks like a degree: 'Ma, Jack'.
  const isSuffix = (part: string, at: number) => at > 0 && SUFFIX.test(part);
  const [last = '', first = '', ...more] = parts.filter((part, at) => !isSuffix(part, at));
  if (first && more.length === 0) {
    const suffixes = parts.filter(isSuffix);
    return { firstname: first, lastname: [last, ...suffixes].join(', ') };
  }
  const [firstname = '', ...rest] = whole.split(/\s+/);
  return { firstname: firstname.replace(/,$/, ''), lastname: rest.join(' ') };
}

/** Returns the cells of a row as a person would type them into the form of a contact. */
export function typedCells(cells: Readonly<Record<string, string>>, hasLastName: boolean) {
  const typed = Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, unescapeFormula(cell)]),
  );
  const { firstname = '', lastname = '', phone = '', tags = '' } = typed;
  // Where there is no other address, it can be next to the name.
  const inName = !typed.email && /<[^<>]*@/.test(firstname) ? readMailbox(firstname) : null;
  const mailbox = inName ?? readMailbox(firstValue(typed.email ?? ''));
  const first = inName?.name ?? firstname;
  const isNameless = first === '' && lastname === '';
  const names =
    isNameless || !hasLastName ? namesOf(first || mailbox.name) : { firstname: first, lastname };
  return {
    ...typed,
    // A contact has a first name; a row with one name only has it there.
    ...(names.firstname ? names : { firstname: names.lastname, lastname: '' }),
    email: mailbox.email,
    // A column of numbers ends in '.0'.
    phone: firstValue(phone)
      .replace(/^tel:/i, '')
      .replace(/^(\+?\d{7,})\.0$/, '$1'),
    // Google begins the names of its own groups with an asterisk, and Mailchimp quotes each tag.
    tags: tags
      .replaceAll('"', '')
      .replace(/\s*:::\s*|;/g, ',')
      .replace(/(^|,)\s*\* ?/g, '$1'),
  };
}
