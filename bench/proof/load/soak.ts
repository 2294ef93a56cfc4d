import { setTimeout } from 'node:timers/promises';
import { sitemapPaths } from '../../../e2e/support/sitemap.ts';
import { paths } from '../../../lib/paths.ts';
import { residentBytes } from '../../support/processes.ts';
import { type Ask, ask } from '../../support/requests.ts';
import { cookieHeader } from '../../support/staff.ts';
import { median, percentile } from '../../support/statistics.ts';
import { steadily } from '../../support/steady-load.ts';
import type { Claim } from '../claim.ts';
import { onSite } from './proof-site.ts';
import { sized } from './sizes.ts';

/** The warm-up included. */
const SECONDS = sized(600, 20);
const WARM_UP_SECONDS = sized(120, 5);
const PUBLIC_PER_SECOND = 50;
const STAFF_PER_SECOND = 5;
const MOST_GROWTH = 0.1;
const SAMPLE_MS = 1000;
/** Part of the samples at each end that is compared: the collector's ups and downs are larger than a leak. */
const END = 0.2;

/**
 * React's mark for a part that failed after the response had begun with status 200. Parts that only the browser renders,
 * such as the calendar, have the mark BAILOUT and are no failure.
 */
const FAILED = /(?:data-dgst=|\$RX\("[^"]*",)"(?!BAILOUT)[^"]+"/;

const staffPaths = [
  paths.admin.dashboard,
  paths.admin.bookings,
  paths.admin.calendar,
  paths.admin.tasks,
  paths.admin.clients,
  paths.admin.automations,
];

type Load = { times: number[]; errors: string[] };

/** Asks at a steady rate; answers that are wrong are counted. */
async function load(perSecond: number, seconds: number, asks: readonly Ask[]): Promise<Load> {
  const errors: string[] = [];
  const times = await steadily({ perSecond, seconds }, async (nth) => {
    const what = asks[nth % asks.length];
    return what
      ? await ask(what).catch((error: unknown) => {
          errors.push(String(error));
          return Number.NaN;
        })
      : Number.NaN;
  });
  return { times: times.filter((time) => !Number.isNaN(time)), errors };
}

/** Samples the memory of the server until `isOver`. */
async function watchMemory(pid: number, isOver: () => boolean): Promise<number[]> {
  const samples: number[] = [];
  while (!isOver()) {
    samples.push(residentBytes(pid));
    await setTimeout(SAMPLE_MS);
  }
  return samples;
}

const p95 = ({ times }: Load) => `${percentile(times, 0.95).toFixed(0)} ms`;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

export const soak: Claim = {
  name: 'soak',
  claim: `${SECONDS} s of ${PUBLIC_PER_SECOND} public and ${STAFF_PER_SECOND} staff requests a second leave no error and no leak`,
  bar: `0 errors, memory grows less than ${100 * MOST_GROWTH} % after ${WARM_UP_SECONDS} s`,
  run: () =>
    onSite(async (site) => {
      const cookie = await cookieHeader('leader', site.stack);
      const visitors = (await sitemapPaths(site.url)).map((path) => ({ url: site.url + path }));
      const staff = staffPaths.map((path) => ({
        url: site.url + path,
        headers: { cookie },
        without: FAILED,
      }));
      const together = (seconds: number) =>
        Promise.all([
          load(PUBLIC_PER_SECOND, seconds, visitors),
          load(STAFF_PER_SECOND, seconds, staff),
        ]);
      const warmUp = await together(WARM_UP_SECONDS);

      let isOver = false;
      const watching = watchMemory(site.pid(), () => isOver);
      const loads = await together(SECONDS - WARM_UP_SECONDS).finally(() => {
        isOver = true;
      });
      const samples = await watching;
      const end = Math.ceil(samples.length * END);
      const [before, after] = [median(samples.slice(0, end)), median(samples.slice(-end))];
      const growth = after / before - 1;
      const errors = [...warmUp, ...loads].flatMap((one) => one.errors);
      if (errors.length > 0) console.error([...new Set(errors)].slice(0, 5));
      const [pages, screens] = loads;
      return {
        figure: `${pages.times.length} public pages, p95 ${p95(pages)}; ${screens.times.length} staff screens, p95 ${p95(screens)}; ${errors.length} errors; memory ${megabytes(before)} to ${megabytes(after)} (${(100 * growth).toFixed(1)} %)`,
        held: errors.length === 0 && growth < MOST_GROWTH,
      };
    }),
};
