import { z } from 'zod';
import { CONTENT_TABLES } from '@/lib/paths';

/** A question that no text answered when it was asked; instants as the database writes them. */
export const searchGap = z.object({
  id: z.guid(),
  question: z.string(),
  askedCount: z.number(),
  /** When it was last asked. */
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** The content that answers it since. */
  answeredKind: z.enum(CONTENT_TABLES).nullable(),
  answeredRecord: z.string().nullable(),
});
export type SearchGap = z.output<typeof searchGap>;
