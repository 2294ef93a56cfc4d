import { compareAsc } from 'date-fns';
import type { MetadataRoute } from 'next';
import { listPublished } from '@/lib/content/data';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { textChanged } from '@/lib/core/seo/text-changed';
import type { ContentTable } from '@/lib/paths';
import { CONTENT_TABLES, contentListPath, contentPath } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

/** Returns the list page, which changed when the newest of its records did, and the page of each record. */
async function section(table: ContentTable) {
  const pages = (await listPublished(table)).map(({ slug, updatedAt }) => ({
    url: absoluteUrl(contentPath(table, slug)),
    lastModified: new Date(updatedAt),
  }));
  const dates = pages.map(({ lastModified }) => lastModified).toSorted(compareAsc);
  return [{ url: absoluteUrl(contentListPath(table)), lastModified: dates.at(-1) }, ...pages];
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const sections = await Promise.all(CONTENT_TABLES.map(section));
  return [
    ...Object.entries(textChanged).map(([path, day]) => ({
      url: absoluteUrl(path),
      lastModified: day,
    })),
    ...sections.flat(),
  ];
}
