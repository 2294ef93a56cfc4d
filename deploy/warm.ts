/**
 * Requests each page of the sitemap through the proxy, so that the proxy can serve all of them while the site is down:
 * `node deploy/warm.ts https://www.your-domain.com`. Run it after each start, and every hour.
 */
import { argv } from 'node:process';
import { setTimeout } from 'node:timers/promises';

/** The proxy caches one response per encoding. */
const ENCODINGS = ['gzip', 'identity'];
const VISITS_AT_ONCE = 2;
const TIMEOUT_MS = 10_000;
/** Approximate duration of a render. */
const RENDER_MS = 100;

async function visit(url: string, encoding: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (;;) {
    const response = await fetch(url, { headers: { 'accept-encoding': encoding }, signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const text = await response.text();
    // The proxy does not cache a page that is being re-rendered.
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return text;
    await setTimeout(RENDER_MS, undefined, { signal });
  }
}

/**
 * Requests all pages of a site.
 * @returns the number of pages, and an error message for each failed request
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
