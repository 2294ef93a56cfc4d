import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, anonymous, type Client, signIn } from './people.ts';
import { place } from './samples.ts';

let stack: TestStack;
let leader: Client;
let writer: Client;
let stranger: Client;
let post: string;
let writerId: string;

async function member(kind: string) {
  const { id, email } = await addAccount(stack, 'wilma', 'team_member');
  await place(stack, 'content_rights', { user_id: id, kind, level: 'write' });
  return { id, client: await signIn(stack, email) };
}

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  const writes = await member('blog_posts');
  writer = writes.client;
  writerId = writes.id;
  stranger = (await member('jobs')).client;
  const [row] = await stack.sql('select id from public.blog_posts limit 1');
  post = String(row?.id);
});
afterAll(() => stack?.stop());
beforeEach(() => stack.sql('delete from public.content_presence'));

async function others(client: Client, record = post, kind = 'blog_posts') {
  const { data } = await client.rpc('note_presence', { kind, record }).throwOnError();
  return data.map(({ name }: { name: string }) => name);
}

const rows = async () =>
  (await stack.sql('select user_id from public.content_presence order by seen_at')).map(
    ({ user_id }) => user_id,
  );

it('two people in one text see each other, and no one sees themselves', async () => {
  expect(await others(writer)).toEqual([]);
  expect(await others(leader)).toEqual(['wilma']);
  expect(await others(leader)).toEqual(['wilma']);
  expect(await others(writer)).toEqual(['Maya Lindqvist']);
  const [another] = await stack.sql(
    'select id from public.blog_posts where id <> $1::uuid limit 1',
    [post],
  );
  expect(await others(leader, String(another?.id))).toEqual([]);
});

it('a beat counts for 45 seconds, and is removed after a day', async () => {
  const age = (interval: string) =>
    stack.sql(
      'update public.content_presence set seen_at = now() - $1::text::interval where user_id = $2::uuid',
      [interval, writerId],
    );
  await others(writer);
  await age('44 seconds');
  expect(await others(leader)).toEqual(['wilma']);
  await age('46 seconds');
  expect(await others(leader)).toEqual([]);
  expect(await rows()).toContain(writerId);
  await age('25 hours');
  await others(leader);
  expect(await rows()).toEqual([accounts.leader.id]);
});

it('who may not write the kind sees nothing and stores nothing', async () => {
  await others(writer);
  expect(await others(stranger)).toEqual([]);
  expect(await others(stranger, post, 'user_profiles')).toEqual([]);
  expect(await rows()).toEqual([writerId]);
  const visitor = anonymous(stack).rpc('note_presence', { kind: 'blog_posts', record: post });
  expect((await visitor).error?.code).toBe('42501');
  for (const client of [writer, leader, stranger]) {
    expect((await client.from('content_presence').select()).error?.code).toBe('42501');
  }
});

it('a record that does not exist keeps no one, and a disabled account is not there', async () => {
  expect(await others(leader, crypto.randomUUID())).toEqual([]);
  expect(await rows()).toEqual([]);
  const gone = await member('blog_posts');
  await others(gone.client);
  await stack.sql('update public.user_profiles set disabled_at = now() where id = $1::uuid', [
    gone.id,
  ]);
  expect(await others(leader)).toEqual([]);
});
