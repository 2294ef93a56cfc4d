import { z } from 'zod';
import { formValues } from '@/lib/content/editing/schema';
import { contentState, contentTable } from '@/lib/core/cache/change';

const step = {
  table: contentTable,
  id: z.guid(),
  from: contentState,
  seen: z.string().optional(),
};

/** True if subscribers are mailed when the record goes live. */
const notifiesSubscribers = z.boolean().optional();

/** True if registrants are mailed about changes for them. */
const tellsRegistrants = z.boolean().optional();

/**
 * A move to another state: `from` is the state that the editor saw, `at` a UTC instant, `seen` the version of an open
 * editor (updated_at as the database wrote it), which must still be the newest.
 */
export const moveInput = z.union([
  z.object({
    ...step,
    to: contentState.exclude(['scheduled']),
    notifiesSubscribers,
    tellsRegistrants,
  }),
  z.object({
    ...step,
    to: z.literal('scheduled'),
    at: z.iso.datetime(),
    notifiesSubscribers,
    tellsRegistrants,
  }),
]);
export type MoveInput = z.output<typeof moveInput>;

/** Number of records on one page of a list. */
const MAX_MOVES = 50;

/**
 * Moves of many records of a kind. `publishedAt` restores an earlier publication date; without it the date does not
 * change.
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
        tellsRegistrants,
      }),
    )
    .min(1)
    .max(MAX_MOVES),
});
/** Records to check before publishing, or the form of an editor. */
export const checksInput = z.object({
  table: contentTable,
  ids: z.array(z.guid()).min(1).max(MAX_MOVES),
  values: formValues.optional(),
});

/** Webinars, the target state of a transition, and the form that the transition saves. */
export const registrantsInput = z.object({
  ids: z.array(z.guid()).min(1).max(MAX_MOVES),
  to: contentState,
  values: formValues.optional(),
});

export type ManyMovesInput = z.output<typeof manyMovesInput>;
