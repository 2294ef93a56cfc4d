import { compareAsc } from 'date-fns';
import type { MetadataRoute } from 'next';
import { listCourses } from '@/lib/academy/data';
import { listPosts } from '@/lib/blog/data';
import { listJobs } from '@/lib/careers/data';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { textChanged } from '@/lib/core/seo/text-changed';
import type { ContentTable } from '@/lib/paths';
import { contentListPath, contentPath } from '@/lib/paths';
import { listServices } from '@/lib/services/data';
import { listWebinars } from '@/lib/webinars/data';

export const dynamic = 'error';
export const revalidate = 600;

/** Returns the list page, dated by its newest record, and the page of each record. */
function section(table: ContentTable, records: { slug: string; updatedAt: string }[]) {
  const pages = records.map(({ slug, updatedAt }) => ({
    url: absoluteUrl(contentPath(table, slug)),
    lastModified: new Date(updatedAt),
  }));
  const dates = pages.map(({ lastModified }) => lastModified).toSorted(compareAsc);
  return [{ url: absoluteUrl(contentListPath(table)), lastModified: dates.at(-1) }, ...pages];
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [services, webinars, courses, posts, jobs] = await Promise.all([
    listServices(),
    listWebinars(),
    listCourses(),
    listPosts(),
    listJobs(),
  ]);
  return [
    ...Object.entries(textChanged).map(([path, day]) => ({
      url: absoluteUrl(path),
      lastModified: day,
    })),
    ...section('services', services),
    ...section('webinars', webinars),
    ...section('courses', courses),
    ...section('blog_posts', posts),
    ...section('jobs', jobs),
  ];
}
