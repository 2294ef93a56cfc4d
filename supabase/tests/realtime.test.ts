// @module-tag live

import { createHmac } from 'node:crypto';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';

type Client = SupabaseClient<Database>;
type Row = Record<string, unknown>;
type Heard = { type: string; new: Row; old: Row };
type Following = { heard: Heard[]; channel: RealtimeChannel; statuses: string[]; system: Row[] };

const MEMBER = '00000000-0000-4000-8000-000000000002';
const MEMBER_2 = '00000000-0000-4000-8000-000000000003';

let stack: TestStack;
let clients: Client[] = [];

beforeAll(async () => {
  stack = await startTestStack();
});

afterEach(async () => {
  await Promise.all(clients.map((client) => client.removeAllChannels()));
  clients = [];
});

afterAll(() => stack.stop());

function openClient(key: string, version: '1.0.0' | '2.0.0' = '2.0.0'): Client {
  const client = createClient<Database>(stack.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { vsn: version, reconnectAfterMs: () => 50 },
  });
  clients.push(client);
  return client;
}

async function signIn(person: string, version?: '1.0.0' | '2.0.0'): Promise<Client> {
  const client = openClient(stack.publishableKey, version);
  const credentials = { email: `${person}@techlink.example`, password: 'demo-Passw0rd!' };
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  await client.rpc('start_session').throwOnError();
  return client;
}

/** Collects all messages about a table that a client receives after this resolves. */
async function follow(client: Client, table: string, filter?: string): Promise<Following> {
  const following: Following = {
    heard: [],
    channel: client.channel(`of-${crypto.randomUUID()}`),
    statuses: [],
    system: [],
  };
  following.channel
    .on<Row>(
      'postgres_changes',
      { event: '*', schema: 'public', table, ...(filter && { filter }) },
      (change) => {
        following.heard.push({ type: change.eventType, new: change.new, old: change.old });
      },
    )
    .on('system', {}, (message: Row) => following.system.push(message))
    .subscribe((status) => following.statuses.push(status));
  await vi.waitFor(() => expect(following.system).toHaveLength(1), 5000);
  return following;
}

let hours = 0;

async function book(values: Row = {}): Promise<string> {
  const start = Date.UTC(2031, 0, 1) + ++hours * 3_600_000;
  const [row] = await stack.sql(
    `insert into public.consultation_bookings (firstname, email, preferreddate, ends_at, projectdescription, meetingtype)
     values ('Ada', 'ada@example.com', $1, $2, $3, $4) returning id`,
    [
      new Date(start).toISOString(),
      new Date(start + 1_800_000).toISOString(),
      String(values.projectdescription ?? ''),
      String(values.meetingtype ?? 'Consultation'),
    ],
  );
  return String(row?.id);
}

function heardIds({ heard }: Following): unknown[] {
  return heard.map((change) => change.new.id ?? change.old.id);
}

const untilHeard = (following: Following, id: string) =>
  vi.waitFor(() => expect(heardIds(following)).toContain(id), 5000);

describe.each(['1.0.0', '2.0.0'] as const)('with protocol %s', (version) => {
  it('sends a leader every change of a booking, in order', async () => {
    const leader = await follow(await signIn('leader', version), 'consultation_bookings');
    expect(leader.system[0]).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' });

    const id = await book();
    await stack.sql(`update public.consultation_bookings set company = 'Acme' where id = $1`, [id]);
    await stack.sql('delete from public.consultation_bookings where id = $1', [id]);

    await vi.waitFor(() => expect(leader.heard).toHaveLength(3), 5000);
    expect(leader.heard).toMatchObject([
      { type: 'INSERT', new: { id, firstname: 'Ada', company: null } },
      { type: 'UPDATE', new: { id, company: 'Acme' } },
      { type: 'DELETE', new: {} },
    ]);
    // Only the key of the old row is sent.
    expect(leader.heard.map((change) => change.old)).toEqual([{}, { id }, { id }]);
  });
});

describe('changes of records', () => {
  it('are not sent to members, guests or visitors for bookings', async () => {
    const leader = await follow(await signIn('leader'), 'consultation_bookings');
    const others = await Promise.all(
      [await signIn('member'), await signIn('guest'), openClient(stack.publishableKey)].map(
        (client) => follow(client, 'consultation_bookings'),
      ),
    );
    const id = await book();
    await stack.sql('delete from public.consultation_bookings where id = $1', [id]);
    // Changes are sent in order: once the next one arrives, the first are done.
    await untilHeard(leader, await book());
    expect(others.map((other) => other.heard)).toEqual([[], [], []]);
  });

  it('are sent to members for their own tasks only, deletions included', async () => {
    const leader = await follow(await signIn('leader'), 'tasks');
    const member = await follow(await signIn('member'), 'tasks');
    const add = async (assignee: string) => {
      const [row] = await stack.sql(
        `insert into public.tasks (title, assigned_to, created_by) values ('Call', $1, $1) returning id`,
        [assignee],
      );
      return String(row?.id);
    };
    const [own, foreign] = [await add(MEMBER), await add(MEMBER_2)];
    await stack.sql('delete from public.tasks where id in ($1, $2)', [own, foreign]);
    await vi.waitFor(() => expect(leader.heard).toHaveLength(4), 5000);
    expect(heardIds(member)).toEqual([own, own]);
  });

  it('are sent to members for the deals they own only', async () => {
    const leader = await follow(await signIn('leader'), 'deals');
    const member = await follow(await signIn('member'), 'deals');
    const add = async (owner: string) => {
      const [row] = await stack.sql(
        `insert into public.deals (title, client_id, owner_id)
         select 'Sketch', id, $1 from public.clients limit 1 returning id`,
        [owner],
      );
      return String(row?.id);
    };
    const [own, foreign] = [await add(MEMBER), await add(MEMBER_2)];
    await stack.sql("update public.deals set stage = 'qualified' where id in ($1, $2)", [
      own,
      foreign,
    ]);
    await stack.sql('delete from public.deals where id in ($1, $2)', [own, foreign]);
    await vi.waitFor(() => expect(leader.heard).toHaveLength(6), 5000);
    expect(heardIds(member)).toEqual([own, own, own]);
  });

  it('include a message to the member from whom a task is reassigned', async () => {
    const client = await signIn('member');
    const [own, foreign] = [
      await follow(client, 'task_losses', `user_id=eq.${MEMBER}`),
      await follow(client, 'task_losses', `user_id=eq.${MEMBER_2}`),
    ];
    const [task] = await stack.sql(
      `insert into public.tasks (title, assigned_to, created_by) values ('Call', $1, $1) returning id`,
      [MEMBER],
    );
    const assign = (person: string | null) =>
      stack.sql('update public.tasks set assigned_to = $2 where id = $1', [
        String(task?.id),
        person,
      ]);
    await assign(MEMBER_2);
    await assign(MEMBER);
    await assign(null);
    await vi.waitFor(() => expect(own.heard).toHaveLength(2), 5000);
    expect(own.heard).toMatchObject([
      { type: 'INSERT', new: { user_id: MEMBER } },
      { type: 'UPDATE', new: { user_id: MEMBER } },
    ]);
    expect(foreign.heard).toEqual([]);
  });

  it('do not include notifications of other people', async () => {
    const [member, leader, visitor] = [
      await follow(await signIn('member'), 'notifications'),
      await follow(await signIn('leader'), 'notifications'),
      await follow(openClient(stack.publishableKey), 'notifications'),
    ];
    const add = async (person: string) => {
      const [row] = await stack.sql(
        `insert into public.notifications (user_id, kind, title) values ($1, 'assigned', 'Call') returning id`,
        [person],
      );
      return String(row?.id);
    };
    const foreign = await add(MEMBER_2);
    await stack.sql('update public.notifications set read_at = now() where id = $1', [foreign]);
    await stack.sql('delete from public.notifications where id = $1', [foreign]);
    const own = await add(MEMBER);
    await untilHeard(member, own);
    expect([member, leader, visitor].map(heardIds)).toEqual([[own], [], []]);
  });

  it('are not sent once the session has ended', async () => {
    const watching = await follow(await signIn('leader'), 'consultation_bookings');
    const client = await signIn('leader');
    const ending = await follow(client, 'consultation_bookings');
    await client.rpc('end_session').throwOnError();
    await untilHeard(watching, await book());
    await untilHeard(watching, await book());
    expect(ending.heard).toEqual([]);
  });

  it('are all sent to a service key', async () => {
    const following = await follow(openClient(stack.secretKey), 'consultation_bookings');
    await untilHeard(following, await book());
  });
});

describe('a subscription', () => {
  it.each([
    ['meetingtype=eq.Demo', ['Demo']],
    ['meetingtype=neq.Demo', ['Consultation', 'a, "b"']],
    ['meetingtype=in.(Demo,"a, \\"b\\"")', ['Demo', 'a, "b"']],
    ['preferreddate=gte.2031-01-01', ['Consultation', 'Demo', 'a, "b"']],
    ['preferreddate=lt.2031-01-01', []],
  ])('filters by %s', async (filter, expected) => {
    const client = await signIn('leader');
    const all = await follow(client, 'consultation_bookings');
    const filtered = await follow(client, 'consultation_bookings', filter);
    for (const meetingtype of ['Consultation', 'Demo', 'a, "b"']) await book({ meetingtype });
    await vi.waitFor(() => expect(all.heard).toHaveLength(3), 5000);
    await vi.waitFor(() => expect(filtered.heard.length).toBeGreaterThanOrEqual(expected.length));
    const heard = filtered.heard.map((change) => change.new.meetingtype);
    expect(heard).toEqual(expected);
  });

  it('receives rows larger than a notification', async () => {
    const leader = await follow(await signIn('leader'), 'consultation_bookings');
    const projectdescription = 'ü'.repeat(5000);
    await untilHeard(leader, await book({ projectdescription }));
    expect(leader.heard[0]?.new.projectdescription).toBe(projectdescription);
  });

  it('reports a table that is not published', async () => {
    const leader = await follow(await signIn('leader'), 'clients');
    expect(leader.system[0]).toMatchObject({ status: 'error' });
  });

  it('receives nothing after leaving', async () => {
    const client = await signIn('leader');
    const staying = await follow(client, 'consultation_bookings');
    const leaving = await follow(client, 'consultation_bookings');
    await client.removeChannel(leaving.channel);
    await untilHeard(staying, await book());
    expect(leaving.heard).toEqual([]);
  });
});

describe('connections', () => {
  it('resume after a lost connection', async () => {
    const client = await signIn('leader');
    const leader = await follow(client, 'consultation_bookings');
    await untilHeard(leader, await book());

    await stack.dropRealtimeConnections();
    await vi.waitFor(() => expect(leader.system).toHaveLength(2), 10_000);
    await untilHeard(leader, await book());
    expect(leader.statuses.filter((status) => status === 'SUBSCRIBED')).toHaveLength(2);
  });

  it('are refused with a wrong API key, or a forged or expired token', async () => {
    await expect(opening(`apikey=wrong&vsn=2.0.0`)).rejects.toThrow('401');
    const claims = { role: 'authenticated', sub: MEMBER, exp: Math.floor(Date.now() / 1000) + 60 };
    expect(await joining(token(claims, 'another secret'))).toMatchObject({ status: 'error' });
    expect(await joining(token({ ...claims, exp: 1 }, stack.jwtSecret))).toMatchObject({
      status: 'error',
      response: { reason: expect.stringContaining('expired') },
    });
  });

  it('close a channel when its token expires', async () => {
    const client = openClient(stack.publishableKey);
    const exp = Math.floor(Date.now() / 1000) + 2;
    await client.realtime.setAuth(
      token({ role: 'authenticated', sub: MEMBER, exp }, stack.jwtSecret),
    );
    const following = await follow(client, 'consultation_bookings');
    await vi.waitFor(() => expect(following.statuses).toContain('CLOSED'), 5000);
    expect(following.system.at(-1)).toMatchObject({ status: 'error', extension: 'system' });
  });

  it('accept a new token on an open channel', async () => {
    const client = openClient(stack.publishableKey);
    const following = await follow(client, 'consultation_bookings');
    const leader = await signIn('leader');
    const { data } = await leader.auth.getSession();
    await client.realtime.setAuth(data.session?.access_token ?? '');
    await vi.waitFor(async () => {
      await book();
      expect(following.heard).not.toEqual([]);
    }, 5000);
  });
});

function token(claims: Row, secret: string): string {
  const part = (value: Row) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

async function opening(parameters: string): Promise<WebSocket> {
  const address = stack.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/realtime/v1/websocket?${parameters}`);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function joining(accessToken: string): Promise<unknown> {
  const socket = await opening(`apikey=${stack.publishableKey}&vsn=2.0.0`);
  socket.send(
    JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { access_token: accessToken, config: {} }]),
  );
  const reply = await new Promise<string>((resolve) => {
    socket.once('message', (data) => resolve(String(data)));
  });
  socket.close();
  return JSON.parse(reply)[4];
}
