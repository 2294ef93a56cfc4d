import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';
import { withoutPlaybooks } from './without.ts';

type Entry = {
  kind: string;
  day: string;
  id: string;
  starts_at: string;
  payload: Record<string, unknown>;
  day_total: number;
};

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

beforeEach(async () => {
  await stack.sql('delete from public.tasks');
  await stack.sql('delete from public.consultation_bookings');
});

async function entries(
  client: Client,
  perDay: number | null = null,
  from = '2031-03-01',
  to = '2031-04-01',
) {
  const { data, error } = await client.rpc('calendar_entries', {
    from_at: `${from}T00:00:00-05:00`,
    to_at: `${to}T00:00:00-05:00`,
    per_day: perDay,
  });
  if (error) throw new Error(error.message, { cause: error });
  const found: Entry[] = data;
  return found;
}

async function booking(at: string, fields: Record<string, unknown> = {}) {
  const { error } = await leader
    .from('consultation_bookings')
    .insert({ firstname: 'Ada', email: 'ada@engines.example', preferreddate: at, ...fields });
  if (error) throw new Error(error.message, { cause: error });
}

async function task(at: string | null, fields: Record<string, unknown> = {}) {
  const { error } = await leader
    .from('tasks')
    .insert({ title: 'Read the log', due_date: at, assigned_to: accounts.member.id, ...fields });
  if (error) throw new Error(error.message, { cause: error });
}

describe('the calendar', () => {
  it('shows a leader active bookings and due tasks in order', async () => {
    await booking('2031-03-04T15:00:00Z');
    await booking('2031-03-04T16:00:00Z', { status: 'cancelled' });
    await booking('2031-03-04T17:00:00Z', { quarantined_at: new Date().toISOString() });
    await booking('2031-04-02T15:00:00Z');
    await task('2031-03-04T14:00:00Z', { team_id: '00000000-0000-4000-8000-000000000101' });
    await task(null);
    const found = await entries(leader);
    expect(found.map(({ kind, day, day_total }) => ({ kind, day, day_total }))).toEqual([
      { kind: 'task', day: '2031-03-04', day_total: 2 },
      { kind: 'booking', day: '2031-03-04', day_total: 2 },
    ]);
    expect(found[0]?.payload).toMatchObject({
      title: 'Read the log',
      assignee_name: 'Daniel Okafor',
      team_name: 'Delivery',
    });
    expect(found[1]?.payload).toMatchObject({ firstname: 'Ada', status: 'scheduled' });
    expect(found[1]?.payload).not.toHaveProperty('private_notes');
    expect(found[1]?.payload).not.toHaveProperty('idempotency_key');
  });

  it('shows a member their own tasks and no bookings', async () => {
    await booking('2031-03-04T15:00:00Z');
    await task('2031-03-04T14:00:00Z');
    await task('2031-03-04T14:00:00Z', { assigned_to: accounts.member2.id });
    const found = await entries(member);
    expect(found.map((entry) => [entry.kind, entry.payload.assigned_to, entry.day_total])).toEqual([
      ['task', accounts.member.id, 1],
    ]);
    expect(found[0]?.payload.assignee_name).toBe('Daniel Okafor');
  });

  it('returns a few entries and the total for a crowded day', async () => {
    for (let hour = 12; hour < 20; hour += 1) await task(`2031-03-04T${hour}:00:00Z`);
    await task('2031-03-05T12:00:00Z');
    const found = await entries(leader, 3);
    expect(found.map((entry) => [entry.day, entry.day_total])).toEqual([
      ['2031-03-04', 8],
      ['2031-03-04', 8],
      ['2031-03-04', 8],
      ['2031-03-05', 1],
    ]);
    expect(new Date(String(found[0]?.starts_at)).toISOString()).toBe('2031-03-04T12:00:00.000Z');
  });

  it('returns the earliest among bookings and tasks together', async () => {
    for (const hour of [12, 14, 16]) await booking(`2031-03-04T${hour}:00:00Z`);
    for (const hour of [13, 14, 15]) await task(`2031-03-04T${hour}:00:00Z`);
    const found = await entries(leader, 4);
    expect(found.map(({ kind, day_total }) => [kind, day_total])).toEqual([
      ['booking', 6],
      ['task', 6],
      ['booking', 6],
      ['task', 6],
    ]);
  });

  it('can start and end within a day', async () => {
    await task('2031-03-01T04:59:59Z');
    await task('2031-03-01T05:00:00Z');
    // The range ends at 1 AM, because clocks have gone forward.
    await task('2031-04-01T04:59:59Z');
    await task('2031-04-01T05:00:00Z');
    const found = await entries(leader);
    expect(found.map(({ day, day_total }) => [day, day_total])).toEqual([
      ['2031-03-01', 1],
      ['2031-04-01', 1],
    ]);
  });

  it('counts days in the business zone, in both halves of the year', {
    tags: ['clock-changes'],
  }, async () => {
    await task('2031-03-05T04:59:00Z');
    await task('2031-07-05T04:00:00Z');
    await task('2031-07-05T03:59:00Z');
    const found = await entries(leader, null, '2031-03-01', '2031-08-01');
    expect(found.map((entry) => entry.day)).toEqual(['2031-03-04', '2031-07-04', '2031-07-05']);
  });
});

describe('the range', () => {
  it('is read from the index on the start time', async () => {
    // Triggers are off because they would only slow this down.
    await stack.sql(`
      do $$ begin
        set local session_replication_role = replica;
        insert into public.consultation_bookings (firstname, email, preferreddate, ends_at)
        select 'Load', 'load@engines.example', at, at + interval '30 minutes'
        from generate_series(timestamptz '2032-01-01', timestamptz '2032-03-20', interval '2 hours') as at;
      end $$`);
    await stack.sql('analyze public.consultation_bookings');
    const plan = await stack.sql(`
      explain select id from public.consultation_bookings
      where preferreddate >= '2032-03-01' and preferreddate < '2032-03-03'
        and status <> 'cancelled' and quarantined_at is null`);
    expect(JSON.stringify(plan)).toMatch(/Index Cond: .*preferreddate >= /);
  });
});

describe('a feed', () => {
  it('returns the entries of one person', async () => {
    const own = await member
      .from('calendar_feeds')
      .insert({ user_id: accounts.member.id, token_hash: 'a'.repeat(64) });
    expect(own.error).toBeNull();
    const foreign = await member
      .from('calendar_feeds')
      .insert({ user_id: accounts.leader.id, token_hash: 'b'.repeat(64) });
    expect(foreign.error?.code).toBe('42501');
    expect((await leader.from('calendar_feeds').select('user_id')).data).toEqual([]);
    await member.from('calendar_feeds').delete().eq('user_id', accounts.member.id);
    expect(await stack.sql('select user_id from public.calendar_feeds')).toEqual([]);
  });
});
