import { CLIENT_STAGES } from '@/lib/clients/stages';
import type { FileRow } from './records';

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

/**
 * Headings of each field, without digits and punctuation, the best ones first: of spreadsheets, Google, Outlook,
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

/** The record that a heading of Pipedrive, Calendly or a shop names before the field. */
const RECORD = /^(person|deal|invitee|attendee|buyer|customer|contact|lead|billing) (?=.)/;
/** Fields of a deal, which are none of its contact. */
const OF_DEALS = /^deal (title|status|stage|labels?|owner|source)/;

/** Returns a heading in small letters: 'E-mail 1 - Value' is 'email value', and 'Person - Name' is 'name'. */
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

/** Returns the column of stages: one of that name with a stage of ours, one of another name with no other. */
function stageColumn(plain: readonly string[], rows: readonly FileRow[]): number | null {
  const column = guess('stage', plain);
  const cells = column === null ? [] : cellsOf(column, rows);
  const isOurs = plain[column ?? -1] === 'stage' ? cells.some(isStage) : cells.every(isStage);
  return isOurs || cells.length === 0 ? column : null;
}

/**
 * Returns the columns whose headings name a field. A status or stage of another program, such as “subscribed”, is no stage
 * of ours, and an amount in another currency no amount of dollars: such columns are left for a person to choose.
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

/** Returns how many fields a row names, if it is a row of headings. */
export function countFields(cells: readonly string[]): number {
  return Object.values(guessMapping(cells)).filter((column) => column !== null).length;
}

/** Returns whether there are columns for what a contact must have: a name and an email. */
export function isComplete({ firstname, lastname, email }: ColumnMapping): boolean {
  return email !== null && (firstname !== null || lastname !== null);
}
