import { strict as assert } from 'node:assert';
import { sessionCookies } from '../e2e/support/session-cookies.ts';
import { paths } from '../lib/paths.ts';
import { generateKeys } from '../supabase/local/api/keys.ts';
import type { TestStack } from '../supabase/local/test-stack.ts';
import { serve } from '../supabase/local/web-server.ts';
import { openSite, openStack, SITE_URL } from './site.ts';
import { fill, LARGE, RARE_WORD, SMALL, type Volume } from './volume.ts';

/** Upper limit of a screen's time with many records, as a ratio of its time with few. */
const MOST = 1.3;

const WARM_UP = 4;
const RUNS = 40;

const today = new Date().toISOString().slice(0, 10);
const calendar = (view: string) => `${paths.calendarEntries}?view=${view}&day=${today}`;

/** Screens that show as much with few records as with many. */
const leaderScreens = [
  paths.admin.dashboard,
  `${paths.admin.dashboard}?days=90`,
  paths.admin.calendar,
  calendar('month'),
  paths.admin.bookings,
  `${paths.admin.bookings}?q=${RARE_WORD}`,
  paths.admin.tasks,
  `${paths.admin.tasks}?q=${RARE_WORD}`,
  `${paths.admin.tasks}?view=board`,
  paths.admin.clients,
  `${paths.admin.clients}?q=${RARE_WORD}`,
  paths.admin.companies,
  `${paths.admin.companies}?q=works`,
  paths.admin.automations,
  `${paths.admin.automations}?q=${RARE_WORD}`,
  paths.admin.audit,
  paths.admin.deletedRecords,
  paths.admin.team,
  paths.admin.teams,
  paths.admin.profiles,
  paths.admin.invitations,
  paths.admin.notifications,
  paths.admin.academy,
  paths.admin.services,
  paths.admin.blog,
  paths.admin.webinars,
  paths.admin.courses,
  paths.admin.jobs,
  `${paths.recordSearch}?q=${RARE_WORD}`,
  `${paths.recordSearch}?q=volume`,
];
const memberScreens = [
  paths.team.dashboard,
  paths.team.calendar,
  paths.team.tasks,
  `${paths.recordSearch}?q=task`,
];

/** A cursor a third of the way through a list, where an offset would have to count. */
async function deepScreens({ sql }: TestStack): Promise<[name: string, path: string][]> {
  const lists = [
    { path: paths.admin.bookings, table: 'consultation_bookings', order: 'requestdate desc' },
    { path: paths.admin.clients, table: 'clients', order: 'created_at desc' },
    { path: paths.admin.tasks, table: 'tasks', order: 'due_order' },
  ];
  return Promise.all(
    lists.map(async ({ path, table, order }) => {
      const [column] = order.split(' ');
      const [row] = await sql(
        `select id || '_' || (to_jsonb(${column}) #>> '{}') as cursor from ${table} order by ${order}, id
         offset (select count(*) from ${table}) * 3 / 10 limit 1`,
      );
      return [`${path}, deep`, `${path}?after=${encodeURIComponent(String(row?.cursor))}`];
    }),
  );
}

type Screen = { name: string; path: string; cookie: string };

/** Returns the screens of leader and member on a stack with this volume, in the same order for every volume. */
async function openScreens(stack: TestStack, volume: Volume): Promise<Screen[]> {
  await fill(stack.sql, volume);
  const signIn = async (email: string) => {
    const cookies = await sessionCookies(
      { email, password: 'demo-Passw0rd!' },
      { site: SITE_URL, supabaseUrl: stack.url, publicKey: stack.publishableKey },
    );
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  const leader = await signIn('leader@techlink.example');
  const member = await signIn('member@techlink.example');
  return [
    ...leaderScreens.map((path) => ({ name: path, path, cookie: leader })),
    ...(await deepScreens(stack)).map(([name, path]) => ({ name, path, cookie: leader })),
    ...memberScreens.map((path) => ({ name: `${path}, member`, path, cookie: member })),
  ];
}

/** Returns the milliseconds until the last byte of the screen. */
async function timeOnce({ name, path, cookie }: Screen): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${SITE_URL}${path}`, { headers: { cookie }, redirect: 'manual' });
  assert.equal(response.status, 200, name);
  await response.arrayBuffer();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

// One site asks the stacks in turn, so that other load on the machine slows both.
const keys = generateKeys();
const stacks = { few: await openStack(keys), many: await openStack(keys) };
let asked = stacks.few;
const door = await serve(0, (request) => asked.api(request));
const site = await openSite({ ...stacks.few, url: door.url });
try {
  await site.start();
  const few = await openScreens(stacks.few, SMALL);
  const many = await openScreens(stacks.many, LARGE);
  const figures = few.map(({ name }) => ({ name, few: [] as number[], many: [] as number[] }));

  for (let run = -WARM_UP; run < RUNS; run++) {
    for (const [place, times] of figures.entries()) {
      // The second of two benefits from the caches of the first.
      for (const size of run % 2 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
        asked = stacks[size];
        const screen = (size === 'few' ? few : many)[place];
        assert(screen);
        const time = await timeOnce(screen);
        if (run >= 0) times[size].push(time);
      }
    }
  }

  const rows = figures.map((times) => {
    const ratio = median(times.many) / median(times.few);
    return {
      screen: times.name,
      'few (ms)': Number(median(times.few).toFixed(1)),
      'many (ms)': Number(median(times.many).toFixed(1)),
      ratio: Number(ratio.toFixed(2)),
      verdict: ratio <= MOST ? 'ok' : 'SLOW',
    };
  });
  console.table(rows);
  const slow = rows.filter(({ verdict }) => verdict !== 'ok').map(({ screen }) => screen);
  assert.deepEqual(slow, [], `more than ${MOST} times as long with many records`);
} finally {
  await site.stop();
  await door.stop();
  await stacks.many.stop();
}
