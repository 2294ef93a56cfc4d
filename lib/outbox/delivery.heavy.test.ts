import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestStack, type TestStack } from '@/supabase/local/test-stack';
import { withoutHosts } from '@/supabase/tests/without';

const requestRefresh = vi.hoisted(() => vi.fn());
vi.mock('@/lib/core/actions/own-endpoints', () => ({ requestRefresh }));

type Delivery = { id: string; attempt: number; verified: boolean; status: number };
type Event = {
  id: string;
  event_id: string;
  channel: string;
  status: string;
  attempts: number;
  last_error: string | null;
};

let stack: TestStack;
let deliverAllDue: () => Promise<number>;
let deliverSoon: () => Promise<number>;

/** Makes the receiver respond with 500 to the first delivery of each event. */
beforeAll(async () => {
  stack = await startTestStack();
  await withoutHosts(stack);
  Object.assign(process.env, {
    NEXT_PUBLIC_SUPABASE_URL: stack.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    SITE_URL: 'http://localhost:3000',
    AUTOMATION_WEBHOOK_URL: `${stack.hookUrl}?fail=1`,
    AUTOMATION_WEBHOOK_SECRET: stack.webhookSecret,
    SMTP_URL: stack.smtpUrl,
    CRON_SECRET: '0123456789abcdef',
    LOG_LEVEL: 'silent',
  });
  ({ deliverAllDue, deliverSoon } = await import('@/lib/outgoing'));
  await (await import('./environment')).followEnvironment();
});

afterAll(() => stack.stop());

let nth = 0;

async function book() {
  nth += 1;
  await stack.sql('select public.book_consultation($1::jsonb)', [
    JSON.stringify({
      firstname: 'Ada',
      email: 'ada@visitor.example',
      company: 'Engines Ltd',
      phone: '+1 212 555 0100',
      preferreddate: new Date(Date.UTC(2031, 0, nth, 15)).toISOString(),
    }),
  ]);
}

beforeEach(async () => {
  await stack.sql('delete from public.outbox');
  await stack.sql(
    "update public.webhook_endpoints set state = 'active' where origin = 'environment'",
  );
  await book();
});

async function events(): Promise<Event[]> {
  const rows = await stack.sql(
    "select id, event_id, channel, status, attempts, last_error from public.outbox where topic <> 'notification.now' order by channel desc",
  );
  return rows.map((row) => ({
    id: String(row.id),
    event_id: String(row.event_id),
    channel: String(row.channel),
    status: String(row.status),
    attempts: Number(row.attempts),
    last_error: row.last_error === null ? null : String(row.last_error),
  }));
}

/** Returns the recorded request of each attempt, oldest first. */
async function requestsOf(
  id: string,
): Promise<{ headers: Record<string, string>; body: string }[]> {
  const rows = await stack.sql(
    'select request::text from public.outbox_attempts where outbox_id = $1::uuid order by id',
    [id],
  );
  return rows.map(({ request }) => JSON.parse(String(request)));
}

const makeDue = () =>
  stack.sql("update public.outbox set next_attempt_at = now() - interval '1 second'");

async function deliveriesOf(id: string): Promise<Delivery[]> {
  const all: Delivery[] = await (await fetch(`${stack.receiverUrl}/received.json`)).json();
  return all.filter((delivery) => delivery.id === id).sort((a, b) => a.attempt - b.attempt);
}

test('retries a failed webhook, signed, under the same id, and sends the email without waiting for it', async () => {
  expect(await deliverAllDue()).toBe(2);
  const [webhook, mail] = await events();
  expect(webhook).toMatchObject({
    channel: 'webhook',
    status: 'pending',
    attempts: 1,
    last_error: 'The webhook answered 500',
  });
  expect(mail).toMatchObject({ channel: 'mail', status: 'delivered', attempts: 1 });
  expect(await deliverAllDue()).toBe(0);

  await makeDue();
  expect(await deliverAllDue()).toBe(1);
  expect((await events())[0]).toMatchObject({ status: 'delivered', attempts: 2 });
  // The signature covers the raw bytes, so the stored body verifies only if it is identical to the received one.
  const sent = await requestsOf(webhook?.id ?? '');
  expect(sent).toHaveLength(2);
  for (const { headers, body } of sent) {
    expect(headers['webhook-id']).toBe(webhook?.event_id);
    expect(new Webhook(stack.webhookSecret).verify(body, headers)).toMatchObject({
      source: 'Tech Link Consultation Form',
    });
  }
  const [letter] = await requestsOf(mail?.id ?? '');
  expect(letter?.headers).toMatchObject({ To: 'ada@visitor.example' });
  expect(letter?.body).toContain('/booking/manage/••••••••');
  expect(await deliveriesOf(webhook?.event_id ?? '')).toMatchObject([
    { attempt: 1, verified: true, status: 500 },
    { attempt: 2, verified: true, status: 200 },
  ]);
});

const failing = () =>
  stack.sql(
    `select private.target_name(target) as name, last_error
     from public.delivery_targets where failing_since is not null`,
  );

/** Returns why the endpoint of the environment is paused, or null if it is not paused. */
async function paused() {
  const [endpoint] = await stack.sql(
    "select paused_because from public.webhook_endpoints where origin = 'environment'",
  );
  return endpoint?.paused_because;
}

test('marks a target as failing until its next success, and refreshes /proof both times', async () => {
  requestRefresh.mockClear();
  await deliverAllDue();
  expect(requestRefresh.mock.calls).toEqual([[{ table: 'delivery_targets' }]]);
  expect(await failing()).toEqual([
    { name: 'Automation webhook', last_error: 'The webhook answered 500' },
  ]);
  await makeDue();
  await deliverAllDue();
  expect(await failing()).toEqual([]);
  expect(requestRefresh).toHaveBeenCalledTimes(2);
  // A second success in a row changes nothing.
  await stack.sql("update public.outbox set status = 'pending', next_attempt_at = now()");
  await deliverAllDue();
  expect(requestRefresh).toHaveBeenCalledTimes(2);
});

test('stores the response to a rejected email, and does not mark the mail server as failing', async () => {
  await stack.sql("delete from public.outbox where channel = 'webhook'");
  await stack.sql("update public.outbox set recipient = '@'");
  await deliverAllDue();
  const attempts = await stack.sql('select response_status from public.outbox_attempts');
  expect(attempts).toEqual([{ response_status: 501 }]);
  expect(await failing()).toEqual([]);
});

test('delivers each event once with several servers running', async () => {
  await Promise.all(Array.from({ length: 6 }, () => deliverAllDue()));
  expect((await events()).map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test('shares one delivery run between simultaneous actions', async () => {
  for (let more = 0; more < 6; more++) await book();
  expect(await Promise.all([deliverSoon(), deliverSoon(), deliverSoon()])).toEqual([14, 14, 14]);
  expect((await events()).map(({ attempts }) => attempts)).toEqual(Array(14).fill(1));
});

test('delivers events queued behind a busy target, even if the target becomes free before the check', async () => {
  for (let more = 0; more < 4; more++) await book();
  const [askedAgain, settled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const fetchNow = globalThis.fetch;
  let leases = 0;
  let recorded = 0;
  // The first four deliveries to each target stay in progress until the next lease is requested, and finish before its
  // response arrives.
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const path = String(request[0]);
    if (path.endsWith('/rpc/record_outbox_attempt')) await askedAgain.promise;
    const answer = await fetchNow(...request);
    const copy = new Response(await answer.arrayBuffer(), answer);
    if (path.endsWith('/rpc/record_outbox_attempt') && ++recorded === 8) settled.resolve();
    if (path.includes('/rpc/lease_outbox') && ++leases === 2) {
      askedAgain.resolve();
      await settled.promise;
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    }
    return copy;
  });
  try {
    expect(await deliverAllDue()).toBe(10);
  } finally {
    vi.unstubAllGlobals();
  }
  expect((await events()).map(({ attempts }) => attempts)).toEqual(Array(10).fill(1));
});

test('delivers the leased event of a dead server once the lease has expired', async () => {
  await stack.sql('select * from public.lease_outbox(10, 45)');
  expect(await deliverAllDue()).toBe(0);
  await stack.sql("update public.outbox set leased_until = now() - interval '1 second'");
  expect(await deliverAllDue()).toBe(2);
});

test('after the last attempt marks an email dead and a webhook held with a reason, and does not retry', async () => {
  await stack.sql("update public.outbox set topic = 'booking.unheard_of', attempts = 7");
  await deliverAllDue();
  const held = { channel: 'webhook', status: 'held', attempts: 8 };
  const dead = { channel: 'mail', status: 'dead', attempts: 8 };
  expect(await events()).toMatchObject([
    { ...held, last_error: 'The automation webhook does not get booking.unheard_of' },
    { ...dead, last_error: 'There is no email for booking.unheard_of' },
  ]);
  expect(await paused()).toBe('given_up');
  await makeDue();
  await deliverAllDue();
  expect(await events()).toMatchObject([held, dead]);
});

test('calls an endpoint that answers 410 once, and stores the reason', async () => {
  const leadTo = (query: string) =>
    stack.sql("update public.webhook_endpoints set url = $1 where origin = 'environment'", [
      `${stack.hookUrl}?${query}`,
    ]);
  await leadTo('status=410');
  await deliverAllDue();
  expect(await paused()).toBe('gone');
  const gone = {
    channel: 'webhook',
    status: 'held',
    attempts: 1,
    last_error: 'The webhook answered 410: it is gone for good and is not tried again',
  };
  expect(await events()).toMatchObject([gone, { channel: 'mail', status: 'delivered' }]);
  await makeDue();
  await deliverAllDue();
  expect(await events()).toMatchObject([gone, {}]);
  await leadTo('fail=1');
});
