import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place } from './samples.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql('delete from public.tasks');
  await stack.sql('delete from public.consultation_bookings');
  await stack.sql('delete from public.site_visits');
  await stack.sql('delete from public.outbox');
});

let days = 0;
const book = (fields: Record<string, unknown> = {}) =>
  place(stack, 'consultation_bookings', {
    firstname: 'Ada',
    email: 'ada@engines.example',
    preferreddate: new Date(Date.UTC(2041, 0, ++days, 15)).toISOString(),
    requestdate: '2040-03-10T12:00:00Z',
    ...fields,
  });

const dashboard = async () => (await leader.rpc('leader_dashboard').throwOnError()).data;

async function figures(first_day: string, last_day: string): Promise<unknown[]> {
  const days = { compared_from: first_day, first_day, last_day };
  return (await leader.rpc('leader_figures', days).throwOnError()).data.figures;
}

describe('the figures of a day', () => {
  it('use the business time zone, across clock changes', async () => {
    // On 2040-03-11, New York's clocks go forward.
    await book({ requestdate: '2040-03-11T04:59:59Z' });
    await book({ requestdate: '2040-03-11T05:00:00Z' });
    await book({ requestdate: '2040-03-12T03:59:59Z' });
    await book({ requestdate: '2040-03-12T04:00:00Z' });
    expect(await figures('2040-03-11', '2040-03-12')).toEqual([
      { figure: 'bookings', day: '2040-03-11', total: 2 },
      { figure: 'bookings', day: '2040-03-12', total: 1 },
    ]);
  });

  it('exclude quarantine, and count new clients by day', async () => {
    const contact = (fields: Record<string, unknown>) =>
      place(stack, 'clients', {
        firstname: 'Ada',
        email: `${crypto.randomUUID()}@engines.example`,
        ...fields,
      });
    const { id: client_id } = await contact({});
    await place(stack, 'deals', {
      title: 'Won',
      client_id,
      stage: 'won',
      created_at: '2040-03-01T12:00:00Z',
      closed_at: '2040-03-10T23:00:00Z',
    });
    await contact({ stage: 'past', client_since: '2040-03-01T12:00:00Z' });
    // The date is unknown.
    await contact({ stage: 'client' });
    await book({ client_id });
    await book();
    await book({ quarantined_at: '2040-03-10T12:00:00Z' });
    expect(await figures('2040-03-10', '2040-03-10')).toEqual([
      { figure: 'bookings', day: '2040-03-10', total: 2 },
      { figure: 'clients', day: '2040-03-10', total: 1 },
    ]);
  });

  it('count confirmed subscribers, whatever happened later', async () => {
    const subscribe = (fields: Record<string, unknown>) =>
      place(stack, 'blog_subscriptions', {
        email: `${crypto.randomUUID()}@engines.example`,
        created_at: '2040-03-10T12:00:00Z',
        policy_version: '2026-11-24',
        ...fields,
      });
    const confirmed_at = '2040-03-10T13:00:00Z';
    await subscribe({ confirmed_at });
    await subscribe({});
    await subscribe({ confirmed_at, unsubscribed_at: '2040-03-11T12:00:00Z' });
    expect(await figures('2040-03-09', '2040-03-11')).toEqual([
      expect.objectContaining({ figure: 'clients' }),
      { figure: 'subscribers', day: '2040-03-10', total: 2 },
    ]);
  });

  it('count visits to all sections', async () => {
    const server = service(stack);
    for (const page of ['/blog', '/blog', '/']) await server.rpc('count_visit', { page });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
    expect(await figures(today, today)).toContainEqual({ figure: 'visits', day: today, total: 3 });
  });

  it.each(['/admin/login', 'blog', '/blog/a-post', `/${'x'.repeat(50)}`])(
    'reject an unknown section %s',
    async (page) => {
      const { error } = await service(stack).rpc('count_visit', { page });
      expect(error?.code).toBe('23514');
    },
  );
});

describe('the agenda', () => {
  const late = '2020-01-01T15:00:00Z';
  const task = (fields: Record<string, unknown>) =>
    place(stack, 'tasks', {
      title: 'x',
      created_by: accounts.leader.id,
      due_date: late,
      ...fields,
    });

  it('counts people awaiting a reply and quarantined requests', async () => {
    await book();
    await book({ requestdate: late });
    await book({ replied_at: late });
    await book({ status: 'cancelled' });
    await book({ quarantined_at: late });
    expect((await dashboard()).agenda).toMatchObject({ awaiting: 2, quarantined: 1 });
  });

  it('lists the next four consultations after today', async () => {
    const [row] = await stack.sql(
      `select (((now() at time zone time_zone)::date + 1)::timestamp at time zone time_zone) as midnight
       from public.user_profiles where id = $1::uuid`,
      [accounts.leader.id],
    );
    const midnight = new Date(String(row?.midnight)).getTime();
    const at = (hours: number) => new Date(midnight + hours * 3_600_000).toISOString();
    const today = await book({ preferreddate: at(-2), replied_at: late });
    const first = await book({ preferreddate: at(0), replied_at: late });
    const booked = [today, first];
    for (let nth = 1; nth <= 4; nth++) {
      booked.push(await book({ preferreddate: at(nth), replied_at: late }));
    }
    const { agenda, today: calendar } = await dashboard();
    expect(agenda.upcoming).toHaveLength(4);
    expect(agenda.upcoming[0].id).toBe(first.id);
    const own = new Set(booked.map(({ id }) => id));
    const ids: string[] = calendar.map(({ id }: { id: string }) => id);
    expect(ids.filter((id) => own.has(id))).toEqual([today.id]);
  });

  it('counts open and overdue tasks by person, and unassigned ones', async () => {
    await task({ assigned_to: accounts.member.id });
    await task({ assigned_to: accounts.member.id, due_date: '2020-01-02T15:00:00Z' });
    await task({ assigned_to: accounts.member.id, status: 'completed' });
    await task({ assigned_to: accounts.member2.id, due_date: '2099-01-01T15:00:00Z' });
    await task({ due_date: '2020-01-03T15:00:00Z' });
    const { agenda } = await dashboard();
    expect(agenda.workload).toMatchObject([
      { name: 'Daniel Okafor', open: 2, late: 2 },
      { id: null, name: null, open: 1, late: 1 },
      { id: accounts.member2.id, open: 1, late: 0 },
    ]);
  });
});

describe('won deals', () => {
  it('count in this business month, and recurring ones in every month', async () => {
    const won = async () => (await dashboard()).won;
    const before = await won();
    const [month] = await stack.sql(`
      select private.business_midnight(date_trunc('month', private.business_day(now())::timestamp)::date) as starts`);
    const starts = new Date(String(month?.starts)).getTime();
    const { id: client_id } = await place(stack, 'clients', {
      firstname: 'Ada',
      email: `${crypto.randomUUID()}@engines.example`,
    });
    const deal = (closedAt: number, once_cents: number, month_cents: number) =>
      place(stack, 'deals', {
        title: 'Won',
        client_id,
        stage: 'won',
        once_cents,
        month_cents,
        closed_at: new Date(closedAt).toISOString(),
      });
    await deal(starts, 100_00, 10_00);
    await deal(starts - 1, 1_000_00, 0);
    await deal(starts - 1, 0, 5_00);
    expect(await won()).toEqual({
      deals: before.deals + 1,
      year_cents: before.year_cents + 220_00,
      monthly_deals: before.monthly_deals + 2,
      month_cents: before.month_cents + 15_00,
    });
  });
});

it('contains each person’s own open tasks and inbox only', async () => {
  const task = (title: string, fields: Record<string, unknown>) =>
    place(stack, 'tasks', { title, created_by: accounts.leader.id, ...fields });
  const mine = { assigned_to: accounts.member.id };
  const { id } = await task('late', { ...mine, due_date: '2020-01-02T15:00:00Z' });
  await task('blocked', { ...mine, status: 'blocked' });
  await task('earlier', { ...mine, due_date: '2020-01-01T15:00:00Z' });
  await task('far', { ...mine, due_date: '2099-01-01T15:00:00Z' });
  await task('done', { ...mine, due_date: '2020-01-01T15:00:00Z', status: 'completed' });
  await task('of another', { assigned_to: accounts.member2.id, due_date: '2020-01-01T15:00:00Z' });
  await stack.sql('delete from public.notifications');
  const mention = { kind: 'mentioned', record_table: 'tasks', record_id: id };
  const newest = await place(stack, 'notifications', {
    ...mention,
    user_id: accounts.member.id,
    title: 'newest',
  });
  await place(stack, 'notifications', {
    ...mention,
    user_id: accounts.member.id,
    title: 'read',
    read_at: '2026-01-01T15:00:00Z',
  });
  await place(stack, 'notifications', {
    ...mention,
    user_id: accounts.member2.id,
    title: 'of another',
  });

  const member = await signIn(stack, accounts.member.email);
  const { data } = await member
    .rpc('own_dashboard', { due_before: '2030-01-01T00:00:00Z' })
    .throwOnError();
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
  expect(titles(data.tasks)).toEqual(['earlier', 'late', 'blocked']);
  expect(data.inbox).toMatchObject([
    { kind: 'task', title: 'earlier' },
    { kind: 'task', title: 'late', id },
    { kind: 'news', id: newest.id, title: 'newest', record: id },
  ]);
});
