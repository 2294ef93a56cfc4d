import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

async function find(client: Client, search: string, most = 5): Promise<string[]> {
  const { data, error } = await client.rpc('search_staff', { search, most });
  if (error) throw new Error(error.message, { cause: error });
  return data.map(({ kind, title }: { kind: string; title: string }) => `${kind}: ${title}`);
}

describe('the search of a leader', () => {
  it.each([
    ['a person by the beginnings of two words', 'han wei', 'clients: Hannah Weiss'],
    ['a person by a part of the address', 'brightwell-foods.ex', 'clients: Hannah Weiss'],
    ['a person by the firm', 'cobalt', 'clients: Ben Adeyemi'],
    ['a colleague by the name', 'sofia', 'people: Sofia Reyes'],
    ['a colleague by the address', 'member2@techlink', 'people: Sofia Reyes'],
    ['a booking', 'goldberg', 'bookings: Leah Goldberg'],
    ['a task', 'rotate WEBHOOK', 'tasks: Rotate the webhook secrets'],
    ['content that is not public, too', 'month-end', 'webinars: Month-end close in two days'],
  ])('%s', async (_, search, found) => {
    expect(await find(leader, search)).toContain(found);
  });

  it('finds a team with its members', async () => {
    const { data } = await leader
      .from('teams')
      .insert({ name: 'Zenith' })
      .select('id')
      .single()
      .throwOnError();
    const team = { team_id: data?.id, user_id: accounts.member2.id };
    await leader.from('team_members').insert(team).throwOnError();
    const found = await leader.rpc('search_staff', { search: 'zen', most: 5 }).throwOnError();
    expect(found.data).toMatchObject([{ kind: 'teams', title: 'Zenith', detail: 'Sofia Reyes' }]);
    await leader.from('teams').delete().eq('id', data?.id).throwOnError();
  });

  it('finds companies by name', async () => {
    const company = {
      name: 'Zephyr Freight',
      website: 'https://zephyr.example',
      industry: 'Logistics',
    };
    const { data } = await leader
      .from('companies')
      .insert(company)
      .select('id')
      .single()
      .throwOnError();
    const found = await leader.rpc('search_staff', { search: 'zeph', most: 5 }).throwOnError();
    expect(found.data).toMatchObject([
      {
        kind: 'companies',
        id: data.id,
        title: 'Zephyr Freight',
        detail: 'Logistics, zephyr.example',
      },
    ]);
    const member = await signIn(stack, accounts.member.email);
    expect((await member.rpc('search_staff', { search: 'zeph', most: 5 })).data).toEqual([]);
    await leader.from('companies').delete().eq('id', data.id).throwOnError();
  });

  it('finds a few records of each kind', async () => {
    const found = await find(leader, 'a', 2);
    expect(found.filter((line) => line.startsWith('clients'))).toHaveLength(2);
  });

  it('finds old and new records, each once', async () => {
    await stack.sql(`
      insert into public.tasks (title, created_by, created_at)
      select
        case when n < 2 then 'Zephyr ' || n else 'Filler ' || n end, '${accounts.leader.id}',
        case n when 0 then timestamptz '2020-01-01 12:00Z' else '2040-01-01 12:00Z' end
      from generate_series(0, 39) n`);
    expect((await find(leader, 'zephyr')).sort()).toEqual(['tasks: Zephyr 0', 'tasks: Zephyr 1']);
    expect(await find(leader, 'filler')).toHaveLength(5);
    await leader.from('tasks').delete().gte('created_at', '2040-01-01').throwOnError();
    await leader.from('tasks').delete().like('title', 'Zephyr%').throwOnError();
  });

  it.each(['', '   ', "'", '\\', '& | ! :*', '@.-', 'x'.repeat(400)])(
    'returns nothing and no error for %j',
    async (search) => {
      expect(await find(leader, search)).toEqual([]);
    },
  );
});

describe('the search of a member', () => {
  it('finds only their own tasks', async () => {
    expect(await find(member, 'rotate')).toEqual(['tasks: Rotate the webhook secrets']);
  });

  it('finds colleagues by name', async () => {
    expect(await find(member, 'sofia')).toEqual(['people: Sofia Reyes']);
    const { data } = await member.rpc('search_staff', { search: 'sofia', most: 5 });
    expect(data).toMatchObject([{ detail: 'team_member' }]);
  });

  it('finds only content that they may write', async () => {
    const webinar = 'webinars: Month-end close in two days';
    const writer = await signIn(stack, accounts.member2.email);
    expect(await find(writer, 'retiring')).toContain('blog_posts: Retiring an automation');
    expect(await find(writer, 'month-end')).not.toContain(webinar);
    expect(await find(member, 'retiring')).toEqual([]);
    const editor = await signIn(stack, accounts.editor.email);
    expect(await find(editor, 'month-end')).toContain(webinar);
  });

  it.each(['prepare discovery', 'member2@techlink', 'hannah', 'goldberg', 'month-end'])(
    'finds no record of others: %s',
    async (search) => {
      expect(await find(member, search)).toEqual([]);
    },
  );
});

it.each([
  ['clients', 'k.document'],
  ['deals', 'k.document'],
  ['consultation_bookings', 'private.booking_document(k)'],
  ['tasks', 'private.search_document(k.title)'],
])('has an index for %s', async (table, document) => {
  await stack.sql('set enable_seqscan = off');
  const plan = await stack.sql(
    `explain select * from public.${table} k where ${document} @@ private.search_query('x')`,
  );
  await stack.sql('reset enable_seqscan');
  expect(JSON.stringify(plan)).toContain(`${table}_document`);
});
