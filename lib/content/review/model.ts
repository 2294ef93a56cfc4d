import { z } from 'zod';

const named = z
  .object({ name: z.string() })
  .nullable()
  .transform((profile) => profile?.name ?? null);

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
