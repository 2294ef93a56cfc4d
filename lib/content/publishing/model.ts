import { z } from 'zod';
import { contentRecord, contentState } from '@/lib/core/cache/change';
import { embeddedCount } from '@/lib/core/supabase/columns';

const instant = z.string();

/** A record of any kind as the staff lists show it. */
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

/** The same with the columns of its kind: those of `ListColumns`, and those that publishing needs. */
export const listedRow = contentRow.extend({
  text: z.string().nullish(),
  moment: instant.nullish(),
  people: z.union([z.number(), embeddedCount]).optional(),
  places: z.number().nullish(),
  /** When it closes or has ended; null for never. */
  overAt: instant.nullish(),
  notifiesSubscribers: z.boolean().optional(),
  /** Number of its parts that lack what a published record needs. */
  lacking: embeddedCount.optional(),
});

/**
 * `preview` is the URL of its private preview; `isOver` says that it is public, but closed or past; `reads` are those of
 * the last 30 days.
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

/** The person whose work a record is; null for one that is gone. */
export const authorRow = z.object({ name: z.string() }).nullable();

/** Other records of the same table that a change affects. */
export type Surroundings = {
  /** Slugs that the record had before. */
  former: string[];
  /** Slugs of published records whose pages may show this one next to their own text. */
  nearby: string[];
  /** Paths of further lists that name it. */
  lists: string[];
};
