import { z } from 'zod';
import '@/lib/core/zod-without-eval';
import { CONTENT_TABLES } from '@/lib/paths';
import { tablesWith } from '@/lib/records';

export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const contentTable = z.enum(CONTENT_TABLES);

export const contentState = z.enum(CONTENT_STATES);

/** Columns that publishing needs of a record of any kind. */
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

/** A change of the figures that the pages of a record show, such as how many people registered. */
const figuresChange = z.object({ table: contentTable, slug: z.string() });

/**
 * A change of a table whose record names public pages, as Supabase's database webhooks send it; with the slug where a record
 * has a page of its own.
 */
export const tableChange = z.object({
  table: z.enum(tablesWith('pages')),
  slug: z.string().optional(),
});
type TableChange = z.output<typeof tableChange>;

/** A change after which public pages are rendered again. */
export const publicChange = z.union([contentChange, figuresChange, tableChange]);
export type PublicChange = z.output<typeof publicChange>;

export const isTableChange = (change: PublicChange): change is TableChange =>
  tableChange.safeParse(change).success;
