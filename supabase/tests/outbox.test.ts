import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let server: Client;
let endpoint: string;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql('delete from public.webhook_endpoints');
  await stack.sql('delete from public.outbox');
  const [added] = await stack.sql(
    "insert into public.webhook_endpoints (url) values ('https://hook.example/') returning id",
  );
  endpoint = String(added?.id);
});

const webhook = () => ({ channel: 'webhook', endpoint_id: endpoint });
const mail = { channel: 'mail', recipient: 'ada@x.example', endpoint_id: null };

async function add(
  topic = 'booking.created',
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { data, error } = await server
    .from('outbox')
    .insert({ topic, ...webhook(), ...fields })
    .select('id')
    .single();
  if (error) throw new Error(error.message, { cause: error });
  return data.id;
}

async function lease(
  batch = 10,
  seconds = 60,
): Promise<{ id: string; lease_token: string; attempts: number }[]> {
  const { data, error } = await server.rpc('lease_outbox', { batch, lease_seconds: seconds });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

async function record(
  id: string,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { data, error } = await server.rpc('record_outbox_attempt', {
    outbox_id: id,
    lease_token: token,
    succeeded: false,
    response_status: 503,
    error: 'Service Unavailable',
    duration_ms: 120,
    retry_seconds: null,
    ...fields,
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

async function row(id: string) {
  const [found] = await stack.sql(
    'select status, attempts, last_error, lease_token, delivered_at is not null as delivered from public.outbox where id = $1::uuid',
    [id],
  );
  return found;
}

describe('leasing', () => {
  it('gives an event to one caller only', async () => {
    const id = await add();
    expect(await lease()).toMatchObject([{ id, attempts: 1 }]);
    expect(await lease()).toEqual([]);
  });

  it('gives it to another caller when the lease expires', async () => {
    const id = await add();
    await lease();
    await stack.sql("update public.outbox set leased_until = now() - interval '1 second'");
    expect(await lease()).toMatchObject([{ id, attempts: 2 }]);
  });

  it('distributes many events among many callers, each once', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => add()));
    const leases = await Promise.all(Array.from({ length: 8 }, () => lease(8)));
    expect(
      leases
        .flat()
        .map((event) => event.id)
        .sort(),
    ).toEqual(ids.sort());
  });

  it('takes the oldest first, up to the requested number', async () => {
    const late = await add('late', { next_attempt_at: '2020-01-02T00:00:00Z' });
    const early = await add('early', { next_attempt_at: '2020-01-01T00:00:00Z' });
    expect((await lease(1)).map((event) => event.id)).toEqual([early]);
    expect((await lease(1)).map((event) => event.id)).toEqual([late]);
  });

  it('skips events that are not due, delivered or dead', async () => {
    await add('later', { next_attempt_at: '2999-01-01T00:00:00Z' });
    await add('done', { status: 'delivered' });
    await add('dead', { status: 'dead' });
    expect(await lease()).toEqual([]);
  });
});

describe('recording an attempt', () => {
  it('marks a success as delivered', async () => {
    const id = await add();
    const [event] = await lease();
    expect(
      await record(id, String(event?.lease_token), {
        succeeded: true,
        response_status: 204,
        error: null,
      }),
    ).toBe('recorded');
    expect(await row(id)).toMatchObject({
      status: 'delivered',
      delivered: true,
      last_error: null,
      lease_token: null,
    });
    const { data } = await server
      .from('outbox_attempts')
      .select('response_status, error, duration_ms')
      .eq('outbox_id', id);
    expect(data).toEqual([{ response_status: 204, error: null, duration_ms: 120 }]);
  });

  it('schedules the next attempt', async () => {
    const id = await add();
    const [event] = await lease();
    await record(id, String(event?.lease_token), { retry_seconds: 86_400 });
    expect(await row(id)).toMatchObject({
      status: 'pending',
      last_error: 'Service Unavailable',
      attempts: 1,
    });
    expect(await lease()).toEqual([]);
    await stack.sql('update public.outbox set next_attempt_at = now()');
    expect(await lease()).toMatchObject([{ id, attempts: 2 }]);
  });

  it('gives up without a next attempt', async () => {
    const id = await add('sample.mail', mail);
    const [event] = await lease();
    await record(id, String(event?.lease_token));
    expect(await row(id)).toMatchObject({ status: 'dead', last_error: 'Service Unavailable' });
    // Events that are now due notify the leaders.
    expect((await lease()).map((event) => event.id)).not.toContain(id);
  });

  it('changes nothing once another caller has the lease', async () => {
    const id = await add();
    const [slow] = await lease();
    await stack.sql("update public.outbox set leased_until = now() - interval '1 second'");
    const [quick] = await lease();
    expect(await record(id, String(slow?.lease_token))).toBe('lost');
    expect(await row(id)).toMatchObject({ status: 'pending', lease_token: quick?.lease_token });
    expect(await record(id, String(quick?.lease_token), { succeeded: true })).toBe('recorded');
    expect(await record(id, String(quick?.lease_token))).toBe('lost');
    expect(await server.from('outbox_attempts').select('id').eq('outbox_id', id)).toMatchObject({
      data: [{}],
    });
  });
});

describe('the outbox', () => {
  it('rejects an email without recipient, a webhook without endpoint and an unknown channel', async () => {
    await expect(add('x', { ...mail, recipient: null })).rejects.toThrow(
      'outbox_mail_has_recipient',
    );
    await expect(add('x', { endpoint_id: null })).rejects.toThrow('outbox_webhook_has_endpoint');
    await expect(add('x', { channel: 'pigeon' })).rejects.toThrow('channel');
  });

  it('can be read by leaders, who can resend but not rewrite', async () => {
    const id = await add('x', { status: 'dead', attempts: 5, last_error: 'Gone' });
    const leader = await signIn(stack, accounts.leader.email);
    expect((await leader.from('outbox').select('id')).data).toEqual([{ id }]);
    const rewritten = await leader
      .from('outbox')
      .update({ payload: { forged: true } })
      .eq('id', id);
    expect(rewritten.error?.code).toBe('42501');
    expect((await leader.rpc('resend_outbox', { outbox_id: id })).data).toBe(true);
    expect(await lease()).toMatchObject([{ id, attempts: 1 }]);
    expect((await leader.rpc('resend_outbox', { outbox_id: id })).data).toBe(false);
  });

  it('cannot be resent by a member', async () => {
    const id = await add('x', { status: 'dead' });
    const member = await signIn(stack, accounts.member.email);
    expect((await member.rpc('resend_outbox', { outbox_id: id })).error?.code).toBe('42501');
    expect(await row(id)).toMatchObject({ status: 'dead' });
  });
});

describe('a channel', () => {
  async function answer(id: string, fields: Record<string, unknown>) {
    await stack.sql('update public.outbox set next_attempt_at = now()');
    const leased = await lease();
    const token = leased.find((event) => event.id === id)?.lease_token ?? '';
    const request = { headers: {}, body: '' };
    await record(id, token, { request, retry_seconds: 0, ...fields });
  }
  const failing = () =>
    stack.sql(
      'select target, failures, last_error from public.delivery_targets where failing_since is not null',
    );
  const addMail = () => add('sample.mail', mail);
  const healthOf = async (channel: string) => {
    const leader = await signIn(stack, accounts.leader.email);
    const { data } = await leader.rpc('delivery_health').throwOnError();
    return data.find((health: { channel: string }) => health.channel === channel);
  };
  beforeEach(async () => {
    await stack.sql('delete from public.delivery_targets');
    await stack.sql('delete from public.notifications');
  });

  it('fails at the first failure and works again after a success; leaders are notified', async () => {
    const told = () =>
      stack.sql(
        'select distinct kind, title, body from public.notifications where record_id is null',
      );
    const id = await addMail();
    await answer(id, { response_status: null, error: 'connect ECONNREFUSED' });
    await answer(id, { response_status: null, error: 'Greeting never received' });
    expect(await failing()).toEqual([
      { target: 'mail', failures: 2, last_error: 'Greeting never received' },
    ]);
    expect(await healthOf('mail')).toMatchObject({
      failing_since: expect.any(String),
      last_error: 'Greeting never received',
    });
    expect(await told()).toEqual([
      { kind: 'target_failing', title: 'Mail', body: 'connect ECONNREFUSED' },
    ]);
    await answer(id, { succeeded: true, error: null });
    expect(await failing()).toEqual([]);
    expect(await told()).toEqual([{ kind: 'target_recovered', title: 'Mail', body: null }]);
  });

  it('does not fail when the mail server rejects one email or nothing could be sent', async () => {
    await answer(await addMail(), { response_status: 550, error: 'No such mailbox' });
    await answer(await addMail(), { request: null, response_status: null, error: 'No such topic' });
    expect(await failing()).toEqual([]);
    await answer(await addMail(), { response_status: null, error: 'connect ECONNREFUSED' });
    expect(await failing()).toMatchObject([{ target: 'mail', failures: 1 }]);
  });

  it('reports webhooks across all endpoints', async () => {
    await answer(await add(), { response_status: 500 });
    expect(await healthOf('webhook')).toMatchObject({
      failed: 1,
      waiting: 1,
      failing_since: expect.any(String),
      last_error: 'Service Unavailable',
    });
    expect(await healthOf('mail')).toMatchObject({ failed: 0, failing_since: null });
  });
});
