import type { MetadataRoute } from 'next';
import { listSamples } from '@/lib/academy/learning/samples/data';
import { COURSES_PER_PAGE } from '@/lib/academy/rules';
import { listPosts } from '@/lib/blog/data';
import { listPages } from '@/lib/blog/rules';
import { listTags } from '@/lib/blog/tags/data';
import { tagPages } from '@/lib/blog/tags/rules';
import { listJobs } from '@/lib/careers/data';
import { isOpen } from '@/lib/careers/employment';
import { listPublished } from '@/lib/content/data';
import { laterPages, pageCount } from '@/lib/core/lists/numbered-pages';
import { log } from '@/lib/core/log';
import { type ListedPage, newestChange } from '@/lib/core/seo/listed-page';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { textChanged } from '@/lib/core/seo/text-changed';
import { listArchive } from '@/lib/newsletter/data';
import { CONTENT_TABLES, type ContentTable, paths } from '@/lib/paths';
import {
  contentListPath,
  contentPath,
  issuePath,
  publicPersonPath,
  samplePath,
  webinarRecordingPath,
} from '@/lib/paths/site';
import { listPublicPeople } from '@/lib/people/faces/data';
import { listRecordings, readWebinarPage } from '@/lib/webinars/data';

export const dynamic = 'error';
export const revalidate = 600;

/**
 * Maximum number of URLs in one sitemap (protocol limit). List pages come last, because crawlers find the records
 * without them.
 */
const MAX_URLS = 50_000;

type Changed = { slug: string; updatedAt: string };

/** Returns the list page, dated by the newest change of its records, and the pages of `shown`. */
function section(
  table: ContentTable,
  records: readonly Changed[],
  shown: readonly Changed[],
): ListedPage[] {
  const pages = shown.map(({ slug, updatedAt }) => ({
    path: contentPath(table, slug),
    changedAt: updatedAt,
  }));
  return [{ path: contentListPath(table), changedAt: newestChange(records) }, ...pages];
}

/** Every page that may be indexed; job pages are noindex once they are closed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const now = new Date();
  const [kinds, samples, webinarPage, recordings, jobs, posts, tags, people, issues] =
    await Promise.all([
      Promise.all(
        CONTENT_TABLES.map(async (table) => [table, await listPublished(table)] as const),
      ),
      listSamples(),
      readWebinarPage(1, now),
      listRecordings(),
      listJobs(),
      listPosts(),
      listTags(),
      listPublicPeople(),
      listArchive(),
    ]);
  const published = new Map(kinds);
  const recordsOf = (table: ContentTable) => published.get(table) ?? [];
  const openJobs = jobs.filter((job) => isOpen(job, now));
  const pages = [
    ...Object.entries(textChanged).map(([path, changedAt]) => ({ path, changedAt })),
    ...people.map(({ slug, updatedAt }) => ({
      path: publicPersonPath(slug),
      changedAt: updatedAt,
    })),
    ...kinds.flatMap(([table, records]) =>
      section(table, records, table === 'jobs' ? openJobs : records),
    ),
    ...samples.map(({ course, lesson, updatedAt }) => ({
      path: samplePath(course, lesson),
      changedAt: updatedAt,
    })),
    ...recordings.map(({ slug, updatedAt }) => ({
      path: webinarRecordingPath(slug),
      changedAt: updatedAt,
    })),
    ...listPages(posts),
    ...tagPages(tags),
    { path: paths.newsletter, changedAt: issues[0]?.sentAt },
    ...issues
      .filter(({ isIndexed }) => isIndexed)
      .map(({ slug, sentAt }) => ({ path: issuePath(slug), changedAt: sentAt })),
    ...laterPages(
      pageCount(recordsOf('courses').length, COURSES_PER_PAGE),
      (page) => contentListPath('courses', page),
      newestChange(recordsOf('courses')),
    ),
    ...laterPages(
      webinarPage?.pages ?? 1,
      (page) => contentListPath('webinars', page),
      newestChange(recordsOf('webinars')),
    ),
  ];
  if (pages.length > MAX_URLS) log.warn({ pages: pages.length }, 'the sitemap is full');
  return pages.slice(0, MAX_URLS).map(({ path, changedAt }) => ({
    url: absoluteUrl(path),
    lastModified: changedAt,
  }));
}
