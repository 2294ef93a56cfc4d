import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let server: Client;
let people: { client: Client; id: string }[];

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  const { leader, member } = accounts;
  people = await Promise.all(
    [leader, member].map(async ({ id, email }) => ({ id, client: await signIn(stack, email) })),
  );
});
afterAll(() => stack?.stop());

const EVENTS = [
  'book',
  'suspect',
  'reply',
  'release',
  'cancel',
  'ask',
  'suspectQuestion',
  'answer',
  'give',
  'giveLate',
  'pass',
  'finish',
  'remind',
  'withdraw',
  'remove',
] as const;

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** Applies one event to the nth record of its table. */
async function happen(what: (typeof EVENTS)[number], nth: number) {
  const person = people[nth % 2];
  const add = (table: string, row: Record<string, unknown>) =>
    server.from(table).insert(row).throwOnError();
  const find = async (table: string): Promise<string | undefined> => {
    const { data } = await server.from(table).select('id').order('id').throwOnError();
    return data[nth % Math.max(data.length, 1)]?.id;
  };
  const change = async (table: string, changes: Record<string, unknown> | null) => {
    const id = await find(table);
    if (!id) return;
    const rows = server.from(table);
    await (changes ? rows.update(changes) : rows.delete()).eq('id', id).throwOnError();
  };
  const booking = {
    firstname: 'Ada',
    email: 'ada@x.example',
    preferreddate: hours(500 + nth),
    ends_at: hours(500.5 + nth),
    seat: 1 + (nth % 3),
  };
  const enquiry = { name: 'Eve Adams', email: 'eve@x.example', message: 'What does it cost?' };
  const task = { title: 'Draw', assigned_to: person?.id, created_by: accounts.member.id };
  switch (what) {
    case 'book':
      await server.from('consultation_bookings').insert({ ...booking, host_id: person?.id });
      return;
    case 'suspect':
      await server.from('consultation_bookings').insert({ ...booking, quarantined_at: hours(0) });
      return;
    case 'reply':
      return change('consultation_bookings', { replied_at: hours(0) });
    case 'release':
      return change('consultation_bookings', { quarantined_at: null });
    case 'cancel':
      return change('consultation_bookings', { status: 'cancelled' });
    case 'ask':
      await add('enquiries', enquiry);
      return;
    case 'suspectQuestion':
      await add('enquiries', { ...enquiry, quarantined_at: hours(0) });
      return;
    case 'answer':
      return change('enquiries', { replied_at: hours(0), quarantined_at: null });
    case 'give':
      await add('tasks', { ...task, due_date: hours(30) });
      return;
    case 'giveLate':
      await add('tasks', { ...task, due_date: hours(-30) });
      return;
    case 'pass':
      return change('tasks', { assigned_to: person?.id });
    case 'finish':
      return change('tasks', { status: 'completed' });
    case 'remind':
      await server.rpc('write_reminders').throwOnError();
      return;
    case 'withdraw': {
      const id = await find('tasks');
      if (id) await people[1]?.client.rpc('withdraw_created_task', { task: id }).throwOnError();
      return;
    }
    case 'remove':
      return change(['consultation_bookings', 'enquiries', 'tasks'][nth % 3] ?? 'tasks', null);
  }
}

/** Inbox item kinds for each notification kind that the inbox does not list as news. */
const counterparts: Record<string, readonly string[]> = {
  booking_created: ['reply', 'check'],
  booking_quarantined: ['check'],
  enquiry_created: ['enquiry', 'enquirycheck'],
  enquiry_quarantined: ['enquirycheck'],
  overdue: ['task'],
  assigned: ['task'],
  due_tomorrow: ['task'],
};

/** Returns the person's unread notifications that neither inbox nor day shows, and news entries that are not unread. */
async function contradictions({ client, id }: (typeof people)[number]) {
  const unread = await client
    .from('notifications')
    .select('id, kind, record_id')
    .eq('user_id', id)
    .is('read_at', null)
    .throwOnError();
  const { data } = await client.rpc('own_dashboard', { due_before: hours(2400) }).throwOnError();
  const shown: { kind: string; id: string; record?: string }[] = [...data.inbox, ...data.today];
  const news = data.inbox.filter(({ kind }: { kind: string }) => kind === 'news');
  const unknown = unread.data.filter(
    (one) =>
      !news.some((item: { id: string }) => item.id === one.id) &&
      !shown.some(
        (item) =>
          counterparts[one.kind]?.includes(item.kind) && (item.record ?? item.id) === one.record_id,
      ),
  );
  const read = news.filter((item: { id: string }) => !unread.data.some(({ id }) => id === item.id));
  return { unknown, read };
}

it('bell, news and inbox of leader and member agree after random events', async () => {
  const event = fc.record({ what: fc.constantFrom(...EVENTS), nth: fc.nat(30) });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 24 }), async (events) => {
      for (const table of ['consultation_bookings', 'enquiries', 'tasks', 'notifications']) {
        await stack.sql(`delete from public.${table}`);
      }
      for (const { what, nth } of events) await happen(what, nth);
      for (const person of people) {
        expect(await contradictions(person)).toEqual({ unknown: [], read: [] });
      }
    }),
    { numRuns: 12, seed: 46 },
  );
}, 180_000);
