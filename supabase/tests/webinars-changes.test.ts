import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let server: Client;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

const before = '2031-03-04T16:00:00Z';
const after = '2031-03-11T17:30:00Z';
const room = 'https://meet.example/one';

/** Adds a webinar with its room, and publishes it. */
async function newWebinar(fields: Record<string, unknown> = {}, join_url: string | null = room) {
  const { data } = await server
    .from('webinars')
    .insert({
      slug: crypto.randomUUID(),
      title: 'Queues',
      description: 'Short.',
      starts_at: before,
      presenter: 'Sofia Reyes',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  const id = String(data.id);
  if (join_url)
    await server.from('webinar_rooms').insert({ webinar_id: id, join_url }).throwOnError();
  await server.from('webinars').update({ state: 'published' }).eq('id', id).throwOnError();
  return id;
}

async function register(webinarid: string, name = 'ada') {
  const email = `${name}@engines.example`;
  const { data } = await server
    .from('webinar_registrations')
    .insert({ firstname: 'Ada', lastname: 'Byron', email, webinarid })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

const change = (id: string, changes: Record<string, unknown>) =>
  leader.from('webinars').update(changes).eq('id', id).throwOnError();

const giveBack = (id: string) =>
  server
    .from('webinar_registrations')
    .update({ given_back_at: '2020-01-01T00:00:00Z' })
    .eq('id', id);

/** Saves the form of the editor. */
async function save(id: string, content: Record<string, unknown>) {
  const { data } = await leader.from('webinars').select('updated_at').eq('id', id).single();
  const answer = await leader
    .rpc('save_content', { kind: 'webinars', content, content_id: id, seen: data?.updated_at })
    .throwOnError();
  expect(answer.data).toMatchObject({ outcome: 'saved' });
}

/** The emails about changes, oldest first; `was` is the time that the registrant knew. */
const mails = (webinar: string) =>
  stack.sql(
    `select topic, recipient, payload -> 'before' ->> 'starts_at' as was from public.outbox
    where channel = 'mail' and topic <> 'webinar.registered' and payload -> 'registration' ->> 'webinarid' = $1
    order by created_at, recipient`,
    [webinar],
  );
const moves = (webinar: string) =>
  stack.sql(
    "select facts from public.events where type = 'webinar.moved' and record_id = $1::uuid order by occurred_at",
    [webinar],
  );
async function sequence(webinar: string) {
  const rows = await stack.sql(
    'select calendar_sequence from public.webinars where id = $1::uuid',
    [webinar],
  );
  return rows[0]?.calendar_sequence;
}
async function deliver(webinar: string) {
  await stack.sql(
    "update public.outbox set status = 'delivered', delivered_at = now() where payload -> 'registration' ->> 'webinarid' = $1",
    [webinar],
  );
}
async function toTell(webinar: string, next: Record<string, unknown> = {}) {
  const answer = await leader.rpc('registrants_to_tell', { webinar_ids: [webinar], next });
  return answer.data?.[0];
}

const was = '2031-03-04T16:00:00.000000Z';

it('a published move is emailed once to each registrant, with the time that they knew', async () => {
  const webinar = await newWebinar();
  await register(webinar);
  await register(webinar, 'bob');
  await giveBack(await register(webinar, 'carol')).throwOnError();
  expect(await toTell(webinar)).toBe(0);
  expect(await toTell(webinar, { starts_at: after })).toBe(2);

  await change(webinar, { starts_at: after, tells_registrants: true });
  expect(await mails(webinar)).toEqual([
    { topic: 'webinar.moved', recipient: 'ada@engines.example', was },
    { topic: 'webinar.moved', recipient: 'bob@engines.example', was },
  ]);
  expect(await moves(webinar)).toMatchObject([
    {
      facts: {
        from: was,
        to: '2031-03-11T17:30:00.000000Z',
        registrants_told: 2,
        is_room_new: false,
      },
    },
  ]);
  expect(await sequence(webinar)).toBe(1);

  await change(webinar, { title: 'Queues, again' });
  await change(webinar, { starts_at: after, tells_registrants: true });
  expect(await mails(webinar)).toHaveLength(2);
  expect(await sequence(webinar)).toBe(1);
});

it('time, presenter and room changed together are one change', async () => {
  const webinar = await newWebinar();
  await register(webinar);
  await save(webinar, {
    starts_at: after,
    presenter: 'Daniel Okafor',
    join_url: 'https://meet.example/two',
    tells_registrants: true,
  });
  expect(await mails(webinar)).toHaveLength(1);
  expect(await sequence(webinar)).toBe(1);
  expect(await moves(webinar)).toMatchObject([
    { facts: { is_presenter_new: true, is_room_new: true, registrants_told: 1 } },
  ]);
});

it('sends no email if so chosen, and the next one compares with the last known time', async () => {
  const webinar = await newWebinar();
  await register(webinar);
  await change(webinar, { starts_at: '2031-03-05T16:00:00Z', tells_registrants: false });
  expect(await mails(webinar)).toEqual([]);
  expect(await moves(webinar)).toMatchObject([{ facts: { registrants_told: 0 } }]);
  expect(await toTell(webinar)).toBe(1);
  await register(webinar, 'bob');
  expect(await toTell(webinar)).toBe(1);
  await change(webinar, { starts_at: after, tells_registrants: true });
  expect(await mails(webinar)).toEqual([
    { topic: 'webinar.moved', recipient: 'ada@engines.example', was },
    {
      topic: 'webinar.moved',
      recipient: 'bob@engines.example',
      was: '2031-03-05T16:00:00.000000Z',
    },
  ]);
  expect(await sequence(webinar)).toBe(2);
});

it('a second move before the email is sent replaces it, and moving back withdraws it', async () => {
  const webinar = await newWebinar();
  await register(webinar);
  await change(webinar, { starts_at: '2031-03-05T16:00:00Z', tells_registrants: true });
  await change(webinar, { starts_at: after, tells_registrants: true });
  expect(await mails(webinar)).toEqual([
    { topic: 'webinar.moved', recipient: 'ada@engines.example', was },
  ]);
  await change(webinar, { starts_at: before, tells_registrants: true });
  expect(await mails(webinar)).toEqual([]);
});

it('a scheduled version keeps the choice to notify until it goes live', async () => {
  const webinar = await newWebinar();
  await register(webinar);
  await change(webinar, { state: 'draft' });
  await change(webinar, { starts_at: after });
  const published_at = new Date(Date.now() + 3_600_000).toISOString();
  await change(webinar, { state: 'scheduled', published_at, tells_registrants: true });
  expect(await mails(webinar)).toEqual([]);
  await stack.sql('update public.webinars set published_at = now() where id = $1::uuid', [webinar]);
  await server.rpc('publish_due_content').throwOnError();
  expect(await mails(webinar)).toEqual([
    { topic: 'webinar.moved', recipient: 'ada@engines.example', was },
  ]);
  const { data } = await server
    .from('webinars')
    .select('tells_registrants')
    .eq('id', webinar)
    .single();
  expect(data).toEqual({ tells_registrants: false });
});

it('a new or changed room is not announced, because each page leads there', async () => {
  const webinar = await newWebinar({}, null);
  await register(webinar);
  await save(webinar, { join_url: room, tells_registrants: true });
  await save(webinar, { join_url: 'https://meet.example/two', tells_registrants: true });
  expect(await toTell(webinar)).toBe(0);
  expect(await mails(webinar)).toEqual([]);
  expect(await moves(webinar)).toMatchObject([
    { facts: { is_room_new: true, registrants_told: 0 } },
    { facts: { is_room_new: true, registrants_told: 0 } },
  ]);
});

it('an unpublished webinar is cancelled by email, and its return is announced', async () => {
  const webinar = await newWebinar();
  await register(webinar);
  expect(await toTell(webinar, { state: 'archived' })).toBe(1);
  await change(webinar, { state: 'archived', tells_registrants: true });
  expect(await mails(webinar)).toMatchObject([{ topic: 'webinar.cancelled' }]);
  await deliver(webinar);
  await change(webinar, { state: 'published', tells_registrants: true });
  expect((await mails(webinar)).map(({ topic }) => topic)).toEqual([
    'webinar.cancelled',
    'webinar.moved',
  ]);
  expect(await sequence(webinar)).toBe(2);
});

it('a registrant who was not notified of a cancellation can be notified later', async () => {
  const webinar = await newWebinar();
  await register(webinar);
  await change(webinar, { state: 'draft', tells_registrants: false });
  expect(await mails(webinar)).toEqual([]);
  expect(await toTell(webinar, { state: 'archived' })).toBe(1);
  await change(webinar, { state: 'archived', tells_registrants: true });
  expect(await mails(webinar)).toMatchObject([{ topic: 'webinar.cancelled' }]);
});

it('a leader can neither delete a webinar with registrants nor move it into the past', async () => {
  const webinar = await newWebinar();
  const past = '2020-01-01T00:00:00Z';
  const id = await register(webinar);
  const move = () => leader.from('webinars').update({ starts_at: past }).eq('id', webinar);
  const remove = () => leader.from('webinars').delete().eq('id', webinar).select('id');
  expect((await move()).error).toMatchObject({ code: '23514', hint: 'past' });
  expect((await remove()).error).toMatchObject({ code: '23514', hint: 'registered' });
  await giveBack(id).throwOnError();
  expect((await remove()).data).toHaveLength(1);
});

it('sends no email about a webinar that is over', async () => {
  const webinar = await newWebinar();
  await register(webinar);
  await server.from('webinars').update({ starts_at: '2020-01-01T00:00:00Z' }).eq('id', webinar);
  await stack.sql(
    `update public.webinar_registrations
    set told = told || '{"starts_at": "2020-01-02T00:00:00Z"}' where webinarid = $1::uuid`,
    [webinar],
  );
  await change(webinar, { presenter: 'Daniel Okafor', tells_registrants: true });
  expect(await mails(webinar)).toEqual([]);
});

it('a seat that is given up is free immediately, keeps its time, and can be taken again', async () => {
  const webinar = await newWebinar({ capacity: 1 });
  const id = await register(webinar);
  await change(webinar, { starts_at: after, tells_registrants: true });
  const full = await server.from('webinar_registrations').insert({
    firstname: 'Bob',
    lastname: 'Byron',
    email: 'bob@engines.example',
    webinarid: webinar,
  });
  expect(full.error?.hint).toBe('full');

  await giveBack(id).throwOnError();
  const stored = () =>
    server.from('webinar_registrations').select('given_back_at').eq('id', id).single();
  const { data: first } = await stored();
  expect(Date.parse(first?.given_back_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await server
    .from('webinar_registrations')
    .update({ given_back_at: null })
    .eq('id', id)
    .throwOnError();
  expect((await stored()).data).toEqual(first);
  const count = () => server.from('webinars').select('registered_count').eq('id', webinar).single();
  expect((await count()).data).toEqual({ registered_count: 0 });
  expect(await mails(webinar)).toEqual([]);
  const events = await stack.sql(
    'select type from public.events where record_id = $1::uuid order by type',
    [id],
  );
  expect(events.map(({ type }) => type)).toEqual([
    'registration.cancelled',
    'registration.created',
  ]);

  expect(await register(webinar)).not.toBe(id);
  expect((await count()).data).toEqual({ registered_count: 1 });
});

it('a seat cannot be given up once the webinar has begun', async () => {
  const webinar = await newWebinar();
  const id = await register(webinar);
  await server.from('webinars').update({ starts_at: '2020-01-01T00:00:00Z' }).eq('id', webinar);
  expect((await giveBack(id)).error).toMatchObject({ code: '23514', hint: 'closed' });
});
