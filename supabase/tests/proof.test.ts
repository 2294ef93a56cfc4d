import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

/** A Wednesday at noon in New York. */
const AT = '2031-03-19T16:00:00Z';

let stack: TestStack;
let server: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  for (const table of [
    'heartbeats',
    'webhook_endpoints',
    'delivery_targets',
    'repeated_requests',
  ]) {
    await stack.sql(`delete from public.${table}`);
  }
  await stack.sql('update public.retention_settings set event_days = 30');
});

async function figures(at = AT) {
  const { data } = await server.rpc('proof_figures', { at }).throwOnError();
  return data;
}

const beat = (at: string) => server.rpc('note_heartbeat', { at }).throwOnError();

async function addEndpoint() {
  const { data } = await server
    .from('webhook_endpoints')
    .insert({ url: `https://${crypto.randomUUID()}.example/` })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

/** Adds `count` deliveries of `topic` written at `at`, with an attempt after each of `seconds`. */
async function addDeliveries(
  endpoint: string,
  { count = 1, topic = 'contact.created', at = '2031-03-19T15:00:00Z' },
  attempts: { after: number; error: string | null }[],
) {
  await stack.sql(
    `with added as (
       insert into public.outbox (topic, channel, endpoint_id, created_at, status)
       select $1, 'webhook', $2::uuid, $3::timestamptz, 'pending' from generate_series(1, $4::integer)
       returning id, created_at
     )
     insert into public.outbox_attempts (outbox_id, attempted_at, error)
     select a.id, a.created_at + make_interval(secs => t.after), t.error
     from added a
     cross join jsonb_to_recordset($5::text::jsonb) as t (after double precision, error text)
     order by t.after`,
    [topic, endpoint, at, count, JSON.stringify(attempts)],
  );
}

describe('a new installation', () => {
  it('returns days without a count', async () => {
    const { days, ...rest } = await figures();
    expect(rest).toMatchObject({
      first_day: '2031-02-18',
      last_day: '2031-03-19',
      measuring_since: null,
      failing: [],
      tries: { first: 0, second: 0, third: 0, later: 0 },
      latency: { waiting: 0, median_seconds: null, buckets: [0, 0, 0, 0, 0, 0] },
    });
    expect(days).toHaveLength(30);
    expect(new Set(days.map((day: { due: number }) => day.due))).toEqual(new Set([0]));
  });

  it('is measured from its first heartbeat', async () => {
    await beat('2031-03-19T15:50:20Z');
    const { measuring_since, days } = await figures();
    expect(Date.parse(measuring_since)).toBe(Date.parse('2031-03-19T15:50:00Z'));
    expect(days.at(-1)).toMatchObject({ due: 10, beats: 1 });
  });
});

describe('heartbeats', () => {
  it('count each minute once, however many servers report it', async () => {
    await Promise.all([beat('2031-03-19T15:50:01Z'), beat('2031-03-19T15:50:59Z')]);
    await beat('2031-03-19T15:51:00Z');
    expect((await figures()).days.at(-1)).toMatchObject({ due: 10, beats: 2 });
  });

  it('count missing minutes as downtime, whole days too', async () => {
    await beat('2031-03-17T16:00:00Z');
    await beat('2031-03-19T15:59:00Z');
    expect((await figures()).days.slice(-3)).toMatchObject([
      { day: '2031-03-17', due: 720, beats: 1 },
      { day: '2031-03-18', due: 1440, beats: 0 },
      { day: '2031-03-19', due: 720, beats: 1 },
    ]);
  });

  it('are expected for each minute of the day, also when the clocks change', async () => {
    await beat('2031-03-01T16:00:00Z');
    const { days } = await figures();
    expect(days.find(({ day }: { day: string }) => day === '2031-03-09')).toMatchObject({
      due: 1380,
    });
  });

  it('are kept for 35 days', async () => {
    await beat('2031-01-01T16:00:00Z');
    await beat(AT);
    expect(await stack.sql('select count(*)::integer from public.heartbeats')).toEqual([
      { count: 1 },
    ]);
  });
});

describe('deliveries', () => {
  const good = (after: number) => ({ after, error: null });
  const bad = (after: number) => ({ after, error: 'answered 503' });

  it('are counted by attempt, and the first success decides', async () => {
    const endpoint = await addEndpoint();
    await addDeliveries(endpoint, { count: 3 }, [good(1)]);
    await addDeliveries(endpoint, { count: 2 }, [bad(1), good(70)]);
    // Resent later, and rejected then.
    await addDeliveries(endpoint, {}, [good(1), bad(600)]);
    await addDeliveries(endpoint, {}, [bad(1)]);
    // Tests and deliveries before the period do not count.
    await addDeliveries(endpoint, { topic: 'ping' }, [good(1)]);
    await addDeliveries(endpoint, { at: '2031-02-18T04:59:00Z' }, [good(1)]);
    const { tries, days } = await figures();
    expect(tries).toEqual({ first: 4, second: 2, third: 0, later: 0 });
    expect(days.at(-1)).toMatchObject({ total: 7, delivered: 6 });
    expect(days[0]).toMatchObject({ total: 0 });
  });

  it('show the median delay of bookings in seconds, without resent ones', async () => {
    const endpoint = await addEndpoint();
    const topic = 'booking.created';
    await addDeliveries(endpoint, { topic, count: 2 }, [good(0.4)]);
    await addDeliveries(endpoint, { topic }, [good(3), good(9000)]);
    await addDeliveries(endpoint, { topic }, [bad(1)]);
    expect((await figures()).latency).toEqual({
      waiting: 1,
      median_seconds: 0.4,
      buckets: [2, 0, 1, 0, 0, 0],
    });
  });

  it('are counted for as long as they are stored', async () => {
    await stack.sql('update public.retention_settings set event_days = 7');
    expect(await figures()).toMatchObject({ first_day: '2031-03-13' });
  });

  it('count 20,000 attempts well within the statement timeout', async () => {
    const endpoint = await addEndpoint();
    await addDeliveries(endpoint, { count: 20_000 }, [good(1)]);
    const started = performance.now();
    expect((await figures()).tries.first).toBe(20_000);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('a repeated request', () => {
  it('is recorded when it happens and creates no second booking', async () => {
    await stack.sql('update public.availability_settings set seats = 2');
    const booking = {
      firstname: 'Ada',
      email: 'ada@engines.example',
      preferreddate: '2041-03-06T16:00:00Z',
      idempotency_key: crypto.randomUUID(),
    };
    const book = async (changes = {}) =>
      (
        await server
          .rpc('book_consultation', { booking: { ...booking, ...changes } })
          .throwOnError()
      ).data.outcome;
    const later = new Date(Date.now() + 1000).toISOString();
    const before = await figures(later);
    expect([await book(), await book(), await book()]).toEqual(['booked', 'replayed', 'replayed']);
    // A corrected time is not a repeated request.
    expect(await book({ preferreddate: '2041-03-06T17:00:00Z' })).toBe('moved');
    const after = await figures(new Date(Date.now() + 1000).toISOString());
    expect(after.days.at(-1).repeats - before.days.at(-1).repeats).toBe(2);
    expect(after.bookings).toEqual({ total: before.bookings.total + 1, second: 0 });
  });
});

describe('a failing target', () => {
  const failing = (target: string, endpoint: string | null) =>
    server
      .from('delivery_targets')
      .insert({ target, endpoint_id: endpoint, failures: 1, failing_since: AT, last_error: 'x' })
      .throwOnError();

  it('is named by its kind only, while it fails', async () => {
    const endpoint = await addEndpoint();
    await failing(endpoint, endpoint);
    const shown = await figures();
    expect(shown.failing).toMatchObject([{ channel: 'webhook' }]);
    expect(JSON.stringify(shown)).not.toContain(endpoint);
    await server
      .from('delivery_targets')
      .update({ failing_since: null })
      .eq('target', endpoint)
      .throwOnError();
    expect((await figures()).failing).toEqual([]);
  });

  it('is the same on the dashboard, in delivery health and on the public page', async () => {
    const leader = await signIn(stack, accounts.leader.email);
    const endpoint = await addEndpoint();
    await failing(endpoint, endpoint);
    async function seen() {
      const own = await leader.rpc('own_dashboard', { due_before: AT }).throwOnError();
      const health = await leader.rpc('delivery_health').throwOnError();
      return [
        own.data.inbox.some(({ kind }: { kind: string }) => kind === 'failing'),
        health.data.some(({ failing_since }: { failing_since: string }) => failing_since !== null),
        (await figures()).failing.length > 0,
      ];
    }
    expect(await seen()).toEqual([true, true, true]);
    await leader
      .from('webhook_endpoints')
      .update({ state: 'paused' })
      .eq('id', endpoint)
      .throwOnError();
    expect(await seen()).toEqual([false, false, false]);
    await leader
      .from('webhook_endpoints')
      .update({ state: 'active' })
      .eq('id', endpoint)
      .throwOnError();
    expect(await seen()).toEqual([true, true, true]);
  });
});
