import { z } from 'zod';
import '@/lib/core/zod-without-eval';
import { CONTENT_TABLES } from '@/lib/paths';
import { tablesWith } from '@/lib/records';

export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const contentTable = z.enum(CONTENT_TABLES);

export const contentState = z.enum(CONTENT_STATES);

/** Columns that publishing needs from a record of any kind. */
export const contentRecord = z.object({
  id: z.guid(),
  slug: z.string(),
  state: contentState,
  published_at: z.string().nullable(),
});
export type ContentRecord = z.output<typeof contentRecord>;

/** A change of a record as Supabase's database webhooks send it. */
const contentChange = z.object({
  table: contentTable,
  record: contentRecord.nullable(),
  old_record: contentRecord.nullable(),
});
export type ContentChange = z.output<typeof contentChange>;

/** A change of figures on the pages of a record, such as the number of registrations. */
const figuresChange = z.object({ table: contentTable, slug: z.string() });

/**
 * A change of a table affecting public pages, as Supabase's database webhooks send it; with the slug if a record has
 * its own page.
 */
export const tableChange = z.object({
  table: z.enum(tablesWith('pages')),
  slug: z.string().optional(),
});
type TableChange = z.output<typeof tableChange>;

/** A change that requires re-rendering public pages. */
export const publicChange = z.union([contentChange, figuresChange, tableChange]);
export type PublicChange = z.output<typeof publicChange>;

export const isTableChange = (change: PublicChange): change is TableChange =>
  tableChange.safeParse(change).success;
