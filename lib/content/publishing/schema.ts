import { z } from 'zod';
import { contentState, contentTable } from '@/lib/core/cache/change';

/** A record as the publishing screens list it; instants as the database writes them. */
export const listedContent = z.object({
  id: z.guid(),
  slug: z.string(),
  title: z.string(),
  state: contentState,
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Of posts: whether the subscribers are mailed when it goes live. */
  notifiesSubscribers: z.boolean().optional(),
  /** Of services, courses and posts. */
  category: z.string().optional(),
  /** Of webinars. */
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
  capacity: z.number().nullish(),
  /** Of jobs: null takes applications until it is taken down. */
  closesAt: z.string().nullish(),
  /** Who registered for a webinar, enrolled in a course or applied for a job. */
  people: z
    .union([
      z.number(),
      z.tuple([z.object({ count: z.coerce.number() })]).transform(([{ count }]) => count),
    ])
    .optional(),
});

export type Content = z.output<typeof listedContent>;

/** `preview` is the URL of its private preview; `isOver` says that it is public, but closed or past. */
export type ListedContent = Content & { preview: string; isOver: boolean };

const step = {
  table: contentTable,
  id: z.guid(),
  from: contentState,
  seen: z.string().optional(),
};

/** Of posts that go live: whether the subscribers are mailed; nobody is without it. */
const notifiesSubscribers = z.boolean().optional();

/**
 * A change of state as a leader asks for it: `from` is the state that they saw, `at` a UTC instant, `seen` the
 * version of an open editor (updated_at as the database wrote it), which must still be the newest.
 */
export const moveInput = z.union([
  z.object({ ...step, to: contentState.exclude(['scheduled']), notifiesSubscribers }),
  z.object({
    ...step,
    to: z.literal('scheduled'),
    at: z.iso.datetime(),
    notifiesSubscribers,
  }),
]);
export type MoveInput = z.output<typeof moveInput>;

/** Records that one page of a list shows. */
const MOST_MOVES = 50;

/**
 * Changes of state of many records of a kind. `publishedAt` puts the date back that a record had; without it the
 * date stays.
 */
export const manyMovesInput = z.object({
  table: contentTable,
  moves: z
    .array(
      z.object({
        id: z.guid(),
        from: contentState,
        to: contentState,
        publishedAt: z.string().nullable().optional(),
        notifiesSubscribers,
      }),
    )
    .min(1)
    .max(MOST_MOVES),
});
export type ManyMovesInput = z.output<typeof manyMovesInput>;
