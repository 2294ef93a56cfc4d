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
 * LinkedIn, HubSpot, Pipedrive, Salesforce, Zoho and others.
 */
const headings: Record<ImportField, readonly RegExp[]> = {
  firstname: [
    /^(first ?name|given ?name|forename|first)$/,
    /^(name|full ?name|contact|contact name|display name)$/,
  ],
  lastname: [/^(last ?name|surname|family ?name|last)$/],
  email: [
    /^(primary )?(e?mail|email address|mail address)$/,
    /^(email (value|work|home|other)|(work|business|personal) email)$/,
  ],
  phone: [
    /^(phone|telephone|tel|mobile|phone number|mobile phone number|sms)$/,
    /^(phone (value|work)|(business|work) phone)$/,
    /^(phone (mobile|home|other)|(mobile|cell|home|primary) phone)$/,
  ],
  company: [
    /^(company|organi[sz]ation|account|firm|(company|organi[sz]ation|account) name|employer)$/,
    /^(primary )?associated company( name)?$/,
  ],
  jobtitle: [/^(job ?title|position|role|function|occupation|organization title)$/, /^title$/],
  stage: [/^(stage|status|lifecycle stage)$/],
  value: [/^(value|value usd|amount|deal value|revenue)$/],
  tags: [/^(tags?|labels?|label s|keywords|categories|group membership)$/],
  source: [/^((lead |original )?source|origin)$/],
};

/** Returns a heading in small letters: 'E-mail 1 - Value' is 'email value', and 'Person - Name' is 'name'. */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/\be mail\b/, 'email')
    .replace(/^(person|invitee|attendee) (?=.)/, '');
}

function guess(field: ImportField, plain: readonly string[]): number | null {
  for (const heading of headings[field]) {
    const column = plain.findIndex((name) => heading.test(name));
    if (column !== -1) return column;
  }
  return null;
}

/** Returns the columns whose headings name a field. */
export function guessMapping(names: readonly string[]): ColumnMapping {
  const plain = names.map(plainHeading);
  return {
    firstname: guess('firstname', plain),
    lastname: guess('lastname', plain),
    email: guess('email', plain),
    phone: guess('phone', plain),
    company: guess('company', plain),
    jobtitle: guess('jobtitle', plain),
    stage: guess('stage', plain),
    value: guess('value', plain),
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
