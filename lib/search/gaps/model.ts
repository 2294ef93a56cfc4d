import { z } from 'zod';
import { CONTENT_TABLES } from '@/lib/paths';

/** A question that was unanswered when it was asked; instants as the database writes them. */
export const searchGap = z.object({
  id: z.guid(),
  question: z.string(),
  askedCount: z.number(),
  /** Time of the most recent occurrence. */
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** Content that has answered it since. */
  answeredKind: z.enum(CONTENT_TABLES).nullable(),
  answeredRecord: z.string().nullable(),
});
export type SearchGap = z.output<typeof searchGap>;
