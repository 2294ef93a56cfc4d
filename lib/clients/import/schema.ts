import { z } from 'zod';
import { amount, contactFields } from '@/lib/clients/schema';
import { CLIENT_STAGES } from '@/lib/clients/stages';
import { trimText } from '@/lib/core/text/trim';
import { typedText } from '@/lib/core/text/typed-text';
import { ENCODING_NAMES } from './encodings';

/** Size of the largest file that is read. */
export const MAX_IMPORT_BYTES = 5_000_000;
export const MAX_IMPORT_ROWS = 20_000;

const orNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.transform((text) => text || null);

/** A row of a file as it is stored: an empty cell is null, and changes nothing of a known contact. */
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

/** Column of each field as the form sends it: its number from 0, or an empty text. */
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

/** Encoding of the file as the form sends it; empty where it has to be recognised. */
export const encodingChoice = z
  .union([z.literal('').transform(() => null), z.enum(ENCODING_NAMES)])
  .catch(null);

/** Choices for contacts that we know already. */
export const KNOWN_CHOICES = ['update', 'skip'] as const;
