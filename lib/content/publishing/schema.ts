import { z } from 'zod';
import { formValues } from '@/lib/content/editing/schema';
import { contentState, contentTable } from '@/lib/core/cache/change';

const step = {
  table: contentTable,
  id: z.guid(),
  from: contentState,
  seen: z.string().optional(),
};

/** True mails the subscribers about what goes live. */
const notifiesSubscribers = z.boolean().optional();

/** True mails the registrants what changes for them. */
const tellsRegistrants = z.boolean().optional();

/**
 * A move to another state: `from` is the state that the leader saw, `at` a UTC instant, `seen` the version of an
 * open editor (updated_at as the database wrote it), which must still be the newest.
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

/** As many as one page of a list shows. */
const MAX_MOVES = 50;

/** Moves of many records of a kind. `publishedAt` puts the date back that a record had; without it the date stays. */
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
/** Records to check before they are published, or the form of an editor. */
export const checksInput = z.object({
  table: contentTable,
  ids: z.array(z.guid()).min(1).max(MAX_MOVES),
  values: formValues.optional(),
});

/** Webinars, the state that a step takes them to, and the form of an editor whose text it saves. */
export const registrantsInput = z.object({
  ids: z.array(z.guid()).min(1).max(MAX_MOVES),
  to: contentState,
  values: formValues.optional(),
});

export type ManyMovesInput = z.output<typeof manyMovesInput>;
