import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await stack.sql(`
    create function public.value_of(expression text) returns jsonb language plpgsql as $$
    declare
      value jsonb;
    begin
      execute format('select to_jsonb(%s)', expression) into value;
      return value;
    end;
    $$`);
  await stack.sql('grant execute on function public.value_of(text) to authenticated');
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

/** Returns the value of an expression for a person, under row-level security. */
async function valueFor(person: Client, expression: string): Promise<unknown> {
  return (await person.rpc('value_of', { expression }).throwOnError()).data;
}

const DAYS = 'current_date - 60, current_date';
const dashboard = 'public.leader_dashboard()';
const figures = `public.leader_figures(current_date - 60, ${DAYS})`;
const rowsOf = (call: string) => `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${call} r)`;

it.each([
  ['inbox', 'private.own_inbox()', dashboard],
  ['today', 'private.own_today()', dashboard],
  ['agenda', 'private.leader_agenda()', dashboard],
  ['pipeline', 'private.deal_pipeline()', dashboard],
  ['won', 'private.won_deals()', dashboard],
  ['overdue_steps', 'private.overdue_steps()', dashboard],
  ['figures', rowsOf(`private.daily_figures(${DAYS})`), figures],
  ['funnel', `private.channel_funnel(${DAYS})`, figures],
  ['reply_time', `private.reply_time(${DAYS})`, figures],
])('%s of a leader matches what row-level security shows them', async (part, expression, whole) => {
  const own = await valueFor(leader, expression);
  expect(await valueFor(leader, `(${whole}) -> '${part}'`)).toEqual(own);
  expect(own).not.toBeNull();
});

it('members get no dashboard', async () => {
  expect(await valueFor(member, dashboard)).toBeNull();
  expect(await valueFor(member, figures)).toBeNull();
});

it('the daily figures match a count of that day', async () => {
  const kinds = [
    ['bookings', 'consultation_bookings', 'requestdate', 'quarantined_at is null'],
    ['clients', 'clients', 'client_since', 'true'],
    ['registrations', 'webinar_registrations', 'registrationdate', 'given_back_at is null'],
    ['enrolments', 'enrolments', 'created_at', 'not waits'],
    ['subscribers', 'blog_subscriptions', 'created_at', 'confirmed_at is not null'],
  ];
  const counted = kinds.map(
    ([figure, table, column, which]) => `
      select '${figure}' as figure, d.day::date as day, count(*)::integer as total
      from generate_series(current_date - 400, current_date, interval '1 day') d (day)
      join public.${table} k
        on k.${column} >= private.business_midnight(d.day::date)
        and k.${column} < private.business_midnight(d.day::date + 1)
        and ${which}
      group by 2`,
  );
  const expected = await stack.sql(`${counted.join(' union all ')} order by 1, 2`);
  const found = await stack.sql(`
    select * from private.daily_figures(current_date - 400, current_date)
    where figure <> 'visits' order by 1, 2`);
  expect(found).toEqual(expected);
  expect(expected.length).toBeGreaterThan(20);
});
