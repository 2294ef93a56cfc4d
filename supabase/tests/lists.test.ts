import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  anywhere,
  containing,
  keyset,
  PAGE_SIZE,
  type Page,
  pageOf,
} from '../../lib/core/lists/keyset.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;

/** Texts that a filter must quote. */
const titles = ['"quoted" :)', ':( ""', 'back\\slash\\'];

const COUNT = 2 * PAGE_SIZE + 7;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  const { error } = await leader.from('tasks').insert(
    Array.from({ length: COUNT }, (_, index) => ({
      title: `Paged ${titles[index % 3]}, 100% (a)`,
      // Many share a due date and some have none, because the order must break ties.
      due_date: index % 5 === 0 ? null : `2031-01-0${1 + (index % 4)}T10:00:00Z`,
    })),
  );
  if (error) throw new Error(error.message, { cause: error });
});
afterAll(() => stack?.stop());

type Listed = { id: string; due_order: string; title: string };

async function everyPage(column: 'due_order' | 'title', ascending: boolean): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const query = leader
      .from('tasks')
      .select('id, due_order, title')
      .ilike('title', anywhere('100% (a)'));
    const { data, error } = await keyset(query, { column, ascending }, after);
    if (error) throw new Error(error.message, { cause: error });
    const page: Page<Listed> = pageOf<Listed>(data ?? [], (row) => row[column]);
    pages.push(page.rows.map((row) => `${row[column]} ${row.id}`));
    after = page.next;
  } while (after);
  return pages;
}

it.each([
  ['due_order', true],
  ['due_order', false],
  ['title', true],
  ['title', false],
] as const)(
  'pages sorted by %s, ascending %s, contain every record once and in order',
  async (column, ascending) => {
    const pages = await everyPage(column, ascending);
    expect(pages.map((page) => page.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 7]);
    const shown = pages.flat();
    expect(new Set(shown).size).toBe(COUNT);
    const values = shown.map((line) => line.slice(0, line.lastIndexOf(' ')));
    const sorted = values.toSorted();
    expect(values).toEqual(ascending ? sorted : sorted.reverse());
  },
);

it('returns the first page for an invalid cursor', async () => {
  const first = await keyset(
    leader.from('tasks').select('id'),
    { column: 'title', ascending: true },
    null,
  );
  const forged = await keyset(
    leader.from('tasks').select('id'),
    { column: 'title', ascending: true },
    "'; drop table tasks; --",
  );
  expect(forged.data).toEqual(first.data);
});

it.each([
  '"said" (50%), a_b \\ c',
  'SAID',
  '"said" (',
  '(50%), a',
  'a_b',
  '\\ c',
  '), {x}, ',
  'a*z',
  '"',
])('finds %s in one of several columns', async (text) => {
  const title = '"said" (50%), a_b \\ c';
  const others = ['said 50, a-b c', 'plain'];
  const descriptions = ['x ), {x}, y', 'a*z'];
  const { data: created, error } = await leader
    .from('tasks')
    .insert([
      ...[title, ...others].map((title) => ({ title, description: '' })),
      ...descriptions.map((description) => ({ title: 'described', description })),
    ])
    .select('id, title, description');
  if (error) throw new Error(error.message, { cause: error });
  const expected = created
    .filter((task) =>
      [task.title, task.description ?? ''].some((value) =>
        value.toLowerCase().includes(text.toLowerCase()),
      ),
    )
    .map(({ id }) => id);
  const found = await leader
    .from('tasks')
    .select('id')
    .in(
      'id',
      created.map(({ id }) => id),
    )
    .or(containing(text, ['title', 'description']));
  expect(found.error).toBeNull();
  expect(found.data?.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(0);
});

it('parses numbers as the hosted Data API writes them', async () => {
  const client = { firstname: 'Numeric', email: 'numeric@example.com' };
  const { data: stored } = await leader.from('clients').insert(client).select('id').single();
  const deal = { title: 'Numeric', client_id: stored?.id, stage: 'won', once_cents: 1250 };
  await leader.from('deals').insert(deal).throwOnError();
  const { data, error } = await leader
    .from('clients')
    .select('value, tasks(count)')
    .eq('email', client.email)
    .single();
  expect(error).toBeNull();
  expect(data).toEqual({ value: 12.5, tasks: [{ count: 0 }] });
});

it('filters the rows of a function called with GET', async () => {
  const search = `Paging${crypto.randomUUID().slice(0, 8)}`;
  const people = ['Ada', 'Bea', 'Cleo'].map((firstname) => ({
    firstname,
    lastname: search,
    email: `${crypto.randomUUID()}@client.example`,
  }));
  const { error: refused } = await leader.from('clients').insert(people);
  if (refused) throw new Error(refused.message, { cause: refused });
  const { data, error } = await leader
    .rpc('search_staff', { search, most: 5 }, { get: true })
    .select('title')
    .or('title.gt.Bez,and(title.eq.Ada,detail.eq."nobody, none")')
    .order('title');
  expect(error).toBeNull();
  expect(data).toEqual([{ title: `Cleo ${search}` }]);
});
