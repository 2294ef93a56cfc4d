import { z } from 'zod';

/** A tag of posts; `names` are its spellings in published posts, and `posts` counts these posts. */
export const tag = z.object({
  slug: z.string(),
  name: z.string(),
  names: z.array(z.string()),
  posts: z.number(),
  /** True with an introduction; search engines may list its page then. */
  isIntroduced: z.boolean(),
  /** When the introduction or one of the posts last changed. */
  changedAt: z.string(),
});
export type Tag = z.output<typeof tag>;

/** The introduction of a tag; `introduction` is markdown, `version` as the database writes it. */
export const introduction = z.object({
  slug: z.string(),
  name: z.string(),
  introduction: z.string(),
  version: z.string(),
});
export type Introduction = z.output<typeof introduction>;

/** A tag on the screen where introductions are written. */
export type EditedTag = Pick<Tag, 'slug' | 'name' | 'posts'> & {
  introduction: string;
  /** Empty for a tag without an introduction. */
  version: string;
};
