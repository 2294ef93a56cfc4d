import 'server-only';
import { FRESH_SECONDS } from '@/lib/core/lifetimes';
import { readFetch } from './read-fetch';

/**
 * Returns a fetch whose answers Next caches for ten minutes under `tags`; the page that is being rendered gets these
 * tags too. A page that re-renders because of a tag waits for the fresh answer.
 */
export function cachedFetch(tags: string[]): typeof fetch {
  return (input, init) => readFetch(input, { ...init, next: { tags, revalidate: FRESH_SECONDS } });
}
