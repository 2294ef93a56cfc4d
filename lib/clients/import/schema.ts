import { z } from 'zod';
import { amount, contactFields } from '@/lib/clients/schema';
import { CLIENT_STAGES } from '@/lib/clients/stages';
import { trimText } from '@/lib/core/text/trim';
import { typedText } from '@/lib/core/text/typed-text';
import { ENCODING_NAMES } from './encodings';

/** Maximum size of a file. */
export const MAX_IMPORT_BYTES = 5_000_000;
export const MAX_IMPORT_ROWS = 20_000;

const orNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.transform((text) => text || null);

/** A row of a file for storage. An empty cell is null and leaves the field of a known contact unchanged. */
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
  value: orNull(typedText()).pipe(amount.nullable()),
  tags: contactFields.tags,
  source: orNull(contactFields.source),
});
export type ImportedContact = z.output<typeof importRow>;

const column = z
  .string()
  .regex(/^\d{0,3}$/)
  .transform((text) => (text === '' ? null : Number(text)));

/** Form value for the column of a field: its index from 0, or an empty text. */
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

/** Form value for the encoding of the file; empty for automatic recognition. */
export const encodingChoice = z
  .union([z.literal('').transform(() => null), z.enum(ENCODING_NAMES)])
  .catch(null);

/** Ways to handle contacts that already exist. */
export const KNOWN_CHOICES = ['update', 'skip'] as const;
