// @module-tag erasure

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

// A pseudonym is longer than most names, so a text can exceed its column, and two texts can become equal.

let stack: TestStack;
let leader: Client;
beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

it('erases a person whose name fills a company, and another company with their name', async () => {
  const email = `jo.${crypto.randomUUID()}@visitor.example`;
  const database = service(stack);
  await database
    .from('companies')
    .insert([{ name: 'Jo Li' }, { name: email }])
    .throwOnError();
  await database
    .from('consultation_bookings')
    .insert({
      firstname: 'Jo',
      lastname: 'Li',
      email,
      company: 'Jo Li '.repeat(26).trim(),
      preferreddate: '2031-03-10T15:00:00Z',
      ends_at: '2031-03-10T15:30:00Z',
      seat: 900,
    })
    .throwOnError();
  const { data } = await leader.rpc('erase_person', { address: email }).throwOnError();
  expect(data).toMatchObject({ outcome: 'erased' });
  for (const table of ['companies', 'consultation_bookings', 'clients', 'outbox']) {
    const rows = await stack.sql(
      `select 1 as found from public.${table} t where to_jsonb(t)::text ~* $1`,
      [`jo li|${email.split('@')[0]}`],
    );
    expect(rows, table).toEqual([]);
  }
});

it('sends no email to a person who was erased', async () => {
  const insert = (recipient: string) =>
    stack.sql(
      `insert into public.outbox (topic, channel, recipient, payload) values ('booking.received', 'mail', $1, '{}')
       returning id`,
      [recipient],
    );
  expect(await insert(`erased-${crypto.randomUUID()}@erased.invalid`)).toEqual([]);
  expect(await insert('ada@visitor.example')).toHaveLength(1);
});
