import 'server-only';
import { FRESH_SECONDS } from '@/lib/core/lifetimes';
import { readFetch } from './read-fetch';

/**
 * Returns a fetch with responses cached by Next for ten minutes under `tags`; the rendered page gets these tags too. A
 * page that re-renders because of a tag waits for the fresh response.
 */
export function cachedFetch(tags: string[]): typeof fetch {
  return (input, init) => readFetch(input, { ...init, next: { tags, revalidate: FRESH_SECONDS } });
}
