import type { Result } from 'lighthouse';
import { paths } from '../../lib/paths.ts';
import { once, type Row, sampleEach } from '../row.ts';
import type { Context } from '../support/context.ts';
import { type Lighthouse, withLighthouse } from '../support/lighthouse.ts';
import { notFound, publicPages } from '../support/pages.ts';
import { ports } from '../support/ports.ts';

const RUNS = 5;

/** Delays after a load in milliseconds, which only timings need. */
const NO_WAITS = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
};

/** Categories whose score does not depend on the machine. */
const steady = ['accessibility', 'best-practices', 'seo'] as const;

/** Pages excluded from search engines. */
const unlisted: string[] = [paths.adminLogin, paths.memberLogin];

/** Runs Lighthouse once with its default phone and an empty cache; repeats the run if the machine was too busy. */
async function runOnce(
  visit: Lighthouse,
  url: string,
  categories: readonly string[],
  attempts = 3,
): Promise<Result> {
  const report = await visit({
    url,
    flags: {
      port: ports.browser,
      onlyCategories: [...categories],
      skipAudits: unlisted.includes(new URL(url).pathname) ? ['is-crawlable'] : [],
      disableFullPageScreenshot: true,
      ...(categories.includes('performance') ? {} : NO_WAITS),
      logLevel: 'silent',
    },
  });
  const isWhole = categories.every((category) => report?.categories[category]?.score != null);
  if (report && isWhole) return report;
  if (attempts === 1) throw new Error(`Lighthouse cannot measure ${url}`);
  return runOnce(visit, url, categories, attempts - 1);
}

const scoreOf = (report: Result, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

const performanceOf = async (visit: Lighthouse, url: string) =>
  scoreOf(await runOnce(visit, url, ['performance']), 'performance');

/**
 * Returns the best score of each page in five interleaved runs, or 100 as soon as one has it, because other load on
 * the machine can only lower a score.
 */
async function bestScores(visit: Lighthouse, urls: string[]): Promise<number[]> {
  const best = urls.map(() => 0);
  for (let run = 0; run < RUNS; run++) {
    for (const [place, url] of urls.entries()) {
      const known = best[place] ?? 0;
      if (known < 100) best[place] = Math.max(known, await performanceOf(visit, url));
    }
  }
  return best;
}

const pagesOf = once(async (context: Context) => {
  const { url } = await context.site();
  await context.browser();
  const { content, filtered, forms } = await publicPages(url);
  // Lighthouse rejects a page with an error status.
  const contents = [...content, ...filtered].filter((path) => path !== notFound);
  return { url, contents, forms };
});

/** Returns the audits that lower the score of the page. */
function failedAudits(report: Result): string[] {
  return steady
    .flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

export const lighthouseRows: Row[] = [
  {
    name: 'lighthouse-content',
    what: `Lighthouse performance of content pages, phone, best of ${RUNS}`,
    unit: 'points',
    bar: { least: 100 },
    measure: async (context) => {
      const { url, contents } = await pagesOf(context);
      return withLighthouse((visit) =>
        sampleEach(contents, async (path) => ({ ours: await bestScores(visit, [url + path]) })),
      );
    },
  },
  {
    name: 'lighthouse-forms',
    what: `Lighthouse performance of form pages, phone, best of ${RUNS}`,
    unit: 'points',
    anchor: 'an empty Next application',
    bar: { least: 0.95 },
    measure: async (context) => {
      const { url, forms } = await pagesOf(context);
      const floor = await context.floor();
      return withLighthouse((visit) =>
        sampleEach(forms, async (path) => {
          const [ours = 0, anchor = 0] = await bestScores(visit, [url + path, floor.url]);
          return { ours: [ours], anchor: [anchor] };
        }),
      );
    },
  },
  {
    name: 'lighthouse-rest',
    what: 'Lighthouse accessibility, best practices, SEO of every page',
    unit: 'points',
    bar: { least: 100 },
    measure: async (context) => {
      const { url, contents, forms } = await pagesOf(context);
      return withLighthouse((visit) =>
        sampleEach([...contents, ...forms, ...unlisted], async (path) => {
          const report = await runOnce(visit, url + path, steady);
          const failed = failedAudits(report);
          return {
            subject: failed.length > 0 ? `${path} (${failed.join(', ')})` : path,
            ours: [Math.min(...steady.map((category) => scoreOf(report, category)))],
          };
        }),
      );
    },
  },
];
