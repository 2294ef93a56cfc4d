import { z } from 'zod';
import { CONTENT_TABLES } from '@/lib/paths';

/** The kinds of records that the search finds, in the order in which they are shown. */
const FOUND_KINDS = [
  'tasks',
  'deals',
  'people',
  'teams',
  'clients',
  'companies',
  'bookings',
  'enquiries',
  ...CONTENT_TABLES,
] as const;
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
