import { z } from 'zod';
import { PASSAGE_KINDS } from '@/lib/paths';
import { partsOf } from './quotation';

/**
 * A passage of a public text that answers a question. Its kind is `pages` for a page without a record, whose `slug` is
 * its path. `page` is empty for the page of its record, the slug of a sample lesson of a course, or `recording`; `anchor`
 * is the fragment of its heading, or empty.
 */
export const passage = z
  .object({
    kind: z.enum(PASSAGE_KINDS),
    slug: z.string(),
    title: z.string(),
    page: z.string(),
    heading: z.string(),
    anchor: z.string(),
    excerpt: z.string(),
  })
  .transform(({ excerpt, ...found }) => ({ ...found, quotation: partsOf(excerpt) }));
export type Passage = z.output<typeof passage>;
