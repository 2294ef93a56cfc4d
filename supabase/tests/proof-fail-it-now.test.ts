import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { type Client, service } from './people.ts';

let stack: TestStack;
let server: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
});
afterAll(() => stack?.stop());
beforeEach(() => stack.sql('delete from public.sandbox_runs'));

async function start(most = 3): Promise<string | null> {
  const { data } = await server.rpc('start_sandbox_run', { max_live: most }).throwOnError();
  return data;
}

const add = (run: string | null, kind: string) =>
  server.from('sandbox_entries').insert({ run_id: run, kind });

it('starts runs up to the maximum, also for concurrent visitors', async () => {
  const runs = await Promise.all(Array.from({ length: 8 }, () => start()));
  expect(new Set(runs.filter(Boolean)).size).toBe(3);
  expect(runs.filter((run) => run === null)).toHaveLength(5);
});

it('gives the slot of an ended run to the next, and forgets its events', async () => {
  const [first, ...others] = [await start(), await start(), await start()];
  await add(first ?? null, 'sent').throwOnError();
  expect(await start()).toBeNull();
  await stack.sql('update public.sandbox_runs set ends_at = now() where id = $1::uuid', [
    String(first),
  ]);
  const next = await start();
  const left = await stack.sql('select id from public.sandbox_runs');
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([...others, next]));
  expect(await stack.sql('select id from public.sandbox_entries')).toEqual([]);
});

it('replaces the run that was inactive for longest', async () => {
  const [idle, busy, fresh] = [await start(), await start(), await start()];
  const ago = (seconds: number, id: string | null) =>
    stack.sql(
      'update public.sandbox_runs set started_at = now() - make_interval(secs => $1) where id = $2::uuid',
      [seconds, String(id)],
    );
  await ago(300, busy);
  await add(busy, 'sent').throwOnError();
  await ago(29, idle);
  expect(await start()).toBeNull();
  await ago(60, idle);
  const next = await start();
  const left = await stack.sql('select id from public.sandbox_runs');
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([busy, fresh, next]));
});

it('signs each run with a separate secret', async () => {
  await start();
  await start();
  const { data } = await server.from('sandbox_runs').select('secret').throwOnError();
  const secrets = new Set(data.map(({ secret }) => secret));
  expect(secrets.size).toBe(2);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_.{40,}/);
});

it('rejects a second booking of a run, and no other entry', async () => {
  const [run, other] = [await start(), await start()];
  expect((await add(run, 'booked')).error).toBeNull();
  expect((await add(run, 'booked')).error).toMatchObject({ code: '23505' });
  expect((await add(other, 'booked')).error).toBeNull();
  for (const kind of ['repeated', 'repeated', 'failed', 'failed']) {
    expect((await add(run, kind)).error).toBeNull();
  }
});

it('ends after 15 minutes or 40 steps', async () => {
  const run = await start();
  const [row] = await stack.sql(
    "select ends_at - started_at = interval '15 minutes' as quarter from public.sandbox_runs",
  );
  expect(row).toEqual({ quarter: true });
  const step = (steps: number) => server.from('sandbox_runs').update({ steps }).eq('id', run);
  expect((await step(40)).error).toBeNull();
  expect((await step(41)).error).toMatchObject({ code: '23514' });
});
