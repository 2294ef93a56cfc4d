import { z } from 'zod';
import { contentRecord, contentState } from '@/lib/core/cache/change';
import { embeddedCount } from '@/lib/core/supabase/columns';

const instant = z.string();

/** A record of any kind in the staff lists. */
export const contentRow = z.object({
  id: z.guid(),
  slug: z.string(),
  title: z.string(),
  state: contentState,
  publishedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Content = z.output<typeof contentRow>;

export const headRow = contentRow.pick({ title: true, state: true });
export type ContentHead = z.output<typeof headRow>;

/** The same with the columns of its kind: `ListColumns`, and those that publishing needs. */
export const listedRow = contentRow.extend({
  text: z.string().nullish(),
  moment: instant.nullish(),
  people: z.union([z.number(), embeddedCount]).optional(),
  places: z.number().nullish(),
  /** Time when it closes or ends; null for never. */
  overAt: instant.nullish(),
  notifiesSubscribers: z.boolean().optional(),
  /** Number of its parts that are incomplete for publishing. */
  lacking: embeddedCount.optional(),
});

/**
 * `preview` is the URL of its private preview; `isOver` is true if it is public, but closed or past; `reads` counts the
 * last 30 days.
 */
export type ListedContent = z.output<typeof listedRow> & {
  preview: string;
  isOver: boolean;
  reads: number;
};

/** A record after a move; `updated_at` as the database writes it. */
export const movedRow = contentRecord.extend({ updated_at: z.string() });

/** A record before a move. */
export const formerRow = contentRecord
  .pick({ id: true, state: true, published_at: true })
  .extend({ notify_subscribers: z.boolean().optional() });

/** Author of a record; null if the record was deleted. */
export const authorRow = z.object({ name: z.string() }).nullable();

/** Other records of the same table that a change affects. */
export type Surroundings = {
  /** Former slugs of the record. */
  former: string[];
  /** Slugs of published records whose pages may show this one next to their own text. */
  nearby: string[];
  /** Paths of further lists that show it. */
  lists: string[];
};
