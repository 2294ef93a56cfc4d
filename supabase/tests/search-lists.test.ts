import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { foundIds } from './found-ids.ts';
import { accounts, type Client, signIn } from './people.ts';

/** Far more rows than a search may read for one page. */
const ROWS = 5000;

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
  await stack.sql(`do $fill$
  declare
    words constant text[] := array[
      'Ledger', '100%', 'a_b', 'back\\slash', 'O''Hara', 'Zoë', 'ÉCLAIR', '"said"', 'x*y', 'per-cent', 'ledgers', '(a, b)'
    ];
  begin
    perform set_config('session_replication_role', 'replica', true);
    insert into public.companies (id, name)
    select md5('company ' || n)::uuid, words[1 + n * 5 % 12] || ' Works ' || n from generate_series(1, ${ROWS}) n;
    insert into public.clients (id, firstname, lastname, email, company_id, created_at, updated_at)
    select md5('client ' || n)::uuid, 'Ada', 'Berg', 'everywhere' || n || '@lists.example', md5('company ' || n)::uuid,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}) n;
    update public.clients set document = private.client_document(clients) where document = '';
    insert into public.deals (title, client_id, company_id, owner_id, updated_at, created_at)
    select
      words[1 + n * 7 % 12] || ' everywhere ' || n, md5('client ' || n)::uuid, md5('company ' || n)::uuid,
      case n % 4 when 0 then '${accounts.member.id}'::uuid end, now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}) n;
    update public.deals set document = private.deal_document(deals) where document = '';
    insert into public.tasks (title, status, due_date, assigned_to, created_at, updated_at)
    select
      'Everywhere ' || words[1 + n * 7 % 12] || ' ' || words[1 + n * 11 % 12] || case when n % 50 = 0 then ' harbour ' else ' ' end || n,
      (array['todo', 'completed'])[1 + n % 2], now() + (n * 7919 % ${ROWS}) * interval '1 hour',
      case n % 4 when 0 then '${accounts.member.id}'::uuid end,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}) n;
  end
  $fill$`);
  await stack.sql('vacuum analyze');
});
afterAll(() => stack?.stop());

type Page = { list: string; search: string; sort: string; ascending: boolean };

/** Returns all ids of a list, read in pages as its screen reads them. */
async function everyId(client: Client, page: Page, conditions: string[][]): Promise<string[]> {
  const ids: string[] = [];
  const most = 400;
  for (;;) {
    const last = ids.at(-1);
    const [row] = last
      ? await stack.sql(
          `select ${page.sort}::text as value from public.${page.list} where id = $1`,
          [last],
        )
      : [];
    const answer = await client.rpc('search_list', {
      ...page,
      conditions,
      most,
      ...(last && { after_value: String(row?.value), after_id: last }),
    });
    if (answer.error) throw new Error(answer.error.message, { cause: answer.error });
    ids.push(...answer.data);
    if (answer.data.length < most) return ids;
  }
}

describe('searching a list', () => {
  const inside = (text: string) =>
    `title ilike '%${text.replace(/[%_\\]/g, '\\$&').replaceAll("'", "''")}%'`;
  const ofWords = (text: string) => `exists (
    select from (select private.search_query('${text.replaceAll("'", "''")}') as query) q
    where private.search_document(title) @@ query
      or exists (select from public.clients c where c.id = client_id and private.search_document(concat_ws(' ', c.firstname, c.lastname, c.email, c.phone)) @@ query)
      or exists (select from public.companies f where f.id = company_id and private.search_document(f.name) @@ query)
  )`;

  it.each([
    'everywhere',
    'EVERYWHERE',
    'ledger',
    '100%',
    '%',
    '_',
    'a_b',
    'back\\slash',
    '\\',
    "o'hara",
    "'",
    'zoë',
    'éclair',
    '"said"',
    '"',
    'x*y',
    '*',
    'per-cent',
    '(a, b)',
    ',',
    'harbour',
    'quokka',
    'verywhere le',
    'e',
    'zq',
    '77',
    '4999',
  ])('finds the tasks with %s in their title', async (text) => {
    for (const [sort, ascending] of [
      ['due_order', true],
      ['title', false],
    ] as const) {
      for (const [client, own] of [
        [leader, 'true'],
        [member, `assigned_to = '${accounts.member.id}'`],
      ] as const) {
        const expected = await stack.sql(
          `select id from public.tasks where ${inside(text)} and ${own} and status <> 'completed'
           order by ${sort} ${ascending ? 'asc' : 'desc'}, id`,
        );
        const page = { list: 'tasks', search: text, sort, ascending };
        expect(await everyId(client, page, [['status', 'neq', 'completed']])).toEqual(
          expected.map(({ id }) => id),
        );
      }
    }
  });

  it.each([
    'everywhere',
    'ledger',
    'ledgers',
    "o'hara",
    'zoë',
    'berg ada',
    'works 7',
    '100%',
    'quokka',
    'ledger ada',
    'everywhere12',
  ])('finds the deals with every word of %s in one field', async (text) => {
    const expected = await stack.sql(
      `select id from public.deals where ${ofWords(text)} order by updated_at desc, id`,
    );
    const page = { list: 'deals', search: text, sort: 'updated_at', ascending: false };
    expect(await everyId(leader, page, [])).toEqual(expected.map(({ id }) => id));
  });

  it('finds no deal of a member by company, and none of others', async () => {
    const [row] = await stack.sql(
      `select count(*)::integer as deals from public.deals
       where owner_id = $1 and private.search_document(title) @@ private.search_query('zoë')`,
      [accounts.member.id],
    );
    const page = { list: 'deals', search: 'zoë', sort: 'updated_at', ascending: false };
    expect(await everyId(member, page, [])).toHaveLength(Number(row?.deals));
    expect(await foundIds(member, 'deals', 'works')).toEqual([]);
    const { error } = await member.from('deals').select('document').limit(1);
    expect(error?.code).toBe('42501');
  });

  it.each(['everywhere', 'harbour', 'quokka', 'zq'])('reads few rows for %s', async (search) => {
    const read = async () => {
      await stack.sql('select pg_stat_force_next_flush()');
      const [row] = await stack.sql(
        "select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_user_tables where relname in ('tasks', 'deals', 'clients', 'companies')",
      );
      return Number(row?.rows);
    };
    for (const [list, sort] of [
      ['tasks', 'due_order'],
      ['deals', 'step_order'],
      ['clients', 'firstname'],
      ['companies', 'name'],
    ] as const) {
      const before = await read();
      await leader
        .rpc('search_list', { list, search, conditions: [], sort, ascending: true, most: 61 })
        .throwOnError();
      expect((await read()) - before, list).toBeLessThan(1500);
    }
    const before = await read();
    await leader.rpc('search_staff', { search, most: 5 }).throwOnError();
    expect((await read()) - before).toBeLessThan(1500);
  });

  it.each(['everywhere', 'ledger', 'harbour', 'quokka', 'e', ''])(
    'finds the same in the columns of a board as in lists of %s',
    async (search) => {
      for (const client of [leader, member]) {
        const columns = ['todo', 'completed'].map((status) => ({
          conditions: [['status', 'eq', status]],
          sort: 'due_order',
          ascending: status === 'todo',
        }));
        const { data } = await client
          .rpc('search_board', { list: 'tasks', search, columns, most: 40 })
          .throwOnError();
        for (const [number, column] of columns.entries()) {
          const page = { list: 'tasks', search, most: 40, ...column };
          const listed = await client.rpc('search_list', page).throwOnError();
          expect(data[number]).toEqual(listed.data);
        }
      }
    },
  );

  it.each([
    ['search_list', { conditions: null, sort: 'document', ascending: true }],
    ['search_board', { columns: [{ sort: 'document', ascending: true }] }],
  ])('%s cannot sort by a column that the caller may not read', async (name, order) => {
    const { error } = await leader.rpc(name, { list: 'deals', search: '', most: 5, ...order });
    expect(error?.code).toBe('22023');
  });
});

it('finds renamed records without marking them as changed', async () => {
  const version = () =>
    stack.sql(
      "select d.updated_at, c.updated_at as of_client from public.deals d join public.clients c on c.id = d.client_id where c.id = md5('client 9')::uuid",
    );
  const before = await version();
  await stack.sql(
    "update public.companies set name = 'Wombat Works' where id = md5('company 9')::uuid",
  );
  expect(await foundIds(leader, 'deals', 'wombat')).toHaveLength(1);
  expect(await foundIds(leader, 'clients', 'wombat')).toHaveLength(1);
  expect(await version()).toEqual(before);
  await stack.sql(
    "update public.clients set firstname = 'Numbat' where id = md5('client 9')::uuid",
  );
  expect(await foundIds(leader, 'deals', 'numbat')).toHaveLength(1);
  await stack.sql("delete from public.clients where id = md5('client 9')::uuid");
  expect(await foundIds(leader, 'deals', 'numbat')).toEqual([]);
});

it.each([
  ['a list that there is not', { list: 'webhook_endpoints' }],
  ['an operator that there is not', { conditions: [['title', 'is true or', '1']] }],
  ['a secret', { list: 'deals', conditions: [['document', 'eq', 'a']] }],
  ['the order of a secret', { sort: 'document', list: 'deals' }],
])('rejects %s', async (_, wrong) => {
  const { error } = await leader.rpc('search_list', {
    list: 'tasks',
    search: 'x',
    conditions: [],
    sort: 'id',
    ascending: true,
    most: 5,
    ...wrong,
  });
  expect(error?.code).toBe('22023');
});

it('has an index for each searched list', async () => {
  for (const way of ['seqscan', 'indexscan', 'indexonlyscan']) {
    await stack.sql(`set enable_${way} = off`);
  }
  const lists = await stack.sql('select * from private.searched_lists()');
  expect(lists.length).toBeGreaterThan(20);
  for (const { list, source, words, texts } of lists) {
    const columns = String(texts).replace(/[{}]/g, '');
    const condition = words ? `${words} @@ 'x'::tsquery` : `private.pieces(${columns}) @> '{abc}'`;
    const plan = await stack.sql(`explain select from public.${source} where ${condition}`);
    expect(JSON.stringify(plan), String(list)).toContain('Bitmap Index Scan');
  }
  await stack.sql('reset all');
});
