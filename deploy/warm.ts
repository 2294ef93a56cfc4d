/**
 * Visits each page of the sitemap through the proxy, so that it keeps all of them for the time when the site does not
 * answer: `node deploy/warm.ts https://www.your-domain.com`. Run it after each start, and every hour.
 */
import { argv } from 'node:process';
import { setTimeout } from 'node:timers/promises';

/** The proxy keeps an answer for each of them. */
const ENCODINGS = ['gzip', 'identity'];
const VISITS_AT_ONCE = 2;
const TIMEOUT_MS = 10_000;
/** About the time that a render takes. */
const RENDER_MS = 100;

async function visit(url: string, encoding: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (;;) {
    const response = await fetch(url, { headers: { 'accept-encoding': encoding }, signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const text = await response.text();
    // The proxy does not keep a page that is just being rendered again.
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return text;
    await setTimeout(RENDER_MS, undefined, { signal });
  }
}

/**
 * Visits all pages of a site.
 * @returns the number of pages, and a sentence for each that could not be visited
 */
export async function warm(siteUrl: string): Promise<{ pages: number; failures: string[] }> {
  const sitemap = await visit(new URL('/sitemap.xml', siteUrl).href, 'identity');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page);
  const visits = pages.flatMap((page) => ENCODINGS.map((encoding) => ({ page, encoding })));
  const failures: string[] = [];
  const visitRemaining = async () => {
    for (let next = visits.shift(); next; next = visits.shift()) {
      const { page, encoding } = next;
      await visit(page, encoding).catch((error: unknown) => failures.push(`${page}: ${error}`));
    }
  };
  await Promise.all(Array.from({ length: VISITS_AT_ONCE }, visitRemaining));
  return { pages: pages.length, failures };
}

if (import.meta.main) {
  const [, , siteUrl = ''] = argv;
  const { pages, failures } = await warm(siteUrl);
  console.log(`${pages} pages visited, ${failures.length} failures`);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
