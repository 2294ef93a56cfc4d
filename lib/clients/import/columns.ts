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
