import { z } from 'zod';

/** A tag of posts; `names` are its spellings in published posts, and `posts` counts these posts. */
export const tag = z.object({
  slug: z.string(),
  name: z.string(),
  names: z.array(z.string()),
  posts: z.number(),
  /** True if the tag has an introduction, so that search engines may index its page. */
  isIntroduced: z.boolean(),
  /** Last change of the introduction or of one of the posts. */
  changedAt: z.string(),
});
export type Tag = z.output<typeof tag>;

/** The introduction of a tag; `introduction` is markdown, `version` as the database returns it. */
export const introduction = z.object({
  slug: z.string(),
  name: z.string(),
  introduction: z.string(),
  version: z.string(),
});
export type Introduction = z.output<typeof introduction>;

/** A tag on the screen for editing introductions. */
export type EditedTag = Pick<Tag, 'slug' | 'name' | 'posts'> & {
  introduction: string;
  /** Empty for a tag without an introduction. */
  version: string;
};
