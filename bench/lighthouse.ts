import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../e2e/support/find-chromium.ts';
import { onePageOfEachKind } from '../e2e/support/sitemap.ts';
import { paths } from '../lib/paths.ts';
import { freePort } from '../supabase/local/ports.ts';
import { startEmptyApp } from './empty-app.ts';
import { siteToMeasure } from './site.ts';

const RUNS = 3;

/** Required score of a page, out of 100. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Pages that are not for search engines. */
const unlisted: string[] = [paths.adminLogin, paths.memberLogin];

/** Columns of figures: the audit, and how its number is written. */
const figures = {
  LCP: ['largest-contentful-paint', (ms: number) => `${(ms / 1000).toFixed(2)} s`],
  CLS: ['cumulative-layout-shift', (score: number) => score.toFixed(3)],
  TBT: ['total-blocking-time', (ms: number) => `${Math.round(ms)} ms`],
  transferred: ['total-byte-weight', (bytes: number) => `${Math.round(bytes / 1024)} KiB`],
} as const;

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Runs Lighthouse once as on a phone with an empty cache; repeats it if the machine was too busy. */
async function runOnce(url: string, slowdown: number, attempts = 3): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    skipAudits: unlisted.includes(new URL(url).pathname) ? ['is-crawlable'] : [],
    throttling: { cpuSlowdownMultiplier: slowdown },
    logLevel: 'error',
  });
  const isWhole = categories.every((category) => result?.lhr.categories[category]?.score != null);
  if (result && isWhole) return result.lhr;
  if (attempts === 1) throw new Error(`Lighthouse cannot measure ${url}`);
  return runOnce(url, slowdown, attempts - 1);
}

const scoreOf = (report: Result, category: keyof typeof least) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** Returns the audits that cost the page points in any category except performance. */
function failedAudits(report: Result): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

const scoresOf = (reports: Result[], category: keyof typeof least) =>
  median(reports.map((report) => scoreOf(report, category)));

/** Returns the categories in which a page misses the required score. */
const tooLow = (reports: Result[]) =>
  categories.filter((category) => scoresOf(reports, category) < least[category]);

/** Returns a row of the table: medians of scores and figures. */
function rowOf(reports: Result[]) {
  const row: Record<string, number | string> = {};
  for (const category of categories) row[category] = scoresOf(reports, category);
  for (const [name, [audit, write]] of Object.entries(figures)) {
    row[name] = write(
      median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN)),
    );
  }
  return row;
}

const empty = await startEmptyApp();
const site = await siteToMeasure();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${port}`],
});

/** Returns RUNS reports of one URL. */
async function measure(url: string, slowdown: number): Promise<Result[]> {
  const reports: Result[] = [];
  while (reports.length < RUNS) reports.push(await runOnce(url, slowdown));
  return reports;
}

/**
 * CPU slowdown of the simulated phone: the largest at which an empty application still gets 100.
 * Lighthouse's own 4 is meant for a fast desktop computer, and its docs/throttling.md has others calibrated.
 */
async function phoneSlowdown(): Promise<number> {
  for (const slowdown of [4, 3, 2, 1.5]) {
    if (scoresOf(await measure(empty.url, slowdown), 'performance') === 100) return slowdown;
  }
  return 1;
}

/** The empty application, measured between the pages, so that both meet the same load of the machine. */
const reference: Result[] = [];
const pages = new Map<string, Result[]>();
try {
  const slowdown = await phoneSlowdown();
  console.log(`a phone is taken to be ${slowdown} times slower than this machine`);
  const wanted = process.argv.slice(2);
  for (const path of wanted.length > 0 ? wanted : await onePageOfEachKind(site.url)) {
    const url = new URL(path, site.url).href;
    reference.push(await runOnce(empty.url, slowdown));
    let reports = await measure(url, slowdown);
    // The machine may stall: a score has to be too low twice.
    if (tooLow(reports).length > 0) reports = await measure(url, slowdown);
    pages.set(path, reports);
    console.log(path, ...Object.values(rowOf(reports)));
  }
} finally {
  await browser.close();
  await site.stop();
  await empty.stop();
}

console.table({
  'an empty Next application': rowOf(reference),
  ...Object.fromEntries([...pages].map(([path, reports]) => [path, rowOf(reports)])),
});

const misses = [...pages].flatMap(([path, reports]) =>
  tooLow(reports).map((category) => {
    const causes = reports[0] && category !== 'performance' ? failedAudits(reports[0]) : [];
    return `${path}: ${category} ${scoresOf(reports, category)} ${causes.join(', ')}`.trimEnd();
  }),
);
if (misses.length > 0) {
  console.error(`Too low:\n${misses.join('\n')}`);
  process.exitCode = 1;
}
