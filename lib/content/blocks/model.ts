import { z } from 'zod';
import { contentState } from '@/lib/core/cache/change';
import { smallPicture } from '@/lib/core/text/image-source';
import { publicPersonPath } from '@/lib/paths/site';

/** A published content page that a text links to or names; `slug` is the current slug. */
export const target = z.object({ name: z.string(), slug: z.string(), state: contentState });
export type Target = z.output<typeof target>;

/** A person quoted in a text. `path` is the path of their page, if they have one. */
export const speaker = z
  .object({
    slug: z.string(),
    name: z.string(),
    job_title: z.string().nullable(),
    picture_url: z.string().nullable(),
    is_public: z.boolean(),
  })
  .transform((row) => ({
    slug: row.slug,
    name: row.name,
    role: row.job_title,
    photo: row.picture_url && smallPicture(row.picture_url),
    path: row.is_public ? publicPersonPath(row.slug) : undefined,
  }));
export type Speaker = z.output<typeof speaker>;

/** A service recommended in a text. */
export const recommended = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  priceFrom: z.number().nullable(),
  duration: z.string().nullable(),
});
export type Recommended = z.output<typeof recommended>;

/** Facts that a text refers to. */
export type TextFacts = {
  /** Current paths of our pages by the path in the text, where the two differ. */
  links: Readonly<Record<string, string>>;
  /** Keyed by the slug in the text. */
  people: Readonly<Record<string, Speaker>>;
  services: Readonly<Record<string, Recommended>>;
};

export const NO_FACTS: TextFacts = { links: {}, people: {}, services: {} };
