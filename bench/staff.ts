import { strict as assert } from 'node:assert';
import { sessionCookies } from '../e2e/session-cookies.ts';
import { paths } from '../lib/paths.ts';
import { openSite, SITE_URL } from './site.ts';
import { fill, LARGE, SMALL } from './volume.ts';

/** How much longer a screen may take with many records than with few. */
const MOST = 1.3;

const WARM_UP = 4;
const RUNS = 25;

const screens = [
  paths.admin.dashboard,
  paths.admin.bookings,
  paths.admin.clients,
  `${paths.admin.clients}/companies`,
  paths.admin.tasks,
  `${paths.admin.tasks}?view=board`,
  paths.admin.team,
  paths.admin.automations,
  paths.admin.audit,
  `${paths.calendarEntries}?view=month&day=${new Date().toISOString().slice(0, 10)}`,
  paths.team.tasks,
];

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Milliseconds until the last byte of the screen has come. */
async function timeOnce(path: string, cookie: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${SITE_URL}${path}`, { headers: { cookie }, redirect: 'manual' });
  assert.equal(response.status, 200, path);
  await response.arrayBuffer();
  return performance.now() - start;
}

async function timeAll(cookie: string): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const path of screens) {
    const times: number[] = [];
    for (let run = -WARM_UP; run < RUNS; run++) {
      const time = await timeOnce(path, cookie);
      if (run >= 0) times.push(time);
    }
    medians.set(path, median(times));
  }
  return medians;
}

const site = await openSite();
try {
  await site.start();
  const cookies = await sessionCookies(
    { email: 'leader@techlink.example', password: 'demo-Passw0rd!' },
    { site: SITE_URL, supabaseUrl: site.stack.url, publicKey: site.stack.publishableKey },
  );
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await fill(site.stack.sql, SMALL);
  const few = await timeAll(cookie);
  await fill(site.stack.sql, LARGE);
  const many = await timeAll(cookie);
  const ratio = (path: string) => (many.get(path) ?? Number.NaN) / (few.get(path) ?? Number.NaN);
  console.table(
    Object.fromEntries(
      screens.map((path) => [
        path,
        {
          'few (ms)': few.get(path)?.toFixed(1),
          'many (ms)': many.get(path)?.toFixed(1),
          ratio: ratio(path).toFixed(2),
        },
      ]),
    ),
  );
  const slow = screens.filter((path) => !(ratio(path) <= MOST));
  assert.deepEqual(slow, [], `slower than ${MOST} times`);
} finally {
  await site.stop();
}
