import { setTimeout } from 'node:timers/promises';
import { sitemapPaths } from '../../../e2e/support/sitemap.ts';
import { paths } from '../../../lib/paths.ts';
import { bookingInTurn } from '../../support/booking-form.ts';
import { residentBytes } from '../../support/processes.ts';
import { ask } from '../../support/requests.ts';
import { cookieHeader } from '../../support/staff.ts';
import { median, percentile, timed } from '../../support/statistics.ts';
import { steadily, watched } from '../../support/steady-load.ts';
import { inFunction, loadClaim } from './load-claim.ts';
import { complain, deliverAll } from './outbox.ts';
import type { ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';

/** Includes the warm-up. */
const SECONDS = sized(1200, 20);
const WARM_UP_SECONDS = sized(120, 5);
const MOST_GROWTH = 0.1;
const SAMPLE_MS = 1000;
/** Share of the samples at each end that is compared, because garbage collection causes larger swings than a leak. */
const END = 0.2;

/**
 * React's mark for a part that failed after the response had started with status 200. Parts rendered only in the
 * browser, such as the calendar, have the mark BAILOUT and are no failure.
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
const QUESTIONS = ['what does it cost', 'how long does a project take', 'invoice', 'zzz'];

/** A part of the load, which throws if a response is wrong. */
type Part = [name: string, perSecond: number, act: (nth: number) => Promise<unknown>];

/** Returns everything that people and programs do concurrently. */
async function mixedLoad({ url, stack, deliver, tell }: ProofSite): Promise<Part[]> {
  const headers = { cookie: await cookieHeader('leader', stack) };
  const pages = await sitemapPaths(url);
  const book = await bookingInTurn(stack);
  const [post] = await stack.sql(
    `select id, slug from public.blog_posts where state = 'published' order by slug limit 1`,
  );
  const change = { table: 'blog_posts', record: post, old_record: post };
  const nthOf = (list: readonly string[], nth: number) => list[nth % list.length] ?? '';
  const search = (nth: number) => `${paths.search}?q=${encodeURIComponent(nthOf(QUESTIONS, nth))}`;
  const bookOne = async () => {
    const answer = await book();
    if (answer.kind !== 'booked') throw new Error(JSON.stringify(answer).slice(0, 300));
  };
  const readScreen = (nth: number) =>
    ask({ url: url + nthOf(staffPaths, nth), headers, without: FAILED });
  return [
    ['public pages', 50, (nth) => ask({ url: url + nthOf(pages, nth) })],
    ['staff screens', 5, readScreen],
    ['searches', 1, (nth) => ask({ url: url + search(nth) })],
    ['reads of free times', 2, () => ask({ url: url + paths.slots })],
    ['bookings', 1, bookOne],
    ['deliveries', 0.2, deliver],
    ['changes of a post', 0.1, () => tell(change)],
  ];
}

type Load = { name: string; times: number[]; errors: string[] };

/** Acts at a steady rate and counts wrong responses. */
async function load([name, perSecond, act]: Part, seconds: number): Promise<Load> {
  const errors: string[] = [];
  const times = await steadily({ perSecond, seconds }, (nth) =>
    timed(() => act(nth)).catch((error: unknown) => {
      errors.push(`${name}: ${error}`);
      return Number.NaN;
    }),
  );
  return { name, times: times.filter((time) => !Number.isNaN(time)), errors };
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

export const soak = loadClaim({
  name: 'soak',
  claim: `${SECONDS / 60} minutes of pages, screens, searches, bookings, deliveries and changes at once leave no error and no leak`,
  bar: `0 errors, every event delivered, memory grows less than ${100 * MOST_GROWTH} % after ${WARM_UP_SECONDS} s`,
  least: { count: 55 * (SECONDS - WARM_UP_SECONDS), of: 'answers' },
  faults: [
    {
      fault: 'the server leaks half a megabyte twenty times a second',
      env: {
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent('const kept = []; setInterval(() => kept.push(Buffer.alloc(2 ** 19, 1)), 50).unref();')}`,
      },
    },
    {
      fault: 'one in twenty questions whether someone is a leader fails',
      breaks: inFunction(
        'private.is_leader()',
        'select',
        'select case when random() < 0.05 then 1 / (random() * 0)::integer = 1 end or',
      ),
    },
  ],
  tryOn: async (site) => {
    const parts = await mixedLoad(site);
    const together = (seconds: number) => Promise.all(parts.map((part) => load(part, seconds)));
    const warmUp = await together(WARM_UP_SECONDS);

    const samples: number[] = [];
    const loads = await watched(together(SECONDS - WARM_UP_SECONDS), () => {
      samples.push(residentBytes(site.pid()));
      return setTimeout(SAMPLE_MS);
    });
    await deliverAll(site);
    const end = Math.ceil(samples.length * END);
    const [before, after] = [median(samples.slice(0, end)), median(samples.slice(-end))];
    const growth = after / before - 1;
    const errors = [...warmUp, ...loads].flatMap((one) => one.errors);
    complain(errors);
    const answered = loads.map(
      ({ name, times }) => `${times.length} ${name}, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
    );
    return {
      figure: `${answered.join('; ')}; ${errors.length} errors; memory ${megabytes(before)} to ${megabytes(after)} (${(100 * growth).toFixed(1)} %)`,
      held: errors.length === 0 && growth < MOST_GROWTH,
      seen: loads.reduce((sum, { times }) => sum + times.length, 0),
    };
  },
});
