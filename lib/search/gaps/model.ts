import { z } from 'zod';
import { PASSAGE_KINDS } from '@/lib/paths';

/** A question that was unanswered when it was asked; instants as the database writes them. */
export const searchGap = z.object({
  id: z.guid(),
  question: z.string(),
  askedCount: z.number(),
  /** Time of the most recent occurrence. */
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** Text that has answered it since; the record of `pages` is no content. */
  answeredKind: z.enum(PASSAGE_KINDS).nullable(),
  answeredRecord: z.string().nullable(),
});
export type SearchGap = z.output<typeof searchGap>;
