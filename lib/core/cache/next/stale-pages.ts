import { createRequire } from 'node:module';
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external';

/** Next's times at which tags became stale; empty if its internals are unavailable. */
function readManifest(): (typeof TagsManifest)['tagsManifest'] | null {
  if (process.env.NEXT_PLAIN) return null;
  // Node loads this file without the bundler.
  const { tagsManifest }: typeof TagsManifest = createRequire(import.meta.url)(
    'next/dist/server/lib/incremental-cache/tags-manifest.external',
  );
  return tagsManifest;
}

const tagsManifest = readManifest();

/**
 * Marks the pages and data with these tags as stale, as `revalidateTag` does within a request. It uses this server's
 * own time, like the age of its pages: every render started before this moment is stale.
 */
export function makeStale(tags: string[]): void {
  const stale = Date.now();
  for (const tag of tags) tagsManifest?.set(tag, { ...tagsManifest.get(tag), stale });
}
