import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let server: Client;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();

async function newWebinar(fields: Record<string, unknown> = {}, hasRoom = true) {
  const { data } = await server
    .from('webinars')
    .insert({
      slug: crypto.randomUUID(),
      title: 'Queues',
      description: 'Short.',
      starts_at: inTime(96 * HOUR),
      presenter: 'Kim Guestwell',
      state: 'published',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  const id = String(data.id);
  if (hasRoom) {
    const room = { webinar_id: id, join_url: 'https://meet.example/one' };
    await server.from('webinar_rooms').insert(room).throwOnError();
  }
  return id;
}

async function register(webinarid: string, name = 'ada') {
  const email = `${name}@engines.example`;
  const { data } = await server
    .from('webinar_registrations')
    .insert({ firstname: 'Ada', lastname: 'Byron', email, webinarid, webinartitle: 'Queues' })
    .select('id')
    .single()
    .throwOnError();
  await stack.sql(
    "update public.webinar_registrations set registrationdate = now() - interval '9 days' where id = $1::uuid",
    [data.id],
  );
  return String(data.id);
}

const moveTo = (id: string, ms: number) =>
  server
    .from('webinars')
    .update({ starts_at: inTime(ms) })
    .eq('id', id)
    .throwOnError();
const minute = (ms = 0) =>
  server.rpc('queue_webinar_mails', ms === 0 ? {} : { at: inTime(ms) }).throwOnError();
const call = async (name: string, given: Record<string, unknown>) =>
  (await server.rpc(name, given).throwOnError()).data;
const giveBack = (registration: string) => call('give_back_registration', { registration });

/** Topics of the emails about a record, with the kind of each reminder. */
async function mails(record: string) {
  const rows = await stack.sql(
    `select topic, payload ->> 'kind' as kind from public.outbox
    where record_id = $1::uuid and channel = 'mail' and topic <> 'webinar.registered' order by created_at, topic`,
    [record],
  );
  return rows.map(({ topic, kind }) => (kind ? `${topic} ${kind}` : topic));
}

describe('reminders', () => {
  it('are sent once a day before and once an hour before', async () => {
    const webinar = await newWebinar();
    const id = await register(webinar);
    await minute();
    expect(await mails(id)).toEqual([]);
    await moveTo(webinar, 20 * HOUR);
    await Promise.all([minute(), minute()]);
    expect(await mails(id)).toEqual(['webinar.reminder day']);
    await minute(19.5 * HOUR);
    await minute(19.6 * HOUR);
    expect(await mails(id)).toEqual(['webinar.reminder day', 'webinar.reminder hour']);
  });

  it('are skipped after an outage if they are no longer true', async () => {
    const webinar = await newWebinar({ starts_at: inTime(HOUR / 2) });
    const [held, back] = [await register(webinar), await register(webinar, 'bob')];
    await giveBack(back);
    await minute();
    expect(await mails(held)).toEqual(['webinar.reminder hour']);
    expect(await mails(back)).toEqual([]);
    await leader.rpc('cancel_webinar', { webinar_id: webinar, reason: 'Ill.' }).throwOnError();
    await minute();
    expect(await mails(held)).toEqual(['webinar.cancelled']);
  });

  it('notify the presenter, or the leaders, twice of a webinar without a room', async () => {
    const named = await newWebinar({ starts_at: inTime(20 * HOUR) }, false);
    const [profile] = await stack.sql('select name from public.user_profiles where id = $1::uuid', [
      accounts.member.id,
    ]);
    const own = await newWebinar({ starts_at: inTime(20 * HOUR), presenter: profile?.name }, false);
    await minute();
    await minute();
    await minute(19.5 * HOUR);
    const kinds = ['webinar.without_room day', 'webinar.without_room hour'];
    expect(await mails(named)).toEqual(kinds);
    expect(await mails(own)).toEqual(kinds);
    const to = await stack.sql(
      'select distinct recipient from public.outbox where record_id = $1::uuid',
      [own],
    );
    expect(to).toEqual([{ recipient: accounts.member.email }]);
  });
});

describe('joining', () => {
  const join = (registration: string) => call('join_webinar', { registration });

  it('opens ten minutes before, redirects to the room, and is recorded once', async () => {
    const webinar = await newWebinar({ starts_at: inTime(11 * MINUTE) });
    const id = await register(webinar);
    expect(await join(id)).toEqual({ outcome: 'early' });
    await moveTo(webinar, 9 * MINUTE);
    expect(await join(id)).toEqual({ outcome: 'joined', room: 'https://meet.example/one' });
    const joined = () =>
      stack.sql(
        `select r.joined_at, (
          select count(*)::integer from public.events e where e.record_id = r.id and e.type = 'registration.attended'
        ) as events from public.webinar_registrations r where r.id = $1::uuid`,
        [id],
      );
    const [first] = await joined();
    expect(first).toMatchObject({ events: 1 });
    await join(id);
    expect(await joined()).toEqual([first]);
  });

  it('is refused without a room, after giving up the seat, after a cancellation and at the end', async () => {
    const roomless = await register(await newWebinar({ starts_at: inTime(MINUTE) }, false));
    expect(await join(roomless)).toEqual({ outcome: 'no_room' });
    const webinar = await newWebinar({ starts_at: inTime(MINUTE) });
    const [back, held] = [await register(webinar, 'bob'), await register(webinar)];
    await giveBack(back);
    expect(await join(back)).toEqual({ outcome: 'gone' });
    await moveTo(webinar, -2 * HOUR);
    expect(await join(held)).toEqual({ outcome: 'over' });
  });
});

describe('questions', () => {
  const ask = (registration: string, question: string) =>
    call('ask_webinar_question', { registration, question });

  it('accept one vote per other registrant, and five questions per person', async () => {
    const webinar = await newWebinar();
    const [ada, bob] = [await register(webinar), await register(webinar, 'bob')];
    const stranger = await register(await newWebinar(), 'carol');
    expect(await ask(ada, ' Who owns it? ')).toBe('asked');
    expect(await ask(ada, 'Who owns it?')).toBe('asked');
    const rows = await stack.sql(
      'select id from public.webinar_questions where webinarid = $1::uuid',
      [webinar],
    );
    expect(rows).toHaveLength(1);
    const question = String(rows[0]?.id);
    const vote = (registration: string, votes = true) =>
      call('vote_webinar_question', { registration, question, votes });
    expect([await vote(ada), await vote(stranger)]).toEqual(['closed', 'closed']);
    expect([await vote(bob), await vote(bob)]).toEqual(['voted', 'voted']);
    const votes = () =>
      stack.sql('select votes_count from public.webinar_questions where id = $1::uuid', [question]);
    expect(await votes()).toEqual([{ votes_count: 1 }]);
    expect(await vote(bob, false)).toBe('withdrawn');
    expect(await votes()).toEqual([{ votes_count: 0 }]);
    for (const nth of [2, 3, 4, 5]) expect(await ask(ada, `Question ${nth}`)).toBe('asked');
    expect(await ask(ada, 'Question 6')).toBe('enough');
    await giveBack(bob);
    expect([await vote(bob), await ask(bob, 'Late')]).toEqual(['closed', 'closed']);
  });

  it.each<[string, (webinar: string) => PromiseLike<unknown>]>([
    ['the end', (webinar) => moveTo(webinar, -2 * HOUR)],
    [
      'a cancellation',
      (webinar) =>
        stack.sql(
          "update public.webinars set cancelled_at = now(), cancel_reason = 'Ill' where id = $1::uuid",
          [webinar],
        ),
    ],
  ])('close with %s of the webinar, and so do the votes', async (_, end) => {
    const webinar = await newWebinar();
    const [ada, bob] = [await register(webinar), await register(webinar, 'bob')];
    expect(await ask(ada, 'In time?')).toBe('asked');
    const [asked] = await stack.sql(
      'select id from public.webinar_questions where webinarid = $1::uuid',
      [webinar],
    );
    const vote = () =>
      call('vote_webinar_question', { registration: bob, question: asked?.id, votes: true });
    expect(await vote()).toBe('voted');
    await end(webinar);
    expect([await ask(ada, 'Too late?'), await vote()]).toEqual(['closed', 'closed']);
  });

  it('can be marked by leaders, who cannot edit the text', async () => {
    const webinar = await newWebinar();
    await ask(await register(webinar), 'Who owns it?');
    const change = (changes: Record<string, unknown>) =>
      leader.from('webinar_questions').update(changes).eq('webinarid', webinar).select('id');
    expect((await change({ answered_at: inTime(0) })).data).toHaveLength(1);
    expect((await change({ question: 'Other words' })).error?.code).toBe('42501');
  });
});

describe('a recording', () => {
  const chapters = [{ minute: 0, title: 'One', points: ['a'], said: 'b' }];

  it('is emailed once to attendees and to absentees, and not to those who gave up their seat', async () => {
    const webinar = await newWebinar({ starts_at: inTime(5 * MINUTE) });
    const [came, missed] = [await register(webinar), await register(webinar, 'bob')];
    const back = await register(webinar, 'carol');
    await giveBack(back);
    await call('join_webinar', { registration: came });
    await moveTo(webinar, -3 * HOUR);
    await minute();
    expect(await mails(came)).toEqual([]);
    await leader.from('webinars').update({ chapters }).eq('id', webinar).throwOnError();
    await leader
      .from('webinars')
      .update({ recording_url: '/webinars/x/recording' })
      .eq('id', webinar)
      .throwOnError();
    await minute();
    expect(await mails(came)).toEqual(['webinar.recording_attended']);
    expect(await mails(missed)).toEqual(['webinar.recording_missed']);
    expect(await mails(back)).toEqual([]);
  });

  it('counts views, and bookings within 30 days, for leaders', async () => {
    const webinar = await newWebinar();
    const [one, two] = [await register(webinar, 'dora'), await register(webinar, 'eve')];
    await call('note_webinar_view', { registration: one });
    await moveTo(webinar, -24 * HOUR);
    expect(await call('note_webinar_view', { registration: one })).toBe(true);
    expect(await call('note_webinar_view', { registration: one })).toBe(false);
    const book = (email: string, requestdate: string) =>
      server
        .from('consultation_bookings')
        .insert({
          firstname: 'Dora',
          email,
          requestdate,
          preferreddate: new Date(Date.UTC(2040, 0, Math.random() * 20_000, 15)).toISOString(),
          idempotency_key: crypto.randomUUID(),
        })
        .throwOnError();
    await book('DORA@engines.example', inTime(0));
    await book('eve@engines.example', inTime(40 * 24 * HOUR));
    const funnel = async (client: Client) =>
      (await client.rpc('webinar_funnel', { webinar_id: webinar })).data;
    const counts = { registered: 2, reminded: 0, attended: 0, watched: 1, booked: 1 };
    expect(await funnel(leader)).toEqual(counts);
    expect(await funnel(member)).toMatchObject({ registered: 0 });
    expect(two).not.toBe(one);
  });
});

it('a note is sent once to all registrants', async () => {
  const webinar = await newWebinar();
  const id = await register(webinar);
  await giveBack(await register(webinar, 'bob'));
  const send = async () =>
    (await leader.rpc('send_webinar_note', { webinar_id: webinar, note: 'Bring a backlog.' })).data;
  expect(await send()).toEqual({ outcome: 'sent', count: 1 });
  expect(await send()).toEqual({ outcome: 'unchanged' });
  expect(await mails(id)).toEqual(['webinar.note']);
});

it('a webinar can be started from an hour before, and lets people in', async () => {
  const webinar = await newWebinar();
  const begin = async (begun = true) =>
    (await leader.rpc('begin_webinar', { webinar_id: webinar, begun })).data;
  expect(await begin()).toEqual({ outcome: 'closed' });
  await moveTo(webinar, 40 * MINUTE);
  const id = await register(webinar);
  expect(await call('join_webinar', { registration: id })).toEqual({ outcome: 'early' });
  expect(await begin()).toMatchObject({ outcome: 'stored' });
  expect(await call('join_webinar', { registration: id })).toMatchObject({ outcome: 'joined' });
  expect(await begin(false)).toMatchObject({ outcome: 'stored', begun_at: null });
});
