import { strict as assert } from 'node:assert';
import { paths } from '../../lib/paths.ts';
import type { TestStack } from '../../supabase/local/test-stack.ts';
import { serve } from '../../supabase/local/web-server.ts';
import { fill, LARGE, RARE_WORD, SMALL, type Volume } from '../../supabase/tests/volume/volume.ts';
import { EMBEDDED_API, once, type Row, type Sample, sampleEach } from '../row.ts';
import type { Context } from '../support/context.ts';
import { ports } from '../support/ports.ts';
import { ask } from '../support/requests.ts';
import { openSite, openStack, SITE_URL } from '../support/site.ts';
import { cookieHeader } from '../support/staff.ts';
import { interleave } from '../support/statistics.ts';
import { until } from '../support/until.ts';

const WARM_UP = 3;
const RUNS_A_ROUND = 3;

const { admin } = paths;
const today = new Date().toISOString().slice(0, 10);

/** Screens that show the same amount with few and with many records. */
const screens = [
  admin.dashboard,
  admin.figures,
  `${admin.figures}?days=90`,
  admin.calendar,
  `${paths.calendarEntries}?view=month&day=${today}`,
  admin.bookings,
  `${admin.bookings}?q=${RARE_WORD}`,
  admin.tasks,
  `${admin.tasks}?view=board`,
  admin.deals,
  `${admin.deals}?view=board`,
  `${admin.deals}?q=${RARE_WORD}`,
  admin.forecast,
  admin.clients,
  `${admin.clients}?q=${RARE_WORD}`,
  admin.companies,
  admin.automations,
  admin.academy,
  `${admin.academy}?progressed=stuck`,
  `${admin.academy}?payment=open`,
  admin.audit,
];

/** Tables behind these screens that have a hundred thousand rows, or as many as belong to that number of bookings. */
const LARGE_TABLES = [
  'consultation_bookings',
  'tasks',
  'deals',
  'touches',
  'clients',
  'outbox',
  'audit_log',
  'enrolments',
];

type Reads = Map<string, { sequential: number; byIndex: number }>;

/** Returns how many sequential scans and index scans each large table had. */
async function countReads({ sql }: TestStack): Promise<Reads> {
  const rows = await sql(
    `select relname as name, seq_scan as sequential, idx_scan as by_index from pg_stat_user_tables
     where schemaname = 'public' and relname = any(string_to_array($1, ','))`,
    [LARGE_TABLES.join()],
  );
  return new Map(
    rows.map(({ name, sequential, by_index: byIndex }) => [
      String(name),
      { sequential: Number(sequential), byIndex: Number(byIndex) },
    ]),
  );
}

/** The statistics of a connection arrive when it has been idle for ten seconds. */
async function settledReads(stack: TestStack): Promise<Reads> {
  let before = '';
  let reads = await countReads(stack);
  await until(
    'the counters of the database stand still',
    async () => {
      reads = await countReads(stack);
      const now = JSON.stringify([...reads]);
      const isSame = now === before;
      before = now;
      return isSame;
    },
    { everyMs: 12_000 },
  );
  return reads;
}

/** Fills the stack behind the site and returns the cookies of a leader on it. */
async function prepare(stack: TestStack, volume: Volume): Promise<string> {
  await fill(stack.sql, volume);
  return cookieHeader('leader', stack);
}

const figures = once(async (context: Context) => {
  // One site uses two stacks in turn, so it replaces the site that the other rows share.
  await context.stop();
  const few = context.keep(await openStack());
  const many = context.keep(await openStack());
  let asked = few;
  const proxy = context.keep(await serve(ports.api, (request) => asked.api(request)));
  const stack = { ...few, url: proxy.url, stop: async () => {} };
  const site = context.keep(await openSite(stack));
  try {
    await site.start();
    const cookies = new Map([
      [few, await prepare(few, SMALL)],
      [many, await prepare(many, LARGE)],
    ]);
    const timeOn = async (stack: typeof few, path: string) => {
      asked = stack;
      return ask({ url: SITE_URL + path, headers: { cookie: cookies.get(stack) ?? '' } });
    };
    const measure = (path: string, runs: number) =>
      interleave(
        runs,
        () => timeOn(many, path),
        () => timeOn(few, path),
      );
    for (const path of screens) await measure(path, WARM_UP);
    const before = await settledReads(many);
    const times = await sampleEach(screens, (path) => measure(path, RUNS_A_ROUND * context.rounds));
    const after = await settledReads(many);
    const scans = LARGE_TABLES.map((subject): Sample => {
      const [then, now] = [before.get(subject), after.get(subject)];
      assert(then && now && now.byIndex > then.byIndex, `the reads of ${subject} are counted`);
      return { subject, ours: [now.sequential - then.sequential] };
    });
    return { times, scans };
  } finally {
    await context.stop();
  }
});

export const volume: Row[] = [
  {
    name: 'volume-time',
    what: 'dashboard, calendar, lists, boards with 100,000 bookings, touches and deals',
    unit: 'ms',
    anchor: 'the same screen with 100 bookings and touches, and 100 open deals',
    bar: { most: 1.2 },
    stack: EMBEDDED_API,
    measure: async (context) => (await figures(context)).times,
  },
  {
    name: 'volume-scans',
    what: 'reads of a whole table meanwhile: plans use an index',
    unit: 'scans',
    bar: { most: 0 },
    stack: 'PostgreSQL',
    measure: async (context) => (await figures(context)).scans,
  },
];
