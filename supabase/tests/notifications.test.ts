import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

const { leader: maya, member: daniel, member2: sofia } = accounts;

/** A Wednesday, 9 AM in New York. */
const MORNING = '2031-03-05T14:00:00Z';

let stack: TestStack;
let server: Client;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  leader = await signIn(stack, maya.email);
  member = await signIn(stack, daniel.email);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql('delete from public.tasks');
  await stack.sql('delete from public.notifications');
  await stack.sql('delete from public.notification_preferences');
  await stack.sql('delete from public.notification_digests');
  await stack.sql('delete from public.outbox');
});

async function addTask(fields: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await leader
    .from('tasks')
    .insert({ title: 'Map the intake', assigned_to: daniel.id, ...fields })
    .select('id')
    .single();
  if (error) throw new Error(error.message, { cause: error });
  return data.id;
}

const told = (person: string) =>
  stack.sql(
    'select kind, title, body from public.notifications where user_id = $1::uuid order by created_at, title',
    [person],
  );

const remind = (at: string) => stack.sql('select public.write_reminders($1::timestamptz)', [at]);

async function digest(at: string): Promise<{ recipient: string; payload: { news: unknown[] } }[]> {
  const { error } = await server.rpc('queue_digests', { at });
  if (error) throw new Error(error.message, { cause: error });
  const { data } = await server.from('outbox').select('recipient, payload').eq('channel', 'mail');
  return data ?? [];
}

describe('people are notified', () => {
  it('of tasks that others assign to them, with the name of the person', async () => {
    await addTask();
    expect(await told(daniel.id)).toEqual([
      {
        kind: 'assigned',
        title: 'Map the intake',
        body: 'Maya Lindqvist assigned this task to you.',
      },
    ]);
  });

  it('of tasks reassigned to them, and never of their own changes', async () => {
    const id = await addTask({ assigned_to: maya.id });
    expect(await told(maya.id)).toEqual([]);
    await leader.from('tasks').update({ assigned_to: sofia.id }).eq('id', id);
    await leader.from('tasks').update({ title: 'Map the whole intake' }).eq('id', id);
    expect(await told(sofia.id)).toHaveLength(1);
  });

  it('of mentions in tasks that they can see', async () => {
    const id = await addTask();
    await member.from('task_comments').insert({
      task_id: id,
      body: 'Who has the list?',
      mentions: [maya.id, sofia.id, daniel.id],
    });
    expect(await told(maya.id)).toMatchObject([
      { kind: 'mentioned', body: 'Daniel Okafor: Who has the list?' },
    ]);
    expect(await told(sofia.id)).toEqual([]);
    expect(await told(daniel.id)).toHaveLength(1);
  });

  it('according to their settings: not at all, or by email only', async () => {
    await stack.sql(
      "insert into public.notification_preferences (user_id, kind, in_app, by_mail) values ($1::uuid, 'assigned', false, false)",
      [daniel.id],
    );
    await addTask();
    expect(await told(daniel.id)).toEqual([]);

    await stack.sql('update public.notification_preferences set by_mail = true');
    await addTask();
    expect(await told(daniel.id)).toHaveLength(1);
    expect((await member.from('notifications').select('id')).data).toEqual([]);
    expect(await digest(MORNING)).toEqual([]);
    await stack.sql("update public.notifications set created_at = '2031-03-05T09:00:00Z'");
    await stack.sql('update public.notifications set digested_at = null');
    expect(await digest('2031-03-06T14:00:00Z')).toHaveLength(1);
  });
});

describe('reminders', () => {
  it('are sent the day before and when overdue, once each, by the person’s calendar', async () => {
    await addTask({ title: 'Tomorrow', due_date: '2031-03-06T22:00:00Z' });
    await addTask({ title: 'Today', due_date: '2031-03-05T20:00:00Z' });
    await addTask({ title: 'Late', due_date: '2031-03-05T13:00:00Z' });
    await addTask({ title: 'Done', due_date: '2031-03-05T13:00:00Z', status: 'completed' });
    await stack.sql('delete from public.notifications');
    await remind(MORNING);
    await remind('2031-03-05T14:01:00Z');
    expect(await told(daniel.id)).toMatchObject([
      { kind: 'overdue', title: 'Late' },
      { kind: 'due_tomorrow', title: 'Tomorrow' },
    ]);
  });

  it('use the time zone of the person', async () => {
    await addTask({ due_date: '2031-03-07T03:00:00Z' });
    await stack.sql('delete from public.notifications');
    await remind(MORNING);
    expect(await told(daniel.id)).toMatchObject([{ kind: 'due_tomorrow' }]);
    await stack.sql('delete from public.notifications');
    await stack.sql(
      "update public.user_profiles set time_zone = 'Europe/Warsaw' where id = $1::uuid",
      [daniel.id],
    );
    await remind(MORNING);
    expect(await told(daniel.id)).toEqual([]);
    await stack.sql(
      "update public.user_profiles set time_zone = 'America/New_York' where id = $1::uuid",
      [daniel.id],
    );
  });

  it('are sent again after the date changes', async () => {
    const id = await addTask({ due_date: '2031-03-06T22:00:00Z' });
    await stack.sql('delete from public.notifications');
    await remind(MORNING);
    await leader.from('tasks').update({ due_date: '2031-03-07T22:00:00Z' }).eq('id', id);
    await remind('2031-03-06T14:00:00Z');
    expect(await told(daniel.id)).toHaveLength(2);
  });
});

describe('the morning email', () => {
  beforeEach(async () => {
    await addTask();
    await stack.sql('update public.notifications set created_at = $1::timestamptz', [
      '2031-03-04T20:00:00Z',
    ]);
  });

  it('is sent between eight and noon in the person’s time zone', async () => {
    expect(await digest('2031-03-05T12:59:00Z')).toEqual([]);
    expect(await digest('2031-03-05T17:00:00Z')).toEqual([]);
    const [mail] = await digest('2031-03-05T13:00:00Z');
    expect(mail).toMatchObject({
      recipient: daniel.email,
      payload: {
        person: { role: 'team_member', time_zone: 'America/New_York' },
        news: [{ kind: 'assigned', title: 'Map the intake' }],
      },
    });
  });

  it('is sent once by concurrent calls of the endpoint', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => server.rpc('queue_digests', { at: MORNING })),
    );
    expect(await digest(MORNING)).toHaveLength(1);
  });

  it('defers later news to the next morning', async () => {
    await digest(MORNING);
    await addTask({ title: 'Too late for today' });
    await stack.sql(
      "update public.notifications set created_at = '2031-03-05T15:00:00Z' where digested_at is null",
    );
    expect(await digest('2031-03-05T16:00:00Z')).toHaveLength(1);
    const mails = await digest('2031-03-06T14:00:00Z');
    expect(mails.map(({ payload }) => payload.news.length)).toEqual([1, 1]);
  });

  it.each([
    ['has been read', 'update public.notifications set read_at = now()'],
    ['is done', "update public.tasks set status = 'completed'"],
    ['was handed on', `update public.tasks set assigned_to = '${sofia.id}'`],
    [
      'is not wanted by mail',
      `insert into public.notification_preferences (user_id, kind, by_mail) values ('${daniel.id}', 'assigned', false)`,
    ],
  ])('omits news that %s, and is not sent without news', async (_, statement) => {
    await stack.sql(statement);
    const mails = await digest(MORNING);
    expect(mails.filter(({ recipient }) => recipient === daniel.email)).toEqual([]);
  });
});

it('cannot be written by people, or marked as read for others', async () => {
  await addTask();
  const forged = await member
    .from('notifications')
    .insert({ user_id: maya.id, kind: 'assigned', title: 'Take the day off' });
  expect(forged.error?.code).toBe('42501');
  const others = await leader
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .eq('user_id', daniel.id)
    .select();
  expect(others.data).toEqual([]);
});
