import { z } from 'zod';
import { CLIENT_STAGES } from '@/lib/clients/rules';
import { amount, contactFields } from '@/lib/clients/schema';
import { trimText } from '@/lib/core/text/trim';
import { typedText } from '@/lib/core/text/typed-text';
import type { BadRow, ColumnMapping } from './rules';

/** The largest file that is read, in bytes and in rows. */
export const MAX_IMPORT_BYTES = 5_000_000;
export const MAX_IMPORT_ROWS = 20_000;

const orNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.transform((text) => text || null);

/** A row of a file as it is stored: what is empty is null, and changes nothing of a contact that we know. */
export const importRow = z.object({
  firstname: contactFields.firstname,
  lastname: orNull(contactFields.lastname),
  email: contactFields.email,
  phone: orNull(contactFields.phone),
  company: orNull(contactFields.company),
  jobtitle: orNull(contactFields.jobtitle),
  stage: z.preprocess(
    (text) => (typeof text === 'string' ? trimText(text).toLowerCase() || null : text),
    z.enum(CLIENT_STAGES, 'The stage must be lead, qualified, client or past.').nullable(),
  ),
  value: z.union([typedText().pipe(z.literal('').transform(() => null)), amount]),
  tags: z.preprocess(
    (text) => (typeof text === 'string' ? text.replaceAll(';', ',') : text),
    contactFields.tags,
  ),
  source: orNull(contactFields.source),
});
export type ImportedContact = z.output<typeof importRow>;

const column = z
  .string()
  .regex(/^\d{0,3}$/)
  .transform((text) => (text === '' ? null : Number(text)));

/** Which column holds which field, as the form sends it: the column's number from 0, or nothing. */
export const mappingForm = z.object({
  firstname: column,
  lastname: column,
  email: column,
  phone: column,
  company: column,
  jobtitle: column,
  stage: column,
  value: column,
  tags: column,
  source: column,
});

/** What is to be done with contacts that we know already. */
export const KNOWN_CHOICES = ['update', 'skip'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

/** What a file would bring. `rejected` is a CSV of the rows that cannot be stored, with the reason. */
export type ImportPreview = {
  headings: string[];
  mapping: ColumnMapping;
  rows: number;
  fresh: number;
  known: number;
  sample: ImportedContact[];
  bad: BadRow[];
  badRows: number;
  rejected: string;
};

/** What an import brought; the four counts are all rows of the file. */
export type ImportResult = {
  created: number;
  updated: number;
  skipped: number;
  badRows: number;
  rejected: string;
};
