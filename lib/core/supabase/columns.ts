import { z } from 'zod';
import { fullName } from '@/lib/core/text/full-name';
import '../zod-without-eval';

/** A text column; null becomes an empty text. */
export const blankText = z
  .string()
  .nullable()
  .transform((text) => text ?? '');

/** A record referenced by another one. */
export const namedRow = z.object({ id: z.string(), name: z.string() });

/** An embedded `table(count)`; its output is the number. */
export const embeddedCount = z
  .tuple([z.object({ count: z.number() })])
  .transform(([{ count }]) => count);

/** The consent of a visitor; null where staff added the record. */
export const consentColumns = {
  policyVersion: z.string().nullable(),
  consentedAt: z.string().nullable(),
};

/** A referenced person as `{ id, name }`. */
export const personRow = z
  .object({ id: z.string(), firstname: z.string(), lastname: z.string().nullable() })
  .transform(({ id, ...names }) => ({ id, name: fullName(names) }));
