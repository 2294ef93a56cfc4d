import { z } from 'zod';
import { CONTENT_TABLES } from '@/lib/paths';
import { FOUND } from '@/lib/records';

/** The kinds of records that the search finds. */
const FOUND_KINDS = [...FOUND.map(({ kind }) => kind), ...CONTENT_TABLES];
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A record that was found; `detail` says more about it, in words. */
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
