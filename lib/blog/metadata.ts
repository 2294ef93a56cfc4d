import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { paths } from '@/lib/paths';

/** Title of the blog, on its page and in search results. */
export const BLOG_TITLE = 'Notes from automation projects';

export const BLOG_DESCRIPTION =
  'Notes from automation projects: what worked, what did not, and the numbers behind it.';

/** Returns the metadata of a page of the blog, with links to the feeds. */
export function blogMetadata(page: Parameters<typeof pageMetadata>[0]): Metadata {
  const { alternates, ...metadata } = pageMetadata(page);
  const types = {
    'application/rss+xml': paths.rssFeed,
    'application/feed+json': paths.jsonFeed,
    ...alternates?.types,
  };
  return { ...metadata, alternates: { ...alternates, types } };
}
