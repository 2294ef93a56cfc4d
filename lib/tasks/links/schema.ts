import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';

/** Kinds of record that a task can be about. */
export const LINK_KINDS = ['clients', 'bookings'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Least number of letters for which a search field calls the server. */
const MIN_LINK_SEARCH = 2;

export const linkQuery = z.object({
  kind: z.enum(LINK_KINDS),
  q: typedText().min(MIN_LINK_SEARCH).max(80),
});
