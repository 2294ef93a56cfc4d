import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPersonName } from '../../lib/core/text/person-name.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

// Emails use the name as sender. It must not look like an email address, start a header or reverse the text
// direction.

let stack: TestStack;
let member: Client;
beforeAll(async () => {
  stack = await startTestStack();
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

it('the database rejects the same characters as the forms', async () => {
  const ranges = [
    [0x1, 0x3000],
    [0xf900, 0xffff],
    [0xdff00, 0xe01ff],
  ] as const;
  for (const [from, to] of ranges) {
    const refused = await stack.sql(
      `select n from generate_series(${from}, ${to}) n where not private.is_person_name('A' || chr(n))`,
    );
    const codes = Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
    const expected = codes.filter((code) => !isPersonName(`A${String.fromCodePoint(code)}`));
    expect(refused.map(({ n }) => n)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  }
});

it.each([
  [
    'a zero-width non-joiner between',
    (code: string) => `${code}\u200C\u0628`,
    "chr(n) || U&'\\200C\\0628'",
  ],
  [
    'a zero-width joiner between',
    (code: string) => `\u0D28\u200D${code}`,
    "U&'\\0D28\\200D' || chr(n)",
  ],
  ['a joiner after', (code: string) => `${code}\u200D`, "chr(n) || U&'\\200D'"],
])('the database allows %s the same letters as the forms', async (_, nameOf, written) => {
  const codes = Array.from({ length: 0x3000 }, (_unused, nth) => nth + 1);
  const allowed = await stack.sql(
    `select n from generate_series(1, ${codes.length}) n where private.is_person_name(${written})`,
  );
  const expected = codes.filter((code) => isPersonName(nameOf(String.fromCodePoint(code))));
  expect(allowed.map(({ n }) => n)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(5);
});

it('a name shortened for a contact stays valid', async () => {
  const parts = async (name: string) =>
    (
      await stack.sql('select to_jsonb(private.name_parts($1::jsonb)) as parts', [
        JSON.stringify({ name }),
      ])
    )[0]?.parts;
  const long = `${'\u0628'.repeat(99)}\u200C${'\u0628'.repeat(40)}`;
  expect(await parts(long)).toEqual(['\u0628'.repeat(99), null]);
  expect(await parts('മോഹന്‍ലാല്‍')).toEqual(['മോഹന്‍ലാല്‍', null]);
  expect(await parts('علی‌رضا "Ali" محمدی')).toEqual(['علی‌رضا "Ali"', 'محمدی']);
});

it('every column with a name is validated', async () => {
  const columns = await stack.sql(`
    select c.conrelid::regclass::text || '.' || a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%is_person_name(%'
    order by 1`);
  expect(columns.map(({ column }) => column)).toEqual([
    'blog_posts.author_name',
    'certificates.name',
    'clients.firstname',
    'clients.lastname',
    'consultation_bookings.firstname',
    'consultation_bookings.lastname',
    'courses.instructor',
    'enquiries.name',
    'enrolments.name',
    'estimates.name',
    'job_applications.firstname',
    'job_applications.lastname',
    'proposal_codes.name',
    'staff_invitations.name',
    'user_profiles.name',
    'webinar_registrations.firstname',
    'webinar_registrations.lastname',
    'webinar_waitlist.firstname',
    'webinar_waitlist.lastname',
    'webinars.presenter',
  ]);
});

it('members cannot use another person’s name with their own email at the Data API', async () => {
  const rename = (name: string) =>
    member.from('user_profiles').update({ name }).eq('id', accounts.member.id).select('name');
  expect((await rename('Maya Lindqvist')).data).toEqual([{ name: 'Maya Lindqvist' }]);
  for (const name of [
    '"Maya Lindqvist" <leader@techlink.example>',
    'Maya\r\nBcc: all@x.example',
    'Maya \u202Etsivqdnil',
    'Ma\u200Bya',
  ]) {
    expect((await rename(name)).error?.code, name).toBe('23514');
  }
});

it('an import at the Data API rejects such a contact', async () => {
  const leader = await signIn(stack, accounts.leader.email);
  const email = `${crypto.randomUUID()}@x.example`;
  const add = (firstname: string) =>
    leader.from('clients').insert({ firstname, email }).select('firstname');
  expect((await add('Ada <ada@x.example>')).error?.code).toBe('23514');
  expect((await add('Ada')).data).toEqual([{ firstname: 'Ada' }]);
  const stored = await service(stack).from('clients').select('firstname').eq('email', email);
  expect(stored.data).toEqual([{ firstname: 'Ada' }]);
});
