import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WEBHOOK_TYPES } from '../../lib/outbox/webhook-types.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

type Leased = {
  id: string;
  topic: string;
  attempts: number;
  lease_token: string | null;
  endpoint_id: string | null;
};

let stack: TestStack;
let server: Client;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql('delete from public.webhook_endpoints');
  await stack.sql('delete from public.outbox');
  await stack.sql('delete from public.delivery_targets');
  await stack.sql('delete from public.notifications');
});

async function addEndpoint(types: string[] = [], url = 'https://hook.example/'): Promise<string> {
  const { data } = await leader
    .from('webhook_endpoints')
    .insert({ url, event_types: types })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

async function addContact() {
  const { data } = await server
    .from('clients')
    .insert({ firstname: 'Eve', email: `${crypto.randomUUID()}@x.example` })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

async function deliveriesOf(endpoint: string) {
  const { data } = await server
    .from('outbox')
    .select('id, topic, status, event_id, payload, attempts')
    .eq('endpoint_id', endpoint)
    .order('created_at')
    .throwOnError();
  return data;
}

async function leaseAll() {
  const { data } = await server
    .rpc('lease_outbox', { batch: 50, lease_seconds: 60 })
    .throwOnError();
  const leased: Leased[] = data;
  return leased.filter(({ endpoint_id }) => endpoint_id !== null);
}

/** Leases the events due for endpoints and records the same result for each. */
async function answerAll(answer: { status: number; retry?: boolean }) {
  const leased = await leaseAll();
  for (const { id, lease_token } of leased) {
    await server
      .rpc('record_outbox_attempt', {
        outbox_id: id,
        lease_token: lease_token ?? '',
        succeeded: answer.status < 300,
        response_status: answer.status,
        error: answer.status < 300 ? undefined : `answered ${answer.status}`,
        retry_seconds: answer.retry === false ? undefined : 0,
      })
      .throwOnError();
  }
  return leased.length;
}

async function stateOf(endpoint: string) {
  const { data } = await leader
    .from('webhook_endpoints')
    .select('state, paused_because')
    .eq('id', endpoint)
    .single()
    .throwOnError();
  return data;
}

async function answersOf(target: string) {
  const { data } = await leader
    .from('delivery_targets')
    .select('failures, failing_since, last_error')
    .eq('target', target)
    .maybeSingle()
    .throwOnError();
  return data;
}

const failingSince = (minutes: number) =>
  stack.sql(
    'update public.delivery_targets set failing_since = now() - make_interval(mins => $1::integer)',
    [minutes],
  );

/** Returns the leader's unread notifications about delivery targets. */
async function newsOfTargets() {
  const { data } = await leader
    .from('notifications')
    .select('kind, title, body')
    .in('kind', ['target_failing', 'target_recovered', 'endpoint_paused'])
    .throwOnError();
  return data;
}

it('lists the same event types as the registry', async () => {
  const [row] = await stack.sql('select private.webhook_types() as types');
  expect(row?.types).toEqual([...WEBHOOK_TYPES]);
});

describe('an event', () => {
  it('is sent to each subscribed endpoint under one id, with the record at that time', async () => {
    const all = await addEndpoint();
    const some = await addEndpoint(['contact.created']);
    const none = await addEndpoint(['task.created']);
    const contact = await addContact();
    await server.from('clients').update({ firstname: 'Eva' }).eq('id', contact).throwOnError();
    const [first, second] = [await deliveriesOf(all), await deliveriesOf(some)];
    expect(first).toMatchObject([
      {
        topic: 'contact.created',
        status: 'pending',
        payload: { record: { id: contact, firstname: 'Eve', record_table: 'clients' } },
      },
    ]);
    expect(second.map(({ event_id }) => event_id)).toEqual(first.map(({ event_id }) => event_id));
    expect(await deliveriesOf(none)).toEqual([]);
  });

  it('contains no private notes or secrets', async () => {
    const endpoint = await addEndpoint(['booking.created']);
    const [booking] = await stack.sql(`select public.book_consultation(
      '{"firstname": "Ada", "lastname": "Byron", "email": "ada@x.example", "company": "Engines",
        "phone": "+1 212 555 0100", "preferreddate": "2031-01-01T15:00:00Z"}') as answer`);
    expect(booking).toMatchObject({ answer: { outcome: 'booked' } });
    const [delivery] = await deliveriesOf(endpoint);
    const text = JSON.stringify(delivery?.payload);
    expect(text).toContain('ada@x.example');
    expect(text).not.toMatch(/private_notes|shared_notes|idempotency_key/);
  });

  it('is stored even if no delivery can be queued', async () => {
    await addEndpoint();
    await stack.sql(
      "alter table public.outbox add constraint broken check (topic <> 'contact.created')",
    );
    const contact = await addContact();
    await stack.sql('alter table public.outbox drop constraint broken');
    const { data } = await server.from('events').select('type').eq('record_id', contact);
    expect(data).toEqual([{ type: 'contact.created' }]);
  });
});

describe('a secret', () => {
  it('cannot be read at the Data API or in the audit log', async () => {
    const endpoint = await addEndpoint();
    const { data: stored } = await server
      .from('webhook_secrets')
      .select('secret')
      .eq('endpoint_id', endpoint)
      .single()
      .throwOnError();
    expect(stored.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await leader.from('webhook_secrets').select('secret')).error?.code).toBe('42501');
    const { data: logged } = await leader.from('audit_log').select().eq('record_id', endpoint);
    expect(JSON.stringify(logged)).not.toContain(stored.secret);
  });

  it('is replaced, and the previous one remains valid for a day', async () => {
    const endpoint = await addEndpoint();
    const read = async () => {
      const { data } = await server.from('webhook_secrets').select().eq('endpoint_id', endpoint);
      return data?.[0];
    };
    const before = await read();
    const { data: rotated } = await leader.rpc('rotate_webhook_secret', { endpoint });
    const after = await read();
    expect(rotated).toEqual({ outcome: 'rotated', secret: after?.secret });
    expect(after?.secret).not.toBe(before?.secret);
    expect(after?.previous).toBe(before?.secret);
    const overlap = Date.parse(after?.previous_until ?? '') - Date.now();
    expect(Math.round(overlap / 3_600_000)).toBe(24);
  });
});

describe('a second rotation within a day', () => {
  const read = async (endpoint: string) =>
    (await server.from('webhook_secrets').select().eq('endpoint_id', endpoint).single()).data;
  const rotate = async (endpoint: string, more = {}) =>
    (await leader.rpc('rotate_webhook_secret', { endpoint, ...more })).data;

  it('changes nothing and returns the secret that would stop working', async () => {
    const endpoint = await addEndpoint();
    await rotate(endpoint);
    const first = await read(endpoint);
    for (const more of [{}, { ends_previous: false }, { ends_previous: null }]) {
      expect(await rotate(endpoint, more)).toEqual({
        outcome: 'overlap',
        replaced_at: first?.created_at,
        works_until: first?.previous_until,
      });
    }
    expect(await read(endpoint)).toEqual(first);
  });

  it('ends that secret once a leader confirms', async () => {
    const endpoint = await addEndpoint();
    await rotate(endpoint);
    const first = await read(endpoint);
    expect(await rotate(endpoint, { ends_previous: true })).toMatchObject({ outcome: 'rotated' });
    expect((await read(endpoint))?.previous).toBe(first?.secret);
  });

  it('needs no confirmation after a day, or without an endpoint', async () => {
    const endpoint = await addEndpoint();
    await rotate(endpoint);
    await stack.sql(
      'update public.webhook_secrets set previous_until = now() where endpoint_id = $1::uuid',
      [endpoint],
    );
    expect(await rotate(endpoint)).toMatchObject({ outcome: 'rotated' });
    expect(await rotate(crypto.randomUUID())).toEqual({ outcome: 'not_found' });
  });
});

describe('a failing endpoint', () => {
  it('is paused after four failures over ten minutes, loses nothing, and resumes where it stopped', async () => {
    const endpoint = await addEndpoint(['contact.created']);
    await addContact();
    for (let n = 0; n < 4; n++) expect(await answerAll({ status: 500 })).toBe(1);
    // All concurrently, as while a receiver restarts.
    expect(await stateOf(endpoint)).toMatchObject({ state: 'active' });
    await failingSince(10);
    await answerAll({ status: 500 });
    expect(await stateOf(endpoint)).toMatchObject({ state: 'paused', paused_because: 'failures' });
    await addContact();
    expect(await deliveriesOf(endpoint)).toMatchObject([{ status: 'held' }, { status: 'held' }]);
    expect(await leaseAll()).toEqual([]);
    const { data: told } = await server.from('events').select('type').eq('record_id', endpoint);
    expect(told).toEqual([{ type: 'endpoint.paused' }]);

    await leader.from('webhook_endpoints').update({ state: 'active' }).eq('id', endpoint);
    expect(await stateOf(endpoint)).toEqual({ state: 'active', paused_because: null });
    expect(await answersOf(endpoint)).toMatchObject({ failures: 0, last_error: 'answered 500' });
    expect(await answerAll({ status: 200 })).toBe(2);
    expect(await deliveriesOf(endpoint)).toMatchObject([
      { status: 'delivered' },
      { status: 'delivered' },
    ]);
    expect(await answersOf(endpoint)).toMatchObject({ failing_since: null, last_error: null });
  });

  it('is not paused if one attempt in ten minutes succeeds', async () => {
    const endpoint = await addEndpoint(['contact.created']);
    await addContact();
    for (let n = 0; n < 4; n++) await answerAll({ status: 500 });
    await failingSince(10);
    await answerAll({ status: 200 });
    await addContact();
    for (let n = 0; n < 4; n++) await answerAll({ status: 500 });
    expect(await stateOf(endpoint)).toMatchObject({ state: 'active' });
    expect(await answersOf(endpoint)).toMatchObject({ failures: 4 });
  });

  it('causes one notification with its response until it works again', async () => {
    const endpoint = await addEndpoint(['contact.created']);
    const about = { title: 'https://hook.example/' };
    await addContact();
    await answerAll({ status: 500 });
    const failing = [{ ...about, kind: 'target_failing', body: 'answered 500' }];
    expect(await newsOfTargets()).toEqual(failing);
    await answerAll({ status: 502 });
    expect(await newsOfTargets()).toEqual(failing);
    await failingSince(10);
    await answerAll({ status: 503 });
    await answerAll({ status: 503 });
    expect(await newsOfTargets()).toEqual([
      { ...about, kind: 'endpoint_paused', body: 'answered 503' },
    ]);
    await leader.from('webhook_endpoints').update({ state: 'active' }).eq('id', endpoint);
    await answerAll({ status: 200 });
    expect(await newsOfTargets()).toEqual([{ ...about, kind: 'target_recovered', body: null }]);
  });

  it('is in the inbox of leaders only, until it works again', async () => {
    const inboxOf = async (client: Client) => {
      const { data } = await client
        .rpc('own_dashboard', { due_before: '2030-01-01T00:00:00Z' })
        .throwOnError();
      const inbox: { kind: string; title: string; detail: string | null }[] = data.inbox;
      return inbox.filter(({ kind }) => /^(failing|news)$/.test(kind));
    };
    const member = await signIn(stack, accounts.member.email);
    await stack.sql('delete from public.notifications');
    const endpoint = await addEndpoint(['contact.created']);
    await addContact();
    await answerAll({ status: 500 });
    expect(await inboxOf(leader)).toMatchObject([
      { kind: 'failing', id: endpoint, title: 'https://hook.example/', detail: 'answered 500' },
    ]);
    expect(await inboxOf(member)).toEqual([]);
    await answerAll({ status: 200 });
    expect(await inboxOf(leader)).toMatchObject([
      { kind: 'news', notice: { kind: 'target_recovered' } },
    ]);
  });

  it('is audited for decisions, not for each attempt, and its form stays current', async () => {
    const endpoint = await addEndpoint(['contact.created']);
    const versionOf = async () => {
      const { data } = await leader
        .from('webhook_endpoints')
        .select('updated_at')
        .eq('id', endpoint)
        .single()
        .throwOnError();
      return data.updated_at;
    };
    const logged = async () => {
      const { data } = await leader
        .from('audit_log')
        .select('action, after')
        .eq('record_id', endpoint)
        .order('id')
        .throwOnError();
      return data.map(({ action, after }) => ({ action, after }));
    };
    const version = await versionOf();
    await addContact();
    for (const status of [500, 200, 500, 500, 500, 500]) {
      await answerAll({ status });
      if (status === 200) await addContact();
    }
    expect(await logged()).toMatchObject([{ action: 'insert' }]);
    await leader.rpc('rotate_webhook_secret', { endpoint });
    expect(await versionOf()).toBe(version);
    await failingSince(10);
    await answerAll({ status: 500 });
    await leader.from('webhook_endpoints').update({ state: 'active' }).eq('id', endpoint);
    expect(await logged()).toMatchObject([
      { action: 'insert', after: { secret_rotated_at: null } },
      { action: 'update', after: { secret_rotated_at: expect.any(String), state: 'active' } },
      { action: 'update', after: { state: 'paused', paused_because: 'failures' } },
      { action: 'update', after: { state: 'active' } },
    ]);
  });

  it.each([
    ['gone', 410],
    ['given_up', 500],
  ])('is paused immediately when it is %s, and keeps the event', async (because, status) => {
    const endpoint = await addEndpoint(['contact.created']);
    await addContact();
    await answerAll({ status, retry: false });
    expect(await stateOf(endpoint)).toMatchObject({ state: 'paused', paused_because: because });
    expect(await deliveriesOf(endpoint)).toMatchObject([{ status: 'held' }]);
  });

  it('takes few delivery slots, and none while it is busy, so that others continue', async () => {
    const slow = await addEndpoint(['contact.created']);
    for (let n = 0; n < 6; n++) await addContact();
    const other = await addEndpoint(['contact.created']);
    await addContact();
    const leased = await leaseAll();
    expect(leased.filter(({ endpoint_id }) => endpoint_id === slow)).toHaveLength(4);
    expect(leased.filter(({ endpoint_id }) => endpoint_id === other)).toHaveLength(1);
    const { data: rest } = await server
      .rpc('lease_outbox', { batch: 50, lease_seconds: 60, busy: [slow] })
      .throwOnError();
    expect(rest).toEqual([]);
    expect(await leaseAll()).toHaveLength(3);
  });
});

describe('a leader', () => {
  it('tests a paused endpoint, and a failure changes neither its state nor the count', async () => {
    const endpoint = await addEndpoint();
    await leader.from('webhook_endpoints').update({ state: 'paused' }).eq('id', endpoint);
    const { data: test } = await leader.rpc('test_webhook_endpoint', { endpoint });
    expect(await answerAll({ status: 500 })).toBe(1);
    expect(await deliveriesOf(endpoint)).toMatchObject([{ id: test, status: 'test_failed' }]);
    expect(await stateOf(endpoint)).toMatchObject({ paused_because: 'leader' });
    expect(await answersOf(endpoint)).toBeNull();
  });

  it('counts and replays a time range, without later events and tests', async () => {
    const endpoint = await addEndpoint(['contact.created']);
    await addContact();
    await addContact();
    await leader.rpc('test_webhook_endpoint', { endpoint });
    await answerAll({ status: 200 });
    await stack.sql(`update public.outbox set created_at = created_at - interval '2 days'
      where id = (select id from public.outbox where topic <> 'ping' limit 1)`);
    const range = {
      endpoint,
      since: new Date(Date.now() - 86_400_000).toISOString(),
      until: new Date(Date.now() + 86_400_000).toISOString(),
    };
    expect((await leader.rpc('replay_deliveries', range)).data).toBe(1);
    expect(await leaseAll()).toEqual([]);
    const replayed = await leader.rpc('replay_deliveries', { ...range, is_rehearsal: false });
    expect(replayed.data).toBe(1);
    expect(await leaseAll()).toMatchObject([{ topic: 'contact.created', attempts: 1 }]);
  });

  it('cannot forge a reason', async () => {
    const endpoint = await addEndpoint();
    const { error } = await leader
      .from('webhook_endpoints')
      .update({ paused_because: 'gone' })
      .eq('id', endpoint);
    expect(error?.code).toBe('42501');
  });
});

describe('the webhook from the environment variables', () => {
  const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
  const url = 'https://automation.example/hook';
  const follow = async (settings: { url?: string; secret?: string }) => {
    await server.rpc('follow_environment', settings).throwOnError();
    const { data } = await leader.from('webhook_endpoints').select().eq('origin', 'environment');
    return data?.[0];
  };
  const book = (nth: number) =>
    server
      .rpc('book_consultation', {
        booking: {
          firstname: 'Ada',
          email: 'ada@x.example',
          preferreddate: `2035-01-0${nth}T15:00:00Z`,
        },
      })
      .throwOnError();
  const statusesOf = async (endpoint: string) =>
    (await deliveriesOf(endpoint)).map(({ status }) => status);

  it('is an endpoint for bookings only, and follows its variables', async () => {
    const endpoint = await follow({ url, secret });
    expect(endpoint).toMatchObject({ url, format: 'spec', event_types: ['booking.created'] });
    await addContact();
    await book(1);
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ topic: 'booking.created' }]);
    expect(await follow({ url, secret })).toEqual(endpoint);
    const other = { url: `${url}/2`, secret: `whsec_${Buffer.alloc(24, 2).toString('base64')}` };
    expect(await follow(other)).toMatchObject({ id: endpoint.id, url: other.url });
    const { data } = await server.from('webhook_secrets').select().eq('endpoint_id', endpoint.id);
    // Signs with one secret: a secret removed from the environment is invalid immediately.
    expect(data).toMatchObject([{ secret: other.secret, previous: null }]);
  });

  it('is off without the variables, cannot be resumed, and keeps its events', async () => {
    expect(await follow({})).toBeUndefined();
    const { id } = await follow({ url, secret });
    await book(2);
    expect(await follow({})).toMatchObject({ state: 'paused', paused_because: 'off' });
    await book(3);
    expect(await statusesOf(id)).toEqual(['off', 'off']);
    expect(await leaseAll()).toEqual([]);
    const resumed = await leader.from('webhook_endpoints').update({ state: 'active' }).eq('id', id);
    expect(resumed.error?.code).toBe('42501');
    const range = { endpoint: id, since: '2020-01-01', until: '2999-01-01', is_rehearsal: false };
    await leader.rpc('replay_deliveries', range).throwOnError();
    expect(await leaseAll()).toEqual([]);

    expect(await follow({ url, secret })).toMatchObject({ state: 'active', paused_because: null });
    expect(await leaseAll()).toEqual([]);
    await leader.rpc('replay_deliveries', range).throwOnError();
    expect(await leaseAll()).toHaveLength(2);
  });

  it('stays paused if a leader or its failures paused it', async () => {
    const { id } = await follow({ url, secret });
    await leader.from('webhook_endpoints').update({ state: 'paused' }).eq('id', id).throwOnError();
    expect(await follow({ url: `${url}/2`, secret })).toMatchObject({ paused_because: 'leader' });
  });

  it('can be paused and resumed by leaders, and not changed otherwise', async () => {
    const endpoint = await follow({ url, secret });
    const { id: _, created_at: _at, ...own } = endpoint;
    const rows = leader.from('webhook_endpoints');
    const refused = [
      rows.update({ url: 'https://elsewhere.example/' }).eq('id', endpoint.id),
      rows.update({ description: 'Ours' }).eq('id', endpoint.id),
      rows.update({ event_types: [] }).eq('id', endpoint.id),
      rows.update({ format: 'envelope' }).eq('id', endpoint.id),
      rows.update({ origin: 'leader' }).eq('id', endpoint.id),
      rows.delete().eq('id', endpoint.id),
      rows.insert({ url: own.url, origin: 'environment' }),
      rows.insert({ url: own.url, format: 'spec' }),
      leader.rpc('rotate_webhook_secret', { endpoint: endpoint.id }),
      leader.rpc('test_webhook_endpoint', { endpoint: endpoint.id }),
      leader.rpc('follow_environment', { url: own.url, secret }),
    ];
    for (const { error } of await Promise.all(refused)) expect(error?.code).toBe('42501');
    expect(await follow({ url, secret })).toEqual(endpoint);
    const set = async (state: string) =>
      (await rows.update({ state }).eq('id', endpoint.id).select('state').throwOnError()).data;
    expect(await set('paused')).toEqual([{ state: 'paused' }]);
    await book(4);
    expect(await statusesOf(endpoint.id)).toEqual(['held']);
    expect(await set('active')).toEqual([{ state: 'active' }]);
    expect(await leaseAll()).toHaveLength(1);
  });
});
