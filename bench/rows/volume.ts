import { strict as assert } from 'node:assert';
import { paths } from '../../lib/paths.ts';
import type { TestStack } from '../../supabase/local/test-stack.ts';
import { serve } from '../../supabase/local/web-server.ts';
import { EMBEDDED_API, once, type Row, type Sample } from '../row.ts';
import type { Context } from '../support/context.ts';
import { ask } from '../support/load.ts';
import { ports } from '../support/ports.ts';
import { openSite, openStack, SITE_URL } from '../support/site.ts';
import { cookieHeader } from '../support/staff.ts';
import { interleave } from '../support/statistics.ts';
import { until } from '../support/until.ts';
import { fill, LARGE, RARE_WORD, SMALL, type Volume } from '../support/volume.ts';

const WARM_UP = 3;
const RUNS_A_ROUND = 3;

const { admin } = paths;
const today = new Date().toISOString().slice(0, 10);

/** Screens that show as much with few records as with many. */
const screens = [
  admin.dashboard,
  `${admin.dashboard}?days=90`,
  admin.calendar,
  `${paths.calendarEntries}?view=month&day=${today}`,
  admin.bookings,
  `${admin.bookings}?q=${RARE_WORD}`,
  admin.tasks,
  `${admin.tasks}?view=board`,
  admin.clients,
  `${admin.clients}?q=${RARE_WORD}`,
  admin.companies,
  admin.automations,
  admin.audit,
];

/** Tables that have a hundred thousand rows, or as many as belong to as many bookings. */
const LARGE_TABLES = ['consultation_bookings', 'tasks', 'clients', 'outbox', 'audit_log'];

/** Number of times that a large table was read from its first row to its last. */
async function sequentialScans({ sql }: TestStack): Promise<Map<string, number>> {
  const rows = await sql(
    `select relname as name, seq_scan as scans from pg_stat_user_tables
     where schemaname = 'public' and relname = any(string_to_array($1, ','))`,
    [LARGE_TABLES.join()],
  );
  return new Map(rows.map(({ name, scans }) => [String(name), Number(scans)]));
}

/** Counters of a connection arrive when it has been idle for ten seconds. */
async function settled(stack: TestStack): Promise<Map<string, number>> {
  let before = '';
  let scans = await sequentialScans(stack);
  await until(
    'the counters of the database stand still',
    async () => {
      scans = await sequentialScans(stack);
      const now = JSON.stringify([...scans]);
      const isSame = now === before;
      before = now;
      return isSame;
    },
    { everyMs: 12_000 },
  );
  return scans;
}

/** Fills the stack behind the site and returns the cookies of a leader on it. */
async function prepare(stack: TestStack, volume: Volume): Promise<string> {
  await fill(stack.sql, volume);
  return cookieHeader('leader', stack);
}

const figures = once(async (context: Context) => {
  // One site asks two stacks in turn, so it takes the place of the one that the other rows share.
  await context.stop();
  const few = await openStack();
  const many = await openStack();
  let asked = few;
  const door = await serve(ports.api, (request) => asked.api(request));
  const stop = async () => {
    await Promise.all([few.stop(), many.stop()]);
    await door.stop();
  };
  const site = await openSite({ ...few, url: door.url, stop });
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
    const before = await settled(many);
    const times: Sample[] = [];
    for (const path of screens) {
      times.push({ subject: path, ...(await measure(path, RUNS_A_ROUND * context.rounds)) });
    }
    const after = await settled(many);
    assert.equal(after.size, LARGE_TABLES.length, 'every large table is known');
    const scans: Sample[] = [...after].map(([subject, number]) => ({
      subject,
      ours: [number - (before.get(subject) ?? 0)],
    }));
    return { times, scans };
  } finally {
    await site.stop();
  }
});

export const volume: Row[] = [
  {
    name: 'volume-time',
    what: 'dashboard, calendar, lists, board with 100,000 bookings',
    unit: 'ms',
    anchor: 'the same screen with 100 bookings',
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
