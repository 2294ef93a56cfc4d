import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { createLoader } from 'nuqs/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET as exportBookings } from '@/app/api/export/bookings/route';
import { GET as exportDeals } from '@/app/api/export/deals/route';
import { type Leader, requireLeader } from '@/lib/core/auth/guard';
import { CHANNEL_CLASSES } from '@/lib/core/channel-classes';
import { businessDay } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import { listDeals, readForecast } from '@/lib/deals/data';
import { dealFilters } from '@/lib/deals/filters';
import type { ListedDeal } from '@/lib/deals/model';
import { DEAL_STAGES, LOST_REASONS, OPEN_STAGES } from '@/lib/deals/stages';
import { get } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { readLeaderDashboard, readLeaderFigures } from './data';

/** Several pages of a list, and at night as many as the Data API returns at once. */
const DEALS = process.env.NIGHT ? 1000 : 250;
const load = createLoader(dealFilters);
const today = businessDay(new Date());

/** Days without other data. */
const period = { first: '1961-03-01', last: '1961-03-20' };

const generated = fc.record({
  stage: fc.constantFrom(...DEAL_STAGES),
  once_cents: fc.integer({ min: 0, max: 1_000_000_000 }),
  month_cents: fc.integer({ min: 0, max: 1_000_000_000 }),
  source: fc.constantFrom(...CHANNEL_CLASSES),
  day: fc.integer({ min: -3, max: 22 }),
  expected: fc.option(fc.integer({ min: -40, max: 200 })),
  step: fc.option(fc.integer({ min: -5, max: 5 })),
  reason: fc.constantFrom(...LOST_REASONS),
});

beforeAll(async () => {
  await stack.sql('delete from public.deals');
  await stack.sql(
    'update public.deal_settings set new_percent = 7, qualified_percent = 33, proposal_percent = 51, negotiation_percent = 99',
  );
  const [client] = await stack.sql('select id from public.clients limit 1');
  const rows = fc.sample(generated, DEALS).map(({ day, expected, step, reason, ...deal }, n) => ({
    ...deal,
    title: `Generated ${n}`,
    client_id: client?.id,
    created_at: `${dayPlus(period.first, day)}T15:00:00Z`,
    expected_on: expected === null ? null : dayPlus(today, expected),
    next_step: step === null ? null : 'Call',
    next_step_on: step === null ? null : dayPlus(today, step),
    lost_reason: deal.stage === 'lost' ? reason : null,
  }));
  await stack.sql(
    `insert into public.deals (
       title, client_id, stage, once_cents, month_cents, created_at, expected_on, next_step, next_step_on, lost_reason
     )
     select
       r.title, r.client_id, r.stage, r.once_cents, r.month_cents, r.created_at, r.expected_on, r.next_step,
       r.next_step_on, r.lost_reason
     from jsonb_populate_recordset(null::public.deals, $1::text::jsonb) r`,
    [JSON.stringify(rows)],
  );
  // A trigger sets the source from the contact's first form.
  await stack.sql(
    `update public.deals d set source = r.source
     from jsonb_populate_recordset(null::public.deals, $1::text::jsonb) r where r.title = d.title`,
    [JSON.stringify(rows)],
  );
});

// Cleans up, because other test files of this worker use the same database.
afterAll(async () => {
  await stack.sql("delete from public.deals where title like 'Generated %'");
  await stack.sql(
    'update public.deal_settings set new_percent = default, qualified_percent = default, proposal_percent = default, negotiation_percent = default',
  );
});

/** Returns all deals that the list shows for a URL, from all pages. */
async function listed(leader: Leader, query: string): Promise<ListedDeal[]> {
  const filters = await load(new URLSearchParams(query));
  const deals: ListedDeal[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listDeals>> = await listDeals(leader, filters, after);
    deals.push(...page.rows);
    after = page.next;
  } while (after);
  return deals;
}

type Sums = { deals: number; yearCents: number; weightedCents: number };

/** Converts a cell such as '33500.50' to cents without a non-integer number in between. */
const centsOf = (cell = '') => Number(cell.replace('.', ''));

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

async function sumsOfList(query: string): Promise<Sums> {
  const deals = await as('leader', async () => listed(await requireLeader(), query));
  return {
    deals: deals.length,
    yearCents: sumOf(deals.map((deal) => deal.yearCents)),
    weightedCents: sumOf(deals.map((deal) => deal.weightedCents)),
  };
}

async function sumsOfCsv(query: string): Promise<Sums> {
  const answer = await get('leader', exportDeals, `/api/export/deals?${query}`);
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
  return {
    deals: rows.length,
    yearCents: sumOf(rows.map((row) => centsOf(row['First year (USD)']))),
    weightedCents: sumOf(rows.map((row) => centsOf(row['Weighted (USD)']))),
  };
}

const dashboard = () =>
  as('leader', async () => {
    const leader = await requireLeader();
    return {
      ...(await readLeaderDashboard(leader, new Date())),
      ...(await readLeaderFigures(leader, period)),
    };
  });

it(`each tile equals the sum of its list and of its CSV to the cent, for ${DEALS} deals`, async () => {
  const { pipeline, funnel, overdueSteps } = await dashboard();
  expect(pipeline).toHaveLength(OPEN_STAGES.length);
  for (const { stage, ...sums } of pipeline) {
    expect(await sumsOfList(`stage=${stage}`), stage).toEqual(sums);
    expect(await sumsOfCsv(`stage=${stage}`), stage).toEqual(sums);
  }
  const all = {
    deals: sumOf(pipeline.map(({ deals }) => deals)),
    yearCents: sumOf(pipeline.map(({ yearCents }) => yearCents)),
    weightedCents: sumOf(pipeline.map(({ weightedCents }) => weightedCents)),
  };
  expect(Number.isSafeInteger(all.yearCents)).toBe(true);
  expect(await sumsOfList('')).toEqual(all);
  expect(await sumsOfCsv('')).toEqual(all);
  expect((await sumsOfList('step=overdue')).deals).toBe(overdueSteps);
  expect((await sumsOfCsv('step=overdue')).deals).toBe(overdueSteps);

  const days = `from=${period.first}&to=${period.last}`;
  expect(funnel).toHaveLength(CHANNEL_CLASSES.length);
  for (const { channel, deals, won, cents } of funnel) {
    const made = `stage=all&source=${channel}&${days}`;
    expect((await sumsOfList(made)).deals, channel).toBe(deals);
    expect((await sumsOfCsv(made)).deals, channel).toBe(deals);
    const closed = `closedFrom=${period.first}&closedTo=${period.last}`;
    const sums = await sumsOfCsv(`stage=won&source=${channel}&${closed}`);
    expect([sums.deals, sums.yearCents], channel).toEqual([won, cents]);
  }
});

it('each month of the forecast is the sum of its list', async () => {
  const months = await as('leader', async () => readForecast(await requireLeader()));
  expect(sumOf(months.map(({ deals }) => deals))).toBe((await sumsOfList('')).deals);
  for (const { month, deals, yearCents, weightedCents, won, wonCents } of months) {
    expect(await sumsOfList(`month=${month}`), month).toEqual({ deals, yearCents, weightedCents });
    if (won === 0) continue;
    const sums = await sumsOfList(`stage=won&won=${month}`);
    expect([sums.deals, sums.yearCents], month).toEqual([won, wonCents]);
  }
});

it('the reply time is the median of the answered bookings of its list', async () => {
  const first = '2020-01-01';
  const last = dayPlus(today, 1);
  const { replyTime, funnel } = await as('leader', async () =>
    readLeaderFigures(await requireLeader(), { first, last }),
  );
  const exported = async (query: string) => {
    const path = `/api/export/bookings?quarantined=no&from=${first}&to=${last}&${query}`;
    const answer = await get('leader', exportBookings, path);
    const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
    return rows;
  };
  const minutes = (await exported('awaiting=no'))
    .map((row) => Date.parse(row['Replied (UTC)'] ?? '') - Date.parse(row['Requested (UTC)'] ?? ''))
    .map((span) => span / 60_000)
    .toSorted((a, b) => a - b);
  expect(minutes).toHaveLength(replyTime.answered);
  const middle =
    ((minutes.at((minutes.length - 1) / 2) ?? 0) + (minutes.at(minutes.length / 2) ?? 0)) / 2;
  expect(replyTime.medianMinutes).toBe(Math.round(middle));
  for (const { channel, bookings } of funnel) {
    expect(await exported(`channel=${channel}`), channel).toHaveLength(bookings);
  }
});

it.each(notLeaders)('refuses the export of deals to a %s', async (who) => {
  const answer = await get(who, exportDeals, '/api/export/deals');
  expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 401, text: '' });
});
