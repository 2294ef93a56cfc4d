import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { paths } from '@/lib/paths';

/** What the blog is called, in the page, in feeds and for search engines. */
export const BLOG_TITLE = 'Notes from automation projects';

export const BLOG_DESCRIPTION =
  'Notes from automation projects: what worked, what did not, and the numbers behind it.';

/** Metadata of a page of the blog, from which readers find the feeds. */
export function blogMetadata(page: Parameters<typeof pageMetadata>[0]): Metadata {
  const { alternates, ...metadata } = pageMetadata(page);
  const types = {
    'application/rss+xml': paths.rssFeed,
    'application/feed+json': paths.jsonFeed,
  };
  return { ...metadata, alternates: { ...alternates, types } };
}
