import { z } from 'zod';

/** Id of a person in a row, and their name in a review; null if the account is gone. */
const named = z.string().nullable();

export const reviewRow = z.object({
  id: z.guid(),
  state: z.enum(['open', 'published', 'sent_back']),
  note: z.string().nullable(),
  askedBy: named,
  askedAt: z.string(),
  decidedBy: named,
  decidedAt: z.string().nullable(),
  answer: z.string().nullable(),
  comments: z.array(
    z.object({
      id: z.guid(),
      passage: z.string().nullable(),
      comment: z.string(),
      at: z.string(),
      by: named,
    }),
  ),
});

/** The latest review of a record with its comments in order; times are instants. */
export type Review = z.output<typeof reviewRow>;

/** Answer of the database to a question for a review. */
export const askedAnswer = z.object({ outcome: z.enum(['asked', 'asked_before', 'gone']) });
