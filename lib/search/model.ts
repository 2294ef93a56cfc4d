import { z } from 'zod';
import { CONTENT_TABLES } from '@/lib/paths';
import { FOUND } from '@/lib/records';

/** Kinds of records in the staff search. */
const FOUND_KINDS = [...FOUND.map(({ kind }) => kind), ...CONTENT_TABLES];
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A search result; `detail` is a short description. */
export const foundRecord = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.guid(),
  title: z.string(),
  detail: z.string(),
});
export type FoundRecord = z.output<typeof foundRecord>;

export const foundRow = foundRecord.extend({
  detail: z.string().nullable(),
  at: z.string().nullable(),
});
export type FoundRow = z.output<typeof foundRow>;
