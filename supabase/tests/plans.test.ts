import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';
import { fill, LARGE } from './volume/volume.ts';

/** A tenth of the volume of the benchmarks: enough for the planner to prefer an index to a scan. */
const volume = {
  bookings: LARGE.bookings / 10,
  tasks: LARGE.tasks / 10,
  deals: LARGE.deals / 10,
  contacts: LARGE.contacts / 10,
  companies: LARGE.companies / 10,
  events: LARGE.events / 10,
  days: LARGE.days / 10,
  learners: LARGE.learners / 10,
  finishedLessons: LARGE.finishedLessons / 10,
};

const LARGE_TABLES = ['consultation_bookings', 'tasks', 'deals', 'clients', 'audit_log', 'outbox'];

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
  await fill(stack.sql, volume);
});
afterAll(() => stack?.stop());

/** Returns how many sequential scans of each large table there have been so far. */
async function scans() {
  await stack.sql('select pg_stat_force_next_flush()');
  return stack.sql(
    `select relname, seq_scan::integer as scans from pg_stat_user_tables
     where schemaname = 'public' and relname = any(string_to_array($1, ',')) order by relname`,
    [LARGE_TABLES.join()],
  );
}

const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
const day = (from: number) => hours(from * 24).slice(0, 10);

/** The sort keys of tasks whose names differ from their column. */
const orders: Record<string, string> = {
  title: 'title',
  created: 'created_at',
  updated: 'updated_at',
};

type Reader = (leader: Client, member: Client) => PromiseLike<{ error: unknown; data: unknown }>;

it.each<[string, Reader]>([
  ['the leaders’ dashboard', (one) => one.rpc('leader_dashboard')],
  [
    'the figures',
    (one) =>
      one.rpc('leader_figures', {
        compared_from: day(-60),
        first_day: day(-30),
        last_day: day(0),
      }),
  ],
  ['a member’s dashboard', (_, one) => one.rpc('own_dashboard', { due_before: hours(8 * 24) })],
  [
    'a month of the calendar',
    (one) => one.rpc('calendar_entries', { from_at: hours(-400), to_at: hours(400), per_day: 5 }),
  ],
  [
    'the bookings',
    (one) =>
      one
        .from('consultation_bookings')
        .select('id, requestdate')
        .order('requestdate', { ascending: false })
        .order('id')
        .limit(51),
  ],
  [
    'the bookings, a page deep inside',
    (one) =>
      one
        .from('consultation_bookings')
        .select('id, requestdate')
        .lte('requestdate', hours(-100 * 24))
        .order('requestdate', { ascending: false })
        .order('id')
        .limit(51),
  ],
  [
    'the bookings that are found',
    (one) =>
      one.rpc('search_list', {
        list: 'consultation_bookings',
        search: 'rarebird',
        conditions: [],
        sort: 'requestdate',
        ascending: false,
        most: 51,
      }),
  ],
  [
    'a column of the board',
    (one) =>
      one.from('tasks').select('id').eq('status', 'todo').order('due_order').order('id').limit(26),
  ],
  [
    'a member’s tasks',
    (_, one) =>
      one
        .from('tasks')
        .select('id')
        .eq('assigned_to', accounts.member.id)
        .neq('status', 'completed')
        .order('due_order')
        .order('id')
        .limit(51),
  ],
  [
    'a column of the board of deals',
    (one) =>
      one
        .from('deals')
        .select('id')
        .eq('stage', 'proposal')
        .order('step_order')
        .order('id')
        .limit(26),
  ],
  [
    'the overdue next steps',
    (one) =>
      one
        .from('deals')
        .select('id')
        .not('stage', 'in', '(won,lost)')
        .lt('next_step_on', day(0))
        .order('step_order')
        .order('id')
        .limit(51),
  ],
  [
    'a member’s deals',
    (_, one) =>
      one
        .from('deals')
        .select('id')
        .eq('owner_id', accounts.member.id)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(51),
  ],
  ['the forecast', (one) => one.rpc('deal_forecast')],
  ...['step_order', 'expected_order', 'year_cents', 'title', 'created_at', 'updated_at'].map(
    (column): [string, Reader] => [
      `deals by ${column}`,
      (one) =>
        one
          .from('deals')
          .select('id')
          .not('stage', 'in', '(won,lost)')
          .order(column, { ascending: false })
          .order('id')
          .limit(51),
    ],
  ),
  ...['title', 'status', 'priority', 'assignee', 'team', 'due', 'created', 'updated'].flatMap(
    (name): [string, Reader][] => {
      const column = orders[name] ?? `${name}_order`;
      const page = (one: Client, ascending: boolean) =>
        one
          .from('tasks')
          .select('id')
          .neq('status', 'completed')
          .order(column, { ascending })
          .order('id')
          .limit(51);
      return [
        [`tasks by ${name}`, (one) => page(one, true)],
        [`tasks by ${name}, the last first`, (one) => page(one, false)],
      ];
    },
  ),
])('%s are read from an index', async (_name, read) => {
  const before = await scans();
  const { error, data } = await read(leader, member);
  expect(error).toBeNull();
  expect(data).not.toEqual([]);
  expect(await scans()).toEqual(before);
});

it('the check detects a sequential scan', async () => {
  const before = await scans();
  await leader.from('consultation_bookings').select('id').eq('phone', 'x');
  expect(await scans()).not.toEqual(before);
});

it('the inbox reads only the next steps of its person', async () => {
  const read = async () => {
    await stack.sql('select pg_stat_force_next_flush()');
    const [row] = await stack.sql(
      "select idx_scan::integer as scans, idx_tup_read::integer as entries from pg_stat_user_indexes where indexrelname = 'deals_own_steps'",
    );
    return { scans: Number(row?.scans), entries: Number(row?.entries) };
  };
  const [own] = await stack.sql(
    `select count(*)::integer as late from public.deals
     where step_owner_id = $1 and stage not in ('won', 'lost') and next_step_on < current_date`,
    [accounts.member.id],
  );
  const before = await read();
  await member.rpc('own_dashboard', { due_before: hours(24) }).throwOnError();
  const after = await read();
  expect(own?.late).toBeGreaterThan(20);
  expect(after.scans).toBeGreaterThan(before.scans);
  expect(after.entries - before.entries).toBeLessThanOrEqual(Number(own?.late));
});

it.each(['negotiation', 'lost'])(
  'the board reads few more deals than it shows as %s',
  async (stage) => {
    const entries = async () => {
      await stack.sql('select pg_stat_force_next_flush()');
      const [row] = await stack.sql(
        "select sum(idx_tup_read)::integer as read from pg_stat_user_indexes where relname = 'deals'",
      );
      return Number(row?.read);
    };
    const before = await entries();
    const { data } = await leader
      .from('deals')
      .select('id')
      .eq('stage', stage)
      .order(stage === 'lost' ? 'closed_at' : 'step_order', { ascending: stage !== 'lost' })
      .order('id')
      .limit(26)
      .throwOnError();
    const read = (await entries()) - before;
    expect(data).toHaveLength(26);
    expect(read).toBeGreaterThanOrEqual(26);
    expect(read).toBeLessThan(100);
  },
);

it('the free times of hosts are computed once, however many consultations there are', async () => {
  const calls = async () => {
    await stack.sql('select pg_stat_force_next_flush()');
    const [row] = await stack.sql(
      "select coalesce(sum(calls), 0)::integer as calls from pg_stat_user_functions where funcname = 'hosts_state'",
    );
    return Number(row?.calls);
  };
  await stack.sql("set track_functions = 'all'");
  try {
    const before = await calls();
    await stack.sql('select public.availability_state()');
    expect((await calls()) - before).toBe(1);
  } finally {
    await stack.sql('reset track_functions');
  }
});
