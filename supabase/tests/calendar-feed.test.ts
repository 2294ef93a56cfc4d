import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { type AccountName, accounts, addAccount, service } from './people.ts';
import { place } from './samples.ts';
import { withoutPlaybooks } from './without.ts';

const range = { from_at: '2043-01-01T00:00:00Z', to_at: '2043-02-01T00:00:00Z' };

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  const task = { created_by: accounts.leader.id, due_date: '2043-01-05T15:00:00Z' };
  for (const row of [
    { title: 'Own', assigned_to: accounts.member.id },
    { title: 'Done', assigned_to: accounts.member.id, status: 'completed' },
    { title: 'Later', assigned_to: accounts.member.id, due_date: '2043-03-05T15:00:00Z' },
    { title: 'Foreign', assigned_to: accounts.member2.id },
  ]) {
    await place(stack, 'tasks', { ...task, ...row });
  }
  const booking = {
    firstname: 'Ada',
    email: 'ada@x.example',
    private_notes: 'Between us',
    requestdate: '2042-12-01T00:00:00Z',
  };
  for (const [preferreddate, fields] of [
    ['2043-01-04T15:00:00Z', {}],
    ['2043-01-06T15:00:00Z', { status: 'cancelled' }],
    ['2043-01-07T15:00:00Z', { quarantined_at: '2042-12-01T00:00:00Z' }],
  ] as const) {
    const ends_at = new Date(Date.parse(preferreddate) + 1_800_000).toISOString();
    await place(stack, 'consultation_bookings', { ...booking, preferreddate, ends_at, ...fields });
  }
});
afterAll(() => stack?.stop());

async function feedOf(userId: string): Promise<string> {
  const token_hash = crypto.randomUUID().repeat(2);
  await stack.sql('delete from public.calendar_feeds where user_id = $1::uuid', [userId]);
  await place(stack, 'calendar_feeds', { user_id: userId, token_hash });
  return token_hash;
}

async function read(token_hash: string, most = 100) {
  const { data, error } = await service(stack).rpc('read_calendar_feed', {
    token_hash,
    ...range,
    most,
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

it.each<[AccountName, string[]]>([
  ['leader', ['Ada', 'Foreign', 'Own']],
  ['member', ['Own']],
])('shows a %s %j', async (name, expected) => {
  const entries: { title?: string; firstname?: string }[] = await read(
    await feedOf(accounts[name].id),
  );
  expect(entries.map(({ title, firstname }) => title ?? firstname).sort()).toEqual(expected);
  expect(JSON.stringify(entries)).not.toContain('Between us');
});

it('has a rate limit, and records when it was last read', async () => {
  const feed = await feedOf(accounts.leader.id);
  expect(await read(feed, 1)).toHaveLength(2);
  const [row] = await stack.sql(
    'select last_read_at is not null as read from public.calendar_feeds where token_hash = $1',
    [feed],
  );
  expect(row).toEqual({ read: true });
});

it('has no reader once it is revoked, or its owner is disabled or changes role', async () => {
  expect(await read('0'.repeat(64))).toBeNull();
  const person = await addAccount(stack, 'reader', 'team_member');
  const feed = await feedOf(person.id);
  expect(await read(feed)).toEqual([]);
  await stack.sql('update public.user_profiles set disabled_at = now() where id = $1::uuid', [
    person.id,
  ]);
  expect(await read(feed)).toBeNull();
  expect(await read(await feedOf(accounts.guest.id))).toBeNull();
});
