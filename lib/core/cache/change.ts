import { z } from 'zod';
import '@/lib/core/zod-without-eval';
import { CONTENT_TABLES } from '@/lib/paths';

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

/** A change of a table that decides which slots are free, as Supabase's database webhooks send it. */
export const slotChange = z.object({
  table: z.enum([
    'availability_settings',
    'availability_hours',
    'availability_holidays',
    'booking_hosts',
    'consultation_bookings',
  ]),
});

/** A change of how long data is kept, which the privacy policy names. */
const retentionChange = z.object({ table: z.literal('retention_settings') });

/** A change of a person's name, photograph or access. */
const facesChange = z.object({ table: z.literal('user_profiles') });

/** A change of a figure of a case, as Supabase's database webhooks send it. */
const caseFigureChange = z.object({ table: z.literal('figures') });

/** A target of deliveries begins to fail, works again, or is switched on or off. */
const healthChange = z.object({ table: z.literal('delivery_targets') });

/** An issue of the newsletter goes out, or search engines may list it from now on or no more. */
const issueChange = z.object({ table: z.literal('newsletter_issues') });

/** Someone wrote about a tag of posts. */
const tagChange = z.object({ table: z.literal('blog_tags'), slug: z.string() });

/** A change after which public pages are rendered again. */
export const publicChange = z.union([
  contentChange,
  figuresChange,
  caseFigureChange,
  slotChange,
  retentionChange,
  facesChange,
  healthChange,
  issueChange,
  tagChange,
]);
export type PublicChange = z.output<typeof publicChange>;
