import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, type Client, service, signIn } from './people.ts';

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
beforeEach(async () => {
  for (const table of [
    'consultation_bookings',
    'enquiries',
    'tasks',
    'notifications',
    'inbox_snoozes',
  ]) {
    await stack.sql(`delete from public.${table}`);
  }
});

type Shown = { kind: string; id: string; title: string }[];

async function dashboardOf(client: Client): Promise<{ inbox: Shown; today: Shown }> {
  const { data } = await client
    .rpc('own_dashboard', { due_before: '2030-01-01T00:00:00Z' })
    .throwOnError();
  return data;
}
const inboxOf = async (client: Client) => (await dashboardOf(client)).inbox;
const todayOf = async (client: Client) => (await dashboardOf(client)).today;

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

async function book(startsAt: string, fields: Record<string, unknown> = {}): Promise<string> {
  const ends = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
  const { data } = await server
    .from('consultation_bookings')
    .insert({
      firstname: 'Ada',
      email: 'ada@x.example',
      preferreddate: startsAt,
      ends_at: ends,
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

async function addTask(assignee: string, dueAt: string) {
  const { data } = await server
    .from('tasks')
    .insert({ title: 'Draw', assigned_to: assignee, created_by: assignee, due_date: dueAt })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

describe('the inbox', () => {
  it('lists reviews first, then replies and overdue tasks, without tasks due today', async () => {
    await stack.sql("update public.user_profiles set time_zone = 'UTC'");
    const reply = await book(hours(400));
    const check = await book(hours(300), { quarantined_at: hours(0) });
    const late = await addTask(accounts.leader.id, hours(-30));
    const midnight = Date.parse(`${new Date().toISOString().slice(0, 10)}T24:00:00Z`);
    const lastMinute = new Date(midnight - 60_000).toISOString();
    const task = await addTask(accounts.leader.id, lastMinute);
    const meet = await book(lastMinute, { owner_id: accounts.leader.id, replied_at: hours(0) });
    await stack.sql('delete from public.notifications');
    expect((await inboxOf(leader)).slice(0, 3).map(({ kind, id }) => [kind, id])).toEqual([
      ['check', check],
      ['reply', reply],
      ['task', late],
    ]);
    expect(await todayOf(leader)).toMatchObject([
      { kind: 'booking', id: meet, title: 'Ada' },
      { kind: 'task', id: task, title: 'Draw', person: 'Maya Lindqvist', status: 'todo' },
    ]);
  });

  it('contains today’s tasks and hosted consultations for a member', async () => {
    await stack.sql("update public.user_profiles set time_zone = 'UTC'");
    const midnight = Date.parse(`${new Date().toISOString().slice(0, 10)}T24:00:00Z`);
    const lastMinute = new Date(midnight - 60_000).toISOString();
    await book(lastMinute, { replied_at: hours(0) });
    await addTask(accounts.leader.id, lastMinute);
    const own = await addTask(accounts.member.id, lastMinute);
    const held = await book(lastMinute, {
      replied_at: hours(0),
      host_id: accounts.member.id,
      seat: 2,
    });
    expect((await todayOf(member)).map(({ id }) => id)).toEqual([held, own]);
  });

  it('contains a member’s own tasks and no bookings', async () => {
    await book(hours(300), { quarantined_at: hours(0) });
    await book(hours(400));
    await addTask(accounts.leader.id, hours(-30));
    const own = await addTask(accounts.member.id, hours(-30));
    await stack.sql('delete from public.notifications');
    expect(await inboxOf(member)).toMatchObject([{ kind: 'task', id: own }]);
  });

  it('omits snoozed entries, for that person only and until the chosen time', async () => {
    const reply = await book(hours(400));
    await stack.sql('delete from public.notifications');
    const item = `reply:${reply}`;
    const account = await addAccount(stack, 'another-leader', 'team_leader');
    const other = await signIn(stack, account.email);
    await leader
      .from('inbox_snoozes')
      .insert({ item, until: hours(1), user_id: accounts.leader.id })
      .throwOnError();
    const ids = async (client: Client) => (await inboxOf(client)).map(({ id }) => id);
    expect(await ids(leader)).not.toContain(reply);
    expect(await ids(other)).toContain(reply);
    await leader
      .from('inbox_snoozes')
      .update({ until: hours(-1) })
      .eq('item', item);
    expect(await ids(leader)).toContain(reply);
  });

  it('fills up with later entries when twenty are snoozed', async () => {
    const tasks: string[] = [];
    for (let days = 51; days > 30; days -= 1) {
      tasks.push(await addTask(accounts.member.id, hours(-24 * days)));
    }
    const late = tasks.pop();
    await member
      .from('inbox_snoozes')
      .insert(
        tasks.map((id) => ({ item: `task:${id}`, until: hours(1), user_id: accounts.member.id })),
      )
      .throwOnError();
    await stack.sql('delete from public.notifications');
    expect(await inboxOf(member)).toMatchObject([{ kind: 'task', id: late }]);
  });
});

describe('the bell and the inbox', () => {
  /** Records with unread news in the bell, and those of them that the inbox or today's calendar shows. */
  async function compare(client: Client, user: string) {
    const { data: unread } = await client
      .from('notifications')
      .select('id, record_id')
      .eq('user_id', user)
      .is('read_at', null)
      .throwOnError();
    const { inbox, today } = await dashboardOf(client);
    const shown = new Set([...inbox, ...today].map(({ id }) => id));
    const bell = unread ?? [];
    return {
      bell: bell.length,
      shown: bell.filter(({ id, record_id }) => shown.has(id) || shown.has(record_id)).length,
    };
  }
  const agreeing = (count: number) => ({ bell: count, shown: count });
  const ask = async (fields: Record<string, unknown> = {}) => {
    const asked = { name: 'Ada', email: 'ada@x.example', message: 'What does it cost?', ...fields };
    const { data } = await server
      .from('enquiries')
      .insert(asked)
      .select('id')
      .single()
      .throwOnError();
    return data.id as string;
  };
  const answered = { replied_at: hours(0) };
  const held = { quarantined_at: hours(0), quarantine_reason: 'Sent within a second.' };
  const free = { quarantined_at: null, quarantine_reason: null };

  it.each<[string, string, () => Promise<string>, Record<string, unknown> | null, number]>([
    ['a booking is answered', 'consultation_bookings', () => book(hours(30)), answered, 0],
    [
      'a booking is cancelled',
      'consultation_bookings',
      () => book(hours(31)),
      { status: 'cancelled' },
      1,
    ],
    [
      'a held booking is let through',
      'consultation_bookings',
      () => book(hours(33), held),
      free,
      1,
    ],
    ['a question is answered', 'enquiries', ask, answered, 0],
    ['a held question is answered', 'enquiries', () => ask(held), answered, 0],
    ['a question is deleted', 'enquiries', ask, null, 0],
  ])('agree after %s', async (_, table, add, change, left) => {
    const id = await add();
    expect(await compare(leader, accounts.leader.id)).toEqual(agreeing(1));
    const rows = server.from(table);
    await (change ? rows.update(change).eq('id', id) : rows.delete().eq('id', id)).throwOnError();
    expect(await compare(leader, accounts.leader.id)).toEqual(agreeing(left));
  });

  it.each<[string, Record<string, unknown> | null]>([
    ['completed', { status: 'completed' }],
    ['given to a colleague', { assigned_to: accounts.member2.id }],
    ['deleted', null],
  ])('agree after a task is %s', async (_, change) => {
    const task = { title: 'Draw', assigned_to: accounts.member.id, created_by: accounts.leader.id };
    const { data } = await server.from('tasks').insert(task).select('id').single().throwOnError();
    expect(await compare(member, accounts.member.id)).toEqual(agreeing(1));
    const rows = server.from('tasks');
    await (change ? rows.update(change) : rows.delete()).eq('id', data.id).throwOnError();
    expect(await compare(member, accounts.member.id)).toEqual(agreeing(0));
  });
});
