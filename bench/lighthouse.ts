import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../e2e/find-chromium.ts';
import { onePageOfEachKind } from '../e2e/sitemap.ts';
import { freePort } from '../supabase/local/ports.ts';
import { siteToMeasure } from './site.ts';

const RUNS = 3;

/** What a page has to reach, out of 100. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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

/** One run of Lighthouse as for a phone, the browser's cache empty; again if the machine was too busy for it. */
async function runOnce(url: string, port: number, attempts = 3): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  const isWhole = categories.every((category) => result?.lhr.categories[category]?.score != null);
  if (result && isWhole) return result.lhr;
  if (attempts === 1) throw new Error(`Lighthouse cannot measure ${url}`);
  return runOnce(url, port, attempts - 1);
}

const scoreOf = (report: Result, category: keyof typeof least) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The audits that cost the page points in any category but performance. */
function failedAudits(report: Result): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

const site = await siteToMeasure();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${port}`],
});
const table: Record<string, Record<string, number | string>> = {};
const tooLow: string[] = [];
try {
  const wanted = process.argv.slice(2);
  for (const path of wanted.length > 0 ? wanted : await onePageOfEachKind(site.url)) {
    const url = new URL(path, site.url).href;
    const reports: Result[] = [];
    while (reports.length < RUNS) reports.push(await runOnce(url, port));
    const row: Record<string, number | string> = {};
    for (const category of categories) {
      const score = median(reports.map((report) => scoreOf(report, category)));
      row[category] = score;
      if (score < least[category]) {
        const causes = reports[0] && category !== 'performance' ? failedAudits(reports[0]) : [];
        tooLow.push(`${path}: ${category} ${score} ${causes.join(', ')}`.trimEnd());
      }
    }
    for (const [name, [audit, write]] of Object.entries(figures)) {
      row[name] = write(
        median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN)),
      );
    }
    table[path] = row;
    console.log(path, ...Object.values(row));
  }
} finally {
  await browser.close();
  await site.stop();
}
console.table(table);
if (tooLow.length > 0) {
  console.error(`Too low:\n${tooLow.join('\n')}`);
  process.exitCode = 1;
}
