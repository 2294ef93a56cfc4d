import type { PostgrestError } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresServer } from '../local/database/postgres-server.ts';
import { startMigratedPostgres } from '../local/test-database.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();

async function newWebinar(server: Client, fields: Record<string, unknown> = {}): Promise<string> {
  const { data } = await server
    .from('webinars')
    .insert({
      slug: crypto.randomUUID(),
      title: 'Queues',
      description: 'Short.',
      starts_at: inTime(96 * HOUR),
      presenter: 'Sofia Reyes',
      capacity: 1,
      state: 'published',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

const person = (webinarid: string, name: string) => ({
  firstname: 'Ada',
  lastname: 'Byron',
  email: `${name}@engines.example`,
  webinarid,
});

describe('a full webinar', () => {
  let stack: TestStack;
  let server: Client;
  let leader: Client;

  beforeAll(async () => {
    stack = await startTestStack();
    server = service(stack);
    leader = await signIn(stack, accounts.leader.email);
  });
  afterAll(() => stack?.stop());

  const register = (webinar: string, name: string) =>
    server
      .from('webinar_registrations')
      .insert({ ...person(webinar, name), webinartitle: 'Queues' })
      .select('id')
      .single();
  const wait = (webinar: string, name: string) =>
    server.from('webinar_waitlist').insert(person(webinar, name)).select('id').single();
  const waiting = async (webinar: string, name: string) => {
    const { data } = await wait(webinar, name).throwOnError();
    return String(data.id);
  };
  const holding = async (webinar: string, name: string) => {
    const { data } = await register(webinar, name).throwOnError();
    return String(data.id);
  };
  const entry = async (id: string) => {
    const rows = await stack.sql(
      `select status, extract(epoch from offer_ends_at - offered_at)::integer as seconds
      from public.webinar_waitlist where id = $1::uuid`,
      [id],
    );
    return rows[0];
  };
  const call = async (name: string, entryId: string) =>
    (await server.rpc(name, { entry: entryId }).throwOnError()).data;
  const giveBack = (registration: string) =>
    server.rpc('give_back_registration', { registration }).throwOnError();
  const endOffer = (id: string) =>
    stack.sql(
      "update public.webinar_waitlist set offer_ends_at = now() - interval '1 second' where id = $1::uuid",
      [id],
    );
  const sweep = async () => (await server.rpc('offer_due_places').throwOnError()).data;
  const topics = async (id: string) =>
    (
      await stack.sql(
        'select topic from public.outbox where record_id = $1::uuid and channel = $2 order by created_at, topic',
        [id, 'mail'],
      )
    ).map(({ topic }) => topic);
  const figures = async (id: string) =>
    (
      await stack.sql(
        'select registered_count, offered_count, waiting_count from public.webinars where id = $1::uuid',
        [id],
      )
    )[0];

  it('puts people on a waitlist in order and returns the position of each', async () => {
    const webinar = await newWebinar(server);
    await holding(webinar, 'held');
    expect((await register(webinar, 'first')).error?.hint).toBe('full');
    const first = await waiting(webinar, 'first');
    const second = await waiting(webinar, 'second');
    expect([await call('waiting_position', first), await call('waiting_position', second)]).toEqual(
      [1, 2],
    );
    expect((await wait(webinar, 'FIRST')).error?.code).toBe('23505');
    expect((await wait(webinar, 'held')).error?.code).toBe('23505');
    expect(await figures(webinar)).toEqual({
      registered_count: 1,
      offered_count: 0,
      waiting_count: 2,
    });
    expect(await topics(first)).toEqual(['webinar.waiting']);
    expect(await call('take_waiting_place', first)).toMatchObject({ outcome: 'full' });
  });

  it.each([
    ['12 hours', 96 * HOUR, 12 * 3600],
    ['a quarter of the time left', 8 * HOUR, 2 * 3600],
  ])('reserves a free seat immediately for the first person for %s', async (_, ahead, seconds) => {
    const webinar = await newWebinar(server, { starts_at: inTime(ahead) });
    const held = await holding(webinar, 'held');
    const first = await waiting(webinar, 'first');
    const second = await waiting(webinar, 'second');
    await giveBack(held);
    const offered = await entry(first);
    expect(offered?.status).toBe('offered');
    expect(Math.abs(Number(offered?.seconds) - seconds)).toBeLessThan(30);
    expect((await entry(second))?.status).toBe('waiting');
    expect((await register(webinar, 'other')).error?.hint).toBe('full');
    expect(await call('take_waiting_place', second)).toMatchObject({ outcome: 'full' });
    const taken = await call('take_waiting_place', first);
    expect(taken).toMatchObject({ outcome: 'taken' });
    expect(await call('take_waiting_place', first)).toEqual(taken);
    expect(await figures(webinar)).toEqual({
      registered_count: 1,
      offered_count: 0,
      waiting_count: 1,
    });
    expect(await topics(taken.registration_id)).toEqual(['webinar.registered']);
  });

  it('offers a seat with an expired offer to the next person, by the scheduler', async () => {
    const webinar = await newWebinar(server);
    const held = await holding(webinar, 'held');
    const [first, second] = [await waiting(webinar, 'first'), await waiting(webinar, 'second')];
    await giveBack(held);
    expect(await sweep()).toEqual([]);
    await endOffer(first);
    expect(await sweep()).toHaveLength(1);
    expect([(await entry(first))?.status, (await entry(second))?.status]).toEqual([
      'lapsed',
      'offered',
    ]);
    expect(await topics(first)).toEqual(['webinar.lapsed']);
    expect(await call('take_waiting_place', first)).toMatchObject({ outcome: 'lapsed' });
    expect(await call('wait_again', first)).toMatchObject({ outcome: 'waiting' });
    expect(await call('waiting_position', first)).toBe(1);
    expect(await call('leave_waitlist', second)).toMatchObject({ outcome: 'left' });
    expect((await entry(first))?.status).toBe('offered');
  });

  it('gives a free seat to the first to respond in the last half hour', async () => {
    const webinar = await newWebinar(server);
    const held = await holding(webinar, 'held');
    const [first, second] = [await waiting(webinar, 'first'), await waiting(webinar, 'second')];
    await server
      .from('webinars')
      .update({ starts_at: inTime(20 * MINUTE) })
      .eq('id', webinar)
      .throwOnError();
    await giveBack(held);
    await sweep();
    expect([(await entry(first))?.status, (await entry(second))?.status]).toEqual([
      'waiting',
      'waiting',
    ]);
    expect(await topics(second)).toEqual(['webinar.waiting', 'webinar.open']);
    expect(await call('take_waiting_place', second)).toMatchObject({ outcome: 'taken' });
    expect(await call('take_waiting_place', first)).toMatchObject({ outcome: 'full' });
    await sweep();
    const again = await stack.sql(
      'select told_open_at from public.webinar_waitlist where id = $1::uuid',
      [first],
    );
    expect(again).toEqual([{ told_open_at: null }]);
  });

  it('offers the additional seats of a larger capacity in order', async () => {
    const webinar = await newWebinar(server);
    await holding(webinar, 'held');
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push(await waiting(webinar, name));
    await leader.from('webinars').update({ capacity: 3 }).eq('id', webinar).throwOnError();
    const statuses = await Promise.all(ids.map(async (id) => (await entry(id))?.status));
    expect(statuses).toEqual(['offered', 'offered', 'waiting']);
  });

  it('notifies the waitlist and sends no more offers when it is cancelled', async () => {
    const webinar = await newWebinar(server);
    const held = await holding(webinar, 'held');
    const first = await waiting(webinar, 'first');
    const answer = await leader
      .rpc('cancel_webinar', { webinar_id: webinar, reason: 'The presenter is ill.' })
      .throwOnError();
    expect(answer.data).toMatchObject({ outcome: 'cancelled', registered: 2 });
    expect(await topics(first)).toContain('webinar.cancelled');
    expect(await topics(held)).toContain('webinar.cancelled');
    await giveBack(held);
    expect((await entry(first))?.status).toBe('waiting');
    expect((await wait(webinar, 'late')).error?.hint).toBe('closed');
    await leader.rpc('cancel_webinar', { webinar_id: webinar, reason: '' }).throwOnError();
    expect((await entry(first))?.status).toBe('offered');
    expect(await topics(first)).toContain('webinar.moved');
  });
});

const PEOPLE = 20;
const PLACES = 5;

const anybody = fc.integer({ min: 1, max: PEOPLE });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('come' as const), who: anybody }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('giveBack' as const), who: anybody }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('take' as const), who: anybody }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire' as const), who: anybody }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: anybody }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const), who: anybody }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('resize' as const),
      who: fc.integer({ min: 1, max: PLACES }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Expected errors that people see; any other error, such as a deadlock, fails the test. */
function refused(error: PostgrestError | null) {
  if (error && error.code !== '23505' && error.code !== '23514') {
    throw new Error(`${error.code}: ${error.message}`);
  }
  return error !== null;
}

/** Twenty people and their clicks, and the advancing clock. */
function crowd(stack: TestStack, server: Client, webinar: string) {
  const emailOf = (who: number) => person(webinar, `p${who}`).email;
  const idsOf = async (table: string, who: number, condition: string) =>
    (
      await stack.sql(
        `select id from public.${table} where webinarid = $1::uuid and email = $2 and ${condition}`,
        [webinar, emailOf(who)],
      )
    ).map(({ id }) => String(id));
  const callAll = async (name: string, who: number) => {
    for (const entry of await idsOf('webinar_waitlist', who, 'true')) {
      refused((await server.rpc(name, { entry })).error);
    }
  };
  const steps: Record<Step['kind'], (who: number) => Promise<unknown>> = {
    come: async (who) => {
      const row = person(webinar, `p${who}`);
      const { error } = await server
        .from('webinar_registrations')
        .insert({ ...row, webinartitle: 'Queues' });
      if (refused(error)) refused((await server.from('webinar_waitlist').insert(row)).error);
    },
    giveBack: async (who) => {
      for (const registration of await idsOf(
        'webinar_registrations',
        who,
        'given_back_at is null',
      )) {
        refused((await server.rpc('give_back_registration', { registration })).error);
      }
    },
    take: (who) => callAll('take_waiting_place', who),
    leave: (who) => callAll('leave_waitlist', who),
    again: (who) => callAll('wait_again', who),
    expire: (who) =>
      stack.sql(
        `update public.webinar_waitlist set offer_ends_at = now() - interval '1 second'
        where webinarid = $1::uuid and email = $2 and status = 'offered'`,
        [webinar, emailOf(who)],
      ),
    resize: async (capacity) =>
      refused((await server.from('webinars').update({ capacity }).eq('id', webinar)).error),
  };
  return ({ kind, who }: Step) => steps[kind](who);
}

/** Throws unless the seats of a webinar are assigned correctly. */
async function expectRight(stack: TestStack, webinar: string) {
  const [state] = await stack.sql(
    `with held as (
      select lower(email) as email from public.webinar_registrations
      where webinarid = $1::uuid and given_back_at is null
    ),
    listed as (
      select lower(email) as email, status, waits_since from public.webinar_waitlist
      where webinarid = $1::uuid and status in ('waiting', 'offered')
    )
    select w.capacity,
      (select count(*)::integer from held) as held,
      (select count(*)::integer from listed where status = 'offered') as offered,
      (select count(*)::integer from listed where status = 'waiting') as waiting,
      w.registered_count, w.offered_count, w.waiting_count,
      exists (
        select from (select email from held union all select email from listed) as one
        group by email having count(*) > 1
      ) as is_somebody_twice,
      (select max(waits_since) from listed where status = 'offered')
        > (select min(waits_since) from listed where status = 'waiting') as is_out_of_order
    from public.webinars w where w.id = $1::uuid`,
    [webinar],
  );
  if (!state) throw new Error('The webinar is gone');
  const { capacity, held, offered, waiting } = state;
  expect(Number(held)).toBeLessThanOrEqual(PLACES);
  expect(Number(held) + Number(offered)).toBeLessThanOrEqual(PLACES);
  if (Number(waiting) > 0) {
    expect(Number(held) + Number(offered)).toBeGreaterThanOrEqual(Number(capacity));
  }
  expect(state).toMatchObject({
    registered_count: held,
    offered_count: offered,
    waiting_count: waiting,
    is_somebody_twice: false,
  });
  expect(state.is_out_of_order).not.toBe(true);
}

const atNight = Boolean(process.env.NIGHT);

describe.each([
  ['PGlite', false, atNight ? 12 : 4],
  ['PostgreSQL', true, atNight ? 8 : 3],
] as const)('20 people and 5 seats on %s', (_, isServer, runs) => {
  let postgres: PostgresServer | undefined;
  let stack: TestStack;
  let server: Client;

  beforeAll(async () => {
    postgres = isServer ? await startMigratedPostgres() : undefined;
    stack = await startTestStack(postgres && { databaseUrl: postgres.url });
    server = service(stack);
  });
  afterAll(async () => {
    await stack?.stop();
    await postgres?.stop();
  });

  const settled = async (webinar: string) => {
    await server.rpc('offer_due_places').throwOnError();
    await expectRight(stack, webinar);
  };

  it('leaves no seat empty while someone waits, and gives none twice, for sequential changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const webinar = await newWebinar(server, { capacity: PLACES });
        const act = crowd(stack, server, webinar);
        for (const one of steps) {
          await act(one);
          await settled(webinar);
        }
      }),
      { numRuns: runs },
    );
  });

  it('leaves no seat empty while someone waits, and gives none twice, for concurrent changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 10, maxLength: 40 }), { minLength: 2, maxLength: 4 }),
        async (rounds) => {
          const webinar = await newWebinar(server, { capacity: PLACES });
          const act = crowd(stack, server, webinar);
          for (const round of rounds) {
            await Promise.all(round.map(act));
            await settled(webinar);
          }
        },
      ),
      { numRuns: runs },
    );
  });
});
