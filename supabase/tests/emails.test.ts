import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';

// An email is stored in ASCII (lib/core/text/email.ts), so that two spellings of a domain are one address.

let stack: TestStack;
let leader: Client;
beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

it('every column with a typed email address is validated', async () => {
  const unchecked = await stack.sql(`
    select t.relname || '.' || a.attname as column
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attname ~ '(^|_)email$'
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not exists (
      select from pg_constraint c
      where c.conrelid = t.oid and a.attnum = any (c.conkey) and pg_get_constraintdef(c.oid) like '%x21-%'
    )
    order by 1`);
  // A call as its sender wrote it, and copies of validated values.
  expect(unchecked.map(({ column }) => column)).toEqual([
    'incoming_calls.email',
    'proposal_acceptances.email',
    'replies.email',
  ]);
});

it.each([
  ['user@münchen.de', false],
  ['jürgen@example.com', false],
  ['ada lovelace@example.com', false],
  ['ada@example.com\nBcc: all@x.example', false],
  ['@example.com', false],
  ['user@xn--mnchen-3ya.de', true],
])('the Data API and %j', async (email, isTaken) => {
  const answer = await leader.from('clients').insert({ firstname: 'Ada', email }).select('email');
  expect(answer.error?.code ?? answer.data).toEqual(isTaken ? [{ email }] : '23514');
});
