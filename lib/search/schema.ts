import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import { CONTENT_TABLES } from '@/lib/paths';

/** Letters from which on the palette asks the server. */
export const SHORTEST_SEARCH = 2;

/** What the palette asks for. */
export const searchQuery = z.object({ q: typedText().min(SHORTEST_SEARCH).max(80) });

/** The kinds of records that are found, in the order in which they are shown. */
export const FOUND_KINDS = [
  'tasks',
  'people',
  'teams',
  'clients',
  'bookings',
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
