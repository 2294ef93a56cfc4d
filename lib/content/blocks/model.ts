import { z } from 'zod';
import { contentState } from '@/lib/core/cache/change';
import { smallPicture } from '@/lib/core/text/image-source';
import { publicPersonPath } from '@/lib/paths/site';

/** A page of published content to which a text links, or that it names: `slug` is its present one. */
export const target = z.object({ name: z.string(), slug: z.string(), state: contentState });
export type Target = z.output<typeof target>;

/** A person whom a text quotes. `path` is that of their page, if they have one. */
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

/** A service that a text recommends. */
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
  /** Present paths of our pages by those that are written, where they differ. */
  links: Readonly<Record<string, string>>;
  /** By the slugs that are written. */
  people: Readonly<Record<string, Speaker>>;
  services: Readonly<Record<string, Recommended>>;
};

export const NO_FACTS: TextFacts = { links: {}, people: {}, services: {} };
