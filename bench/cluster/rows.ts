import { strict as assert } from 'node:assert';
import { setTimeout } from 'node:timers/promises';
import { warm } from '../../deploy/warm.ts';
import { sitemapPaths } from '../../e2e/support/sitemap.ts';
import { databaseClock } from '../../lib/core/cache/cluster/database-clock.ts';
import { paths } from '../../lib/paths.ts';
import { requireProgram } from '../anchors/nginx.ts';
import { SITE_URL } from '../support/site.ts';
import { secondsUntil, type Tally, uncached, under, type Visit } from '../support/steady-load.ts';
import { until } from '../support/until.ts';
import type { Cluster, Member } from './cluster.ts';
import { type Redis, redisServer } from './redis.ts';
import { openForm, publish, shownRecords, shows, subscribe, subscriptions } from './visitors.ts';

/** A claim about several servers. It holds if the figure is at most `most`. */
export type Row = {
  /** Selects the row: `npm run test:cluster -- <name>`. */
  name: string;
  claim: string;
  unit: 's' | 'lost' | 'wrong';
  most: number;
  /** True if the servers share changes by Redis instead of the database. */
  byRedis?: true;
  /** Called with both servers running. */
  measure(cluster: Cluster, redis: Redis): Promise<number>;
};

const FRESH_WITHIN_SECONDS = 4;
/** After an outage, Next keeps a page that failed to render for three more seconds. */
const BACK_WITHIN_SECONDS = 8;
/** A little longer than nginx waits before it retries a failed server (fail_timeout). */
const ASKED_AGAIN_MS = 3000;
const EVENTS = 100;
const CHANGES = 300;
const STOPS = 3;
/** At half this rate, a server that closes its port immediately rarely loses a form. */
const REQUESTS_PER_SECOND = 80;

const page = (path: string) => uncached(SITE_URL + path);
const pages = [page(paths.about), page(paths.services), page(paths.careers), page(paths.home)];

const inTurn = (cluster: Cluster) => [cluster.first, cluster.second];

/** Fails if there were too few requests for a result. */
function lost({ sent, lost: count }: Tally): number {
  assert(sent > 100, `only ${sent} requests were made`);
  return count;
}

/** Renames records on each server in turn; returns the seconds until the last page shows the new name everywhere. */
async function freshEverywhere(cluster: Cluster): Promise<number> {
  const { site, first, second } = cluster;
  const records = await shownRecords(site);
  const places = [first.server.url, second.server.url, SITE_URL];
  let slowest = 0;
  for (const writer of inTurn(cluster)) {
    for (const record of records) {
      for (const place of places) await fetch(place + record.path);
      const title = await publish(site, writer.server.url, record);
      const times = await Promise.all(
        places.map((place) => secondsUntil(() => shows(place + record.path, title))),
      );
      slowest = Math.max(slowest, ...times);
    }
  }
  return slowest;
}

/** Writes and reads marks concurrently; returns how many marks the reader missed. */
export async function missedMarks(stack: { url: string; secretKey: string }): Promise<number> {
  const clock = databaseClock(stack);
  const found = new Set<string>();
  let seen = await clock.mark(['clock-start']);
  const read = async () => {
    for (const [key, version] of Object.entries(await clock.read(seen))) {
      found.add(key);
      seen = Math.max(seen, version);
    }
  };
  const keys = Array.from({ length: CHANGES }, (_, nth) => `clock-${nth}`);
  let isMarked = false;
  const marking = Promise.all(keys.map((key) => clock.mark([key]))).finally(() => {
    isMarked = true;
  });
  while (!isMarked) await read();
  await marking;
  await read();
  return keys.filter((key) => !found.has(key)).length;
}

/** Stops a server under load and starts it again; returns the tally of the load. */
function restart(
  { server }: Member,
  end: 'kill' | 'terminate',
  visits: readonly Visit[],
): Promise<Tally> {
  return under(REQUESTS_PER_SECOND, visits, async () => {
    await setTimeout(1000);
    await server[end]();
    await setTimeout(1000);
    await server.start();
    await setTimeout(ASKED_AGAIN_MS);
  });
}

/**
 * Disconnects one server, publishes on the other, lets the outage spread to it; returns the seconds from its
 * reconnection until it shows the change.
 */
async function missed(
  cluster: Cluster,
  outage: { begin(): Promise<void>; spread?(): Promise<void>; end(): Promise<void> },
): Promise<number> {
  const { site, first, second } = cluster;
  const [record] = await shownRecords(site);
  assert(record);
  for (const { server } of inTurn(cluster)) await fetch(server.url + record.path);
  await outage.begin();
  const title = await publish(site, first.server.url, record);
  await until('who published shows it', () => shows(first.server.url + record.path, title));
  await outage.spread?.();
  const { lost: unserved } = await under(20, pages, () => setTimeout(3000));
  assert.equal(unserved, 0, 'every page is served meanwhile');
  assert(!(await shows(second.server.url + record.path, title)), 'the other cannot know it');
  await outage.end();
  return secondsUntil(() => shows(second.server.url + record.path, title));
}

/** Starts what a row needs, and measures it. */
export async function measureRow({ byRedis, measure }: Row, cluster: Cluster): Promise<number> {
  const redis = redisServer();
  if (byRedis) {
    requireProgram('redis-server');
    await redis.start();
  }
  try {
    await cluster.run(byRedis ? redis.url : null);
    return await measure(cluster, redis);
  } finally {
    await redis.stop();
  }
}

export const rows: Row[] = [
  {
    name: 'publish',
    claim: 'a publish on one server is fresh on both and through the proxy',
    unit: 's',
    most: FRESH_WITHIN_SECONDS,
    measure: freshEverywhere,
  },
  {
    name: 'clock',
    claim: `${CHANGES} changes at once: a reader that asks for newer marks only misses none`,
    unit: 'wrong',
    most: 0,
    measure: ({ site }) => missedMarks(site.stack),
  },
  {
    name: 'outage',
    claim: 'without database both servers serve every page; one that missed a publish catches up',
    unit: 's',
    most: BACK_WITHIN_SECONDS,
    measure: (cluster) =>
      missed(cluster, {
        begin: async () => cluster.second.gate.set('shut'),
        spread: async () => cluster.first.gate.set('shut'),
        end: async () => {
          for (const { gate } of inTurn(cluster)) gate.set('open');
        },
      }),
  },
  {
    name: 'ready',
    claim: 'a new server answers after it has read the clock, and shows what it missed',
    unit: 's',
    most: FRESH_WITHIN_SECONDS,
    measure: async ({ site, first, second }) => {
      const [record] = await shownRecords(site);
      assert(record);
      const url = second.server.url + record.path;
      await fetch(url);
      await second.server.terminate();
      const title = await publish(site, first.server.url, record);
      second.gate.set('held');
      const started = second.server.start();
      await until('it asks for the clock', async () => second.gate.isAwaited(), { everyMs: 20 });
      const early = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null);
      assert.equal(early, null, 'it answers nobody before it has read the clock');
      second.gate.set('open');
      await started;
      return secondsUntil(() => shows(url, title));
    },
  },
  {
    name: 'kill',
    claim: 'SIGKILL of a server under load loses no idempotent request',
    unit: 'lost',
    most: 0,
    measure: async ({ second }) => lost(await restart(second, 'kill', pages)),
  },
  {
    name: 'term',
    claim: `SIGTERM of a server under load loses no request, nor a form, ${STOPS} times`,
    unit: 'lost',
    most: 0,
    measure: async ({ second }) => {
      const form = await openForm();
      const visits = [() => subscribe(form), ...pages.slice(0, 2)];
      let count = 0;
      for (let stops = 0; stops < STOPS; stops++) {
        count += lost(await restart(second, 'terminate', visits));
      }
      return count;
    },
  },
  {
    name: 'release',
    claim: 'forms that are open during a rolling restart go through, each once',
    unit: 'lost',
    most: 0,
    measure: async ({ site, first, second }) => {
      const form = await openForm();
      const before = await subscriptions(site);
      let sent = 0;
      const visit = () => {
        sent += 1;
        return subscribe(form);
      };
      for (const member of [first, second]) {
        const tally = await restart(member, 'terminate', [visit, ...pages]);
        assert.equal(tally.lost, 0, 'every request is answered');
      }
      return Math.abs((await subscriptions(site)) - before - sent);
    },
  },
  {
    name: 'limits',
    claim: '30 forms of one IP at once: 10 within its limit, counted by both servers',
    unit: 'wrong',
    most: 0,
    measure: async ({ site }) => {
      const form = await openForm();
      const before = await subscriptions(site);
      await Promise.all(Array.from({ length: 30 }, () => subscribe(form, '10.200.0.1')));
      return Math.abs((await subscriptions(site)) - before - 10);
    },
  },
  {
    name: 'events',
    claim: `${EVENTS} events, delivered by both servers at once: each arrives once`,
    unit: 'wrong',
    most: 0,
    measure: async (cluster) => {
      const { site } = cluster;
      const { sql, mailboxUrl } = site.stack;
      await sql("update public.outbox set status = 'dead' where status = 'pending'");
      await fetch(`${mailboxUrl}/messages`, { method: 'DELETE' });
      await sql(
        `insert into public.blog_subscriptions (email, policy_version)
         select 'event-' || nth || '@cluster.example', '2026-11-24' from generate_series(1, $1) as nth
         on conflict do nothing`,
        [EVENTS],
      );
      const headers = { authorization: `Bearer ${site.env.CRON_SECRET}` };
      const deliver = ({ server }: Member) => fetch(server.url + paths.cronOutbox, { headers });
      await until('everything is delivered', async () => {
        await Promise.all(inTurn(cluster).flatMap((one) => [deliver(one), deliver(one)]));
        const waiting = await sql("select from public.outbox where status = 'pending'");
        return waiting.length === 0;
      });
      const mails: { to: string[] | string }[] = await (
        await fetch(`${mailboxUrl}/messages.json`)
      ).json();
      const arrived = mails.flatMap(({ to }) => to).filter((to) => to.includes('event-'));
      return Math.abs(new Set(arrived).size - EVENTS) + Math.abs(arrived.length - EVENTS);
    },
  },
  {
    name: 'down',
    claim: 'both servers down: the proxy serves every page, whatever the argument and the encoding',
    unit: 'lost',
    most: 0,
    measure: async (cluster) => {
      const { pages, failures } = await warm(SITE_URL);
      assert.deepEqual(failures, []);
      const known = await sitemapPaths(SITE_URL);
      assert.equal(known.length, pages);
      await Promise.all(inTurn(cluster).map(({ server }) => server.kill()));
      const asked = known.flatMap((path) => [
        fetch(SITE_URL + path),
        fetch(`${SITE_URL}${path}?ref=x`, { headers: { 'accept-encoding': 'identity' } }),
      ]);
      return (await Promise.all(asked)).filter(({ ok }) => !ok).length;
    },
  },
  {
    byRedis: true,
    name: 'redis-publish',
    claim: 'the same publish, by Redis',
    unit: 's',
    most: FRESH_WITHIN_SECONDS,
    measure: freshEverywhere,
  },
  {
    byRedis: true,
    name: 'redis-outage',
    claim: 'Redis is away and comes back empty: every page is served, and all have caught up',
    unit: 's',
    most: BACK_WITHIN_SECONDS,
    measure: (cluster, redis) => missed(cluster, { begin: redis.stop, end: redis.start }),
  },
  {
    byRedis: true,
    name: 'redis-refused',
    claim: 'a server without the Redis of the others is refused in a sentence',
    unit: 'wrong',
    most: 0,
    measure: async (cluster) => {
      const { code, said } = await cluster.startRefused({ REDIS_URL: '' });
      const isRefused = code === 1 && /Set REDIS_URL to the same Redis for all servers/.test(said);
      if (!isRefused) console.error({ code, said });
      return isRefused ? 0 : 1;
    },
  },
];
