import { z } from 'zod';
import { instant } from '@/lib/core/time/instant';
import { drawingOf } from '@/lib/drawings';

/** A post on a card; `publishedAt` is null only for drafts. */
export const postSummary = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  drawing: z.string().transform(drawingOf),
  authorName: z.string(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  wordCount: z.number(),
});
export type PostSummary = z.output<typeof postSummary>;

/** A post with everything that its page shows; `body` is markdown. */
export const post = postSummary.extend({
  id: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  authorRole: z.string().nullable(),
  /** Biography of a guest author, who has no page on the site. */
  authorAbout: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
});
export type Post = z.output<typeof post>;

/** A post in the sitemap and in the index by subject. */
export const listedPost = postSummary.pick({
  slug: true,
  title: true,
  category: true,
  publishedAt: true,
  updatedAt: true,
});
export type ListedPost = z.output<typeof listedPost>;

/** A post found by a search; `found` is the number of all matches. */
export const foundPost = postSummary.extend({
  publishedAt: instant,
  updatedAt: instant,
  found: z.number(),
});
