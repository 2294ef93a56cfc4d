import { createRequire } from 'node:module';
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external';

/** Next's times at which tags became stale; without its internals nothing is known of them here. */
function readManifest(): (typeof TagsManifest)['tagsManifest'] | null {
  if (process.env.NEXT_PLAIN) return null;
  // Node loads this file as it is, without the bundler.
  const { tagsManifest }: typeof TagsManifest = createRequire(import.meta.url)(
    'next/dist/server/lib/incremental-cache/tags-manifest.external',
  );
  return tagsManifest;
}

const tagsManifest = readManifest();

/**
 * Makes the pages and data with these tags stale, as `revalidateTag` does within a request. The time is this
 * server's own, as the age of its pages is: whatever it began to render before this moment is stale.
 */
export function makeStale(tags: string[]): void {
  const stale = Date.now();
  for (const tag of tags) tagsManifest?.set(tag, { ...tagsManifest.get(tag), stale });
}
