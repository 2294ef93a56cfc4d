import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { internalUrl } from '@/lib/core/internal-url';
import { log } from '@/lib/core/log';
import { shareRead } from '@/lib/core/memory/shared-read';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { listArchive } from '@/lib/newsletter/data';
import { FIXED_PAGES } from '@/lib/paths/markdown';
import { issuePath, publicPersonPath } from '@/lib/paths/site';
import { listPublicPeople } from '@/lib/people/faces/data';
import { pageParts } from './page-parts';

const TIMEOUT_MS = 10_000;
/** Approximate duration of a render. */
const RENDER_MS = 100;
/** Maximum wait of the first question after a start. */
const PATIENCE_MS = 3_000;

/** ETag of each page whose passages this process has stored; '' if it has none, as in development. */
const storedTags = new Map<string, string>();

/** Returns the paths of the public pages without a record of their own. */
async function listPages(): Promise<string[]> {
  const [people, issues] = await Promise.all([listPublicPeople(), listArchive()]);
  return [
    ...FIXED_PAGES,
    ...people.map(({ slug }) => publicPersonPath(slug)),
    ...issues.map(({ slug }) => issuePath(slug)),
  ];
}

/** Requests a page until its stale copy has been replaced. */
async function requestPage(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const etag = storedTags.get(path);
  const headers: HeadersInit = etag ? { 'if-none-match': etag } : {};
  for (;;) {
    const response = await fetch(internalUrl(path), {
      cache: 'no-store',
      redirect: 'manual',
      headers,
      signal,
    });
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return response;
    await response.body?.cancel();
    await setTimeout(RENDER_MS, undefined, { signal });
  }
}

async function storePage(path: string, page: ReturnType<typeof pageParts>): Promise<void> {
  const answer = await serviceClient().rpc('store_page_passages', { path, ...page });
  dataOf(answer, `The passages of ${path} cannot be stored`);
}

async function removePage(path: string): Promise<void> {
  storedTags.delete(path);
  await storePage(path, { title: '', parts: [] });
}

/** Stores the passages of a page if it has changed. Never throws, so that other pages are read. */
async function renewPage(path: string): Promise<void> {
  try {
    const response = await requestPage(path);
    if (response.status === 304) return;
    if (response.status === 404) return await removePage(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await storePage(path, pageParts(await response.text()));
    storedTags.set(path, response.headers.get('etag') ?? '');
  } catch (error) {
    log.warn({ err: error, path }, 'the passages of a page were not renewed');
  }
}

async function renewAll(): Promise<void> {
  try {
    const pages = await listPages();
    const answer = await serviceClient().rpc('list_passage_pages');
    const stored = dataOf(answer, 'The pages with passages cannot be listed');
    for (const path of pages) {
      // Their passages are gone after the database was restored.
      if (!stored.includes(path)) storedTags.delete(path);
      // Without an ETag, only `renewPages` knows that a page has changed.
      if (storedTags.get(path) !== '') await renewPage(path);
    }
    for (const path of stored) if (!pages.includes(path)) await removePage(path);
  } catch (error) {
    log.error({ err: error }, 'the passages of the pages were not renewed');
  }
}

/**
 * Stores what all public pages without a record render as passages of the search, and removes those of former pages.
 * Simultaneous callers share a run. Never throws; the next call retries.
 */
export const renewAllPages = shareRead(renewAll);

let firstRun: Promise<void> | null = null;

/** Stores the passages of those of the given pages that have no record. Never throws. */
export async function renewPages(paths: readonly string[]): Promise<void> {
  try {
    for (const path of await listPages()) if (paths.includes(path)) await renewPage(path);
  } catch (error) {
    log.error({ err: error }, 'the passages of changed pages were not renewed');
  }
}

/** Waits, for a limited time, until this process has read the pages once: after a release their texts may be new. */
export async function pagesRead(): Promise<void> {
  firstRun ??= renewAllPages();
  await Promise.race([firstRun, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
}
