import { createRequire } from 'node:module';
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { FRESH_SECONDS } from '../lifetimes.ts';
import { PageFiles } from './page-files.ts';

// Node loads this file as it is, without the bundler.
const { areTagsExpired, areTagsStale, tagsManifest }: typeof TagsManifest = createRequire(
  import.meta.url,
)('next/dist/server/lib/incremental-cache/tags-manifest.external');

/** Tags and age of a page. The age counts from `startedAt` (epoch ms), the start of the render. */
export type Dated = { tags: string[]; startedAt: number };

/** Returns whether Next would serve the page without rendering it again. */
export function isFresh({ tags, startedAt }: Dated): boolean {
  const isYoung = Date.now() < startedAt + FRESH_SECONDS * 1000;
  return isYoung && !areTagsStale(tags, startedAt) && !areTagsExpired(tags, startedAt);
}

/** Null unless the server runs behind a proxy that serves pages; a build must not touch its folder. */
export const pageFiles =
  process.env.PAGES_DIR && process.env.NEXT_PHASE !== 'phase-production-build'
    ? new PageFiles(process.env.PAGES_DIR, FRESH_SECONDS)
    : null;

/**
 * Makes the pages and data with these tags stale, as `revalidateTag` does within a request. The time is this
 * server's own, as the age of its pages is: whatever it began to render before this moment is stale.
 */
export function makeStale(tags: string[]): void {
  const stale = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale });
  pageFiles?.retireTagged(tags);
}
