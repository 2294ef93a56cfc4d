import { z } from 'zod';

/** Id and name of a person in a review; null if their account was deleted. */
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

/** Result of a review request in the database. */
export const askedAnswer = z.object({ outcome: z.enum(['asked', 'asked_before', 'gone']) });
