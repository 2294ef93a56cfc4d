import { CLIENT_STAGES } from '@/lib/clients/stages';
import type { FileRow } from './records';

/** The fields for which a file may have columns. */
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

/** Index of the column of each field, from 0; null if there is none. */
export type ColumnMapping = Record<ImportField, number | null>;

/**
 * Headings of each field, without digits and punctuation, the best ones first: from spreadsheets, Google, Outlook,
 * LinkedIn, HubSpot, Pipedrive, Salesforce, Zoho, Mailchimp and others.
 */
const headings: Record<ImportField, readonly RegExp[]> = {
  firstname: [
    /^(f(irst)? ?name|given ?name|forename|first)$/,
    /^((full|display|contact)? ?name|contact|contact person)$/,
  ],
  lastname: [/^(l(ast)? ?name|surname|family ?name|last)$/],
  email: [
    /^(primary )?(e?mails?|e?mail ?address)$/,
    /^(email (value|work|home|other)|(work|business|personal|home|other) email)$/,
  ],
  phone: [
    /^(phones?|telephone|tel|mobile|(mobile )?phone ?number|sms)$/,
    /^(phone (value|work)|(business|work|work direct) ?phone)$/,
    /^(phone (mobile|home|other)|(mobile|cell|home|primary|other) ?phone)$/,
  ],
  company: [
    /^(company|organi[sz]ation|account|firm|(company|organi[sz]ation|account) ?name|company account|employer)$/,
    /^(primary )?associated company( name| primary)*$/,
  ],
  jobtitle: [/^(job ?title|position|role|function|occupation|organization title)$/, /^title$/],
  stage: [/^stage$/, /^((lifecycle|life cycle) ?stage|status)$/],
  value: [/^(value|value usd|amount|revenue)$/],
  tags: [/^(tags?|labels?|label s|keywords|categories|group membership)$/],
  source: [/^((lead ?|original )?source|origin)$/],
};

/** Record type that Pipedrive, Calendly or a shop puts before the field in a heading. */
const RECORD = /^(person|deal|invitee|attendee|buyer|customer|contact|lead|billing) (?=.)/;
/** Fields of a deal, which do not belong to its contact. */
const OF_DEALS = /^deal (title|status|stage|labels?|owner|source)/;

/** Normalizes a heading: 'E-mail 1 - Value' becomes 'email value', and 'Person - Name' becomes 'name'. */
function plainHeading(heading: string): string {
  const plain = heading
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/\be mail\b/, 'email');
  return OF_DEALS.test(plain) || plain === 'contact person' ? plain : plain.replace(RECORD, '');
}

function guess(field: ImportField, plain: readonly string[]): number | null {
  for (const heading of headings[field]) {
    const column = plain.findIndex((name) => heading.test(name));
    if (column !== -1) return column;
  }
  return null;
}

const isStage = (cell: string) => CLIENT_STAGES.some((stage) => stage === cell.toLowerCase());
const isDollars = (cell: string) => /^(usd|us ?\$|\$)$/i.test(cell);

const cellsOf = (column: number, rows: readonly FileRow[]) =>
  rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');

/**
 * Returns the column of stages. A column named "stage" needs at least one of our stages; in a column with another name
 * all must be ours.
 */
function stageColumn(plain: readonly string[], rows: readonly FileRow[]): number | null {
  const column = guess('stage', plain);
  const cells = column === null ? [] : cellsOf(column, rows);
  const isOurs = plain[column ?? -1] === 'stage' ? cells.some(isStage) : cells.every(isStage);
  return isOurs || cells.length === 0 ? column : null;
}

/**
 * Returns the columns whose headings name a field. Ignores a status or stage of another program, such as “subscribed”,
 * and an amount in another currency; a person can still choose such columns.
 */
export function guessMapping(
  names: readonly string[],
  rows: readonly FileRow[] = [],
): ColumnMapping {
  const plain = names.map(plainHeading);
  const currency = plain.findIndex((name) => /^currency( code)?$/.test(name));
  const isInDollars = currency === -1 || cellsOf(currency, rows).every(isDollars);
  return {
    firstname: guess('firstname', plain),
    lastname: guess('lastname', plain),
    email: guess('email', plain),
    phone: guess('phone', plain),
    company: guess('company', plain),
    jobtitle: guess('jobtitle', plain),
    stage: stageColumn(plain, rows),
    value: isInDollars ? guess('value', plain) : null,
    tags: guess('tags', plain),
    source: guess('source', plain),
  };
}

/** Returns how many fields a row of headings names. */
export function countFields(cells: readonly string[]): number {
  return Object.values(guessMapping(cells)).filter((column) => column !== null).length;
}

/** Returns whether there are columns for the required fields: a name and an email. */
export function isComplete({ firstname, lastname, email }: ColumnMapping): boolean {
  return email !== null && (firstname !== null || lastname !== null);
}
