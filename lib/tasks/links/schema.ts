import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';

/** Kinds of records that a task can link to. */
export const LINK_KINDS = ['clients', 'bookings'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Minimum number of letters before a search field queries the server. */
const MIN_LINK_SEARCH = 2;

export const linkQuery = z.object({
  kind: z.enum(LINK_KINDS),
  q: typedText().min(MIN_LINK_SEARCH).max(80),
});
