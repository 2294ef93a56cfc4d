import { createServer } from 'node:http';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { GET, POST } from '@/app/(marketing)/(content)/proof/fail-it-now/run/route';
import { notices } from '@/lib/notices';
import { sendWebhook } from '@/lib/outbox/webhook-transport';
import { deliverAllDue } from '@/lib/outgoing';
import { paths } from '@/lib/paths';
import { sandboxRunPath } from '@/lib/paths/site';
import { listen, portOf } from '@/supabase/local/web-server';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { requestTo } from '@/supabase/tests/site/route';
import { bookOnce, leaseDueRun, readRun, recordRunAttempt, startRun, takeStep } from './data';
import { followRun } from './delivery';
import type { SandboxEntry, SandboxRunWithEntries, Step } from './model';
import { thisMachine } from './receiver';
import { MAX_LIVE, MAX_STEPS } from './rules';

const runs = () => service(stack).from('sandbox_runs');

beforeEach(() => stack.sql('delete from public.sandbox_runs'));

async function newRun(): Promise<string> {
  const id = await startRun();
  if (!id) throw new Error('No run has begun');
  return id;
}

async function read(id: string): Promise<SandboxRunWithEntries> {
  const run = await readRun(id);
  if (!run) throw new Error('The run is over');
  return run;
}

async function step(id: string, taken: Step): Promise<void> {
  await takeStep(await read(id), taken);
  if (taken === 'send') await followRun(id);
}

const makeDue = (id: string) =>
  runs()
    .update({ next_attempt_at: new Date(Date.now() - 1).toISOString() })
    .eq('id', id)
    .throwOnError();

const kindsOf = async (id: string) => (await read(id)).entries.map(({ kind }) => kind);

describe('a run', () => {
  test('goes from a stopped receiver through retries and a delivery to a rejected duplicate', async () => {
    const id = await newRun();
    await step(id, 'stop');
    await step(id, 'send');
    const first = await read(id);
    expect(first.entries).toMatchObject([
      { kind: 'stopped' },
      { kind: 'sent' },
      { kind: 'failed', attempt: 1, error: 'The connection was refused' },
    ]);
    const waits = ({ entries }: { entries: SandboxEntry[] }) =>
      entries.flatMap(({ at, nextAttemptAt }) =>
        nextAttemptAt ? [(Date.parse(nextAttemptAt) - Date.parse(at)) / 1000] : [],
      );
    // The sandbox retries automatically, at the announced time.
    const failures = async () => (await kindsOf(id)).filter((kind) => kind === 'failed');
    await expect.poll(failures, { timeout: 20_000 }).toHaveLength(2);
    const second = await read(id);
    const [planned] = second.entries.filter(({ kind }) => kind === 'failed');
    expect(Date.parse(second.entries.at(-1)?.at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(planned?.nextAttemptAt ?? ''),
    );
    const [one, five] = waits(second);
    expect(one).toBeGreaterThan(0.99);
    expect(one).toBeLessThan(1.21);
    expect(five).toBeGreaterThan(4.99);
    expect(five).toBeLessThan(6.01);

    await step(id, 'start');
    await makeDue(id);
    await followRun(id);
    const delivered = await read(id);
    expect(delivered.entries.slice(-3)).toMatchObject([
      { kind: 'started' },
      { kind: 'booked' },
      { kind: 'answered', attempt: 3, error: null, nextAttemptAt: null },
    ]);
    expect(delivered.nextAttemptAt).toBeNull();

    await step(id, 'send');
    expect((await kindsOf(id)).slice(-3)).toEqual(['sent', 'repeated', 'answered']);
    expect((await kindsOf(id)).filter((kind) => kind === 'booked')).toHaveLength(1);
  });

  test('stores one booking if its receiver gets repeats at the same moment', async () => {
    const id = await newRun();
    await Promise.all(Array.from({ length: 6 }, () => bookOnce(id)));
    const kinds = await kindsOf(id);
    expect(kinds.filter((kind) => kind === 'booked')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'repeated')).toHaveLength(5);
  });

  test('is attempted by one server at a time, and retried after a server dies', async () => {
    const id = await newRun();
    await takeStep(await read(id), 'send');
    const leases = await Promise.all([leaseDueRun(id), leaseDueRun(id), leaseDueRun(id)]);
    expect(leases.filter(Boolean)).toHaveLength(1);
    await makeDue(id);
    await followRun(id);
    expect(await kindsOf(id)).toEqual(['sent', 'booked', 'answered']);
  });

  test('is sent again if a visitor requests it during an attempt', async () => {
    const id = await newRun();
    await takeStep(await read(id), 'send');
    const lease = await leaseDueRun(id);
    if (!lease) throw new Error('The run is not due');
    await takeStep(await read(id), 'send');
    const attempt = { request: null, responseStatus: null, error: null, durationMs: 1 };
    await recordRunAttempt(lease, { ...attempt, succeeded: true }, new Date(), null);
    expect((await read(id)).nextAttemptAt).not.toBeNull();
  });

  test('executes a step once when clicked twice, and stops at the maximum number of steps', async () => {
    const id = await newRun();
    const run = await read(id);
    await Promise.all([takeStep(run, 'stop'), takeStep(run, 'stop')]);
    await takeStep(await read(id), 'stop');
    expect(await kindsOf(id)).toEqual(['stopped']);
    await runs().update({ steps: MAX_STEPS }).eq('id', id).throwOnError();
    await takeStep(await read(id), 'start');
    expect(await kindsOf(id)).toEqual(['stopped']);
  });

  test('is attempted immediately on request, but ignores an outdated button', async () => {
    const id = await newRun();
    await step(id, 'stop');
    await step(id, 'send');
    // Far enough in the future that no automatic retry interferes.
    await stack.sql(
      "update public.sandbox_entries set next_attempt_at = now() + interval '1 hour' where kind = 'failed'",
    );
    await stack.sql(
      `update public.sandbox_runs r set next_attempt_at = e.next_attempt_at
       from public.sandbox_entries e where e.run_id = r.id and e.kind = 'failed'`,
    );
    const shown = await read(id);
    await step(id, 'start');
    await takeStep({ ...shown, steps: 3 }, 'try');
    await followRun(id);
    const kinds = await kindsOf(id);
    expect(kinds.slice(-4)).toEqual(['started', 'sent', 'booked', 'answered']);
    await takeStep(await read(id), 'try');
    await takeStep({ ...shown, steps: 4 }, 'try');
    expect(await kindsOf(id)).toEqual(kinds);
  });

  test('does not use the real outbox', async () => {
    const count = async () =>
      (await stack.sql('select count(*)::integer as rows from public.outbox'))[0];
    const before = await count();
    const id = await newRun();
    await step(id, 'send');
    expect(await kindsOf(id)).toContain('booked');
    expect(await count()).toEqual(before);
  });
});

const fill = (count: number) =>
  stack.sql(
    `insert into public.sandbox_runs (secret, next_attempt_at)
     select private.new_webhook_secret(), now() from generate_series(1, $1::integer) returning id`,
    [count],
  );

test('a real email does not wait for a busy sandbox', async () => {
  const crowd = await fill(40);
  const recipient = `${crypto.randomUUID()}@visitor.example`;
  await stack.sql('delete from public.outbox');
  const { data: mail } = await service(stack)
    .from('outbox')
    .insert({ topic: 'subscription.created', channel: 'mail', recipient })
    .select('id')
    .single()
    .throwOnError();
  const followed = Promise.all(crowd.map(({ id }) => followRun(String(id))));
  await as('visitor', deliverAllDue);
  const [tried] = await stack.sql('select attempts from public.outbox where id = $1::uuid', [
    mail.id,
  ]);
  const booked = async () =>
    (await stack.sql("select id from public.sandbox_entries where kind = 'booked'")).length;
  expect(tried).toEqual({ attempts: 1 });
  expect(await booked()).toBeLessThan(crowd.length);
  await followed;
  expect(await booked()).toBe(crowd.length);
});

test.each([
  'http://192.0.2.1/',
  'http://localhost/',
  'http://[::1]/',
  'https://techlink.example/',
  'http://127.0.0.2/',
])('never calls a receiver at %s', async (url) => {
  const request = { headers: {}, body: '{}' };
  await expect(sendWebhook({ url, secrets: [] }, request, thisMachine)).rejects.toThrow(
    'The sandbox calls nobody but itself',
  );
});

describe('the route', () => {
  // Our page around a run, as the site's server caches it.
  const page = createServer((_, response) =>
    response.end('<main><section id="run" class="x"><h2>Start</h2></section></main>'),
  );
  beforeAll(async () => {
    await listen(page, 0);
    process.env.PORT = String(portOf(page.address()));
  });
  afterAll(() => {
    page.close();
  });

  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = String(new URLSearchParams(fields));
    const request = {
      method: 'POST',
      body,
      headers: { 'content-length': `${body.length}`, ...headers },
    };
    return as('visitor', () => POST(requestTo(paths.sandboxRuns, request)));
  };
  const get = (path: string, headers = {}) =>
    as('visitor', () => GET(requestTo(path, { headers })));

  test('starts a run, takes its steps, and shows it in our page', async () => {
    const started = await post({});
    expect(started.status).toBe(303);
    const path = started.headers.get('location') ?? '';
    const id = new URL(path, 'http://x').searchParams.get('run') ?? '';
    expect((await post({ run: id, step: 'stop' })).headers.get('location')).toBe(path);
    await post({ run: id, step: 'send' });
    const shown = await get(path);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await shown.text();
    expect(html).toMatch(/^<main><section id="run".*<\/section><\/main>$/s);
    expect(html).toContain('Try 1 failed: The connection was refused');
    expect(html).toContain('value="start"');
    const part = await (await get(path, { 'x-part': 'run' })).text();
    expect(part).toMatch(/^<section id="run"/);
  });

  test('shows an error if all runs are in use, a run is over, or an IP starts too many', async () => {
    await fill(MAX_LIVE - 1);
    expect((await post({})).status).toBe(303);
    const full = await post({});
    expect([full.status, await full.text()]).toEqual([
      503,
      expect.stringContaining(notices.sandboxFull),
    ]);
    const over = await get(sandboxRunPath(crypto.randomUUID()));
    expect([over.status, await over.text()]).toEqual([
      404,
      expect.stringContaining(notices.sandboxEnded),
    ]);
    const forged = await get(`${paths.sandboxRuns}?run=%00`);
    expect(forged.status).toBe(404);
    await stack.sql('delete from public.sandbox_runs');
    const statuses = await as('visitor', async () => {
      const answers: number[] = [];
      for (let nth = 0; nth < 6; nth += 1) {
        const request = requestTo(paths.sandboxRuns, {
          method: 'POST',
          headers: { 'content-length': '0' },
        });
        answers.push((await POST(request)).status);
      }
      return answers;
    });
    expect(statuses).toEqual([...Array(5).fill(303), 429]);
  });

  test('rejects other sites, unknown steps and large bodies', async () => {
    const id = await newRun();
    const foreign = requestTo(paths.sandboxRuns, { method: 'POST' });
    const answer = await as('visitor', async () => {
      (await import('@/supabase/tests/site/request')).currentRequest().headers.delete('origin');
      return POST(foreign);
    });
    expect(answer.status).toBe(403);
    expect((await post({ run: id, step: 'delete' })).status).toBe(400);
    expect((await post({ run: 'x', step: 'stop' })).status).toBe(400);
    expect((await post({ run: id, step: 'stop', more: 'x'.repeat(600) })).status).toBe(413);
    expect(await kindsOf(id)).toEqual([]);
  });

  test('responds with the sentence alone if our own page cannot be read', async () => {
    const path = sandboxRunPath(await newRun());
    vi.stubEnv('PORT', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([503, notices.sandboxUnavailable]);
  });

  test('shows an error if the database is unavailable', async () => {
    const id = await newRun();
    const original = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input).includes('/rest/v1/')
        ? Promise.reject(new Error('down'))
        : original(input, init);
    try {
      for (const down of [
        await get(sandboxRunPath(id)),
        await post({}),
        await post({ run: id, step: 'stop' }),
      ]) {
        expect([down.status, await down.text()]).toEqual([
          503,
          expect.stringContaining(notices.sandboxUnavailable),
        ]);
      }
    } finally {
      globalThis.fetch = original;
    }
  });
});
