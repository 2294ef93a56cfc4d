import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { createLoader, type ParserMap } from 'nuqs/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as exportBookings } from '@/app/api/export/bookings/route';
import { GET as exportClients } from '@/app/api/export/clients/route';
import { GET as exportDeals } from '@/app/api/export/deals/route';
import { GET as exportEnrolments } from '@/app/api/export/enrolments/route';
import { GET as exportRegistrations } from '@/app/api/export/registrations/route';
import { GET as exportSubscribers } from '@/app/api/export/subscribers/route';
import { listEnrolments } from '@/lib/academy/enrolments/data';
import { enrolmentFilters } from '@/lib/academy/enrolments/filters';
import { listSubscribers } from '@/lib/blog/subscribers/data';
import { subscriberFilters } from '@/lib/blog/subscribers/filters';
import { listBookings } from '@/lib/bookings/desk/data';
import { bookingFilters } from '@/lib/bookings/desk/filters';
import { listClients } from '@/lib/clients/data';
import { clientFilters } from '@/lib/clients/filters';
import { type Leader, requireLeader } from '@/lib/core/auth/guard';
import type { Page } from '@/lib/core/lists/keyset';
import { businessDay } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import { listDeals } from '@/lib/deals/data';
import { dealFilters } from '@/lib/deals/filters';
import { paths } from '@/lib/paths';
import { listRegistrations } from '@/lib/webinars/registrations/data';
import { registrationFilters } from '@/lib/webinars/registrations/filters';
import { place } from '@/supabase/tests/samples';
import { get } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import { readLeaderFigures } from './data';
import { channelLinks, figureLinks } from './links';
import { chosenPeriod, type Period } from './periods';
import { seriesOf } from './series';

const today = businessDay(new Date());

type Reader<Filters> = (
  leader: Leader,
  filters: Filters,
  after?: string | null,
) => Promise<Page<unknown>>;

/** Returns a function that counts the rows of a list on all pages, filtered by its URL. */
function counterOf<Parsers extends ParserMap>(
  parsers: Parsers,
  // biome-ignore lint/suspicious/noExplicitAny: the filters of six lists
  list: Reader<any>,
) {
  const load = createLoader(parsers);
  return async (leader: Leader, query: string) => {
    const filters = await load(new URLSearchParams(query));
    let rows = 0;
    let after: string | null = null;
    do {
      const page: Page<unknown> = await list(leader, filters, after);
      rows += page.rows.length;
      after = page.next;
    } while (after);
    return rows;
  };
}

const lists = {
  [paths.admin.bookings]: [counterOf(bookingFilters, listBookings), exportBookings],
  [paths.admin.clients]: [counterOf(clientFilters, listClients), exportClients],
  [paths.admin.registrations]: [
    counterOf(registrationFilters, listRegistrations),
    exportRegistrations,
  ],
  [paths.admin.academy]: [counterOf(enrolmentFilters, listEnrolments), exportEnrolments],
  [paths.admin.subscribers]: [counterOf(subscriberFilters, listSubscribers), exportSubscribers],
  [paths.admin.deals]: [counterOf(dealFilters, listDeals), exportDeals],
} as const;

/** Returns the number of rows in the list at a link, and the rows of its CSV. */
async function behind(link: string) {
  const [path = '', query = ''] = link.split('?');
  const found = Object.entries(lists).find(([list]) => list === path);
  if (!found) throw new Error(`No list at ${path}`);
  const [count, exported] = found[1];
  const rows = await as('leader', async () => count(await requireLeader(), query));
  const answer = await get('leader', exported, `/api/export/x?${query}`);
  const csv: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
  return { rows, csv };
}

const generated = fc.record({
  made: fc.integer({ min: 0, max: 120 }),
  lasts: fc.integer({ min: 0, max: 100 }),
  hour: fc.integer({ min: 0, max: 23 }),
  stage: fc.constantFrom('new', 'proposal', 'won', 'lost'),
  once: fc.integer({ min: 1, max: 9_000_000 }),
  month: fc.integer({ min: 0, max: 90_000 }),
});

beforeAll(async () => {
  for (const [n, deal] of fc.sample(generated, 60).entries()) {
    const at = (back: number) =>
      new Date(
        Date.parse(`${dayPlus(today, -back)}T00:30:00Z`) + deal.hour * 3_600_000,
      ).toISOString();
    const closed = at(Math.max(1, deal.made - deal.lasts));
    const client = await place(stack, 'clients', {
      firstname: 'Agreed',
      email: `agreed-${n}@agreement.example`,
      created_at: at(deal.made),
    });
    await place(stack, 'deals', {
      title: `Agreed ${n}`,
      client_id: client.id,
      stage: deal.stage,
      once_cents: deal.once,
      month_cents: deal.month,
      created_at: at(deal.made),
      ...(['won', 'lost'].includes(deal.stage) && { closed_at: closed }),
      ...(deal.stage === 'lost' && { lost_reason: 'price' }),
    });
    await place(stack, 'blog_subscriptions', {
      email: `agreed-${n}@agreement.example`,
      policy_version: '2026-11-24',
      created_at: at(deal.made),
      confirmed_at: n % 4 === 0 ? null : at(deal.made),
      unsubscribed_at: n % 3 === 0 ? at(1) : null,
      bounced_at: n % 5 === 0 ? at(1) : null,
    });
  }
}, 60_000);

// Cleans up, because other test files of this worker use the same database.
afterAll(async () => {
  await stack.sql("delete from public.deals where title like 'Agreed %'");
  await stack.sql("delete from public.blog_subscriptions where email like '%@agreement.example'");
  await stack.sql("delete from public.clients where email like '%@agreement.example'");
});

const ranges = fc.sample(
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })),
  2,
);
const periods: [string, Period][] = [
  ...(['7', '30', '90'] as const).map((days): [string, Period] => [
    `${days} days`,
    chosenPeriod({ days, from: null, to: null }, today),
  ]),
  ...ranges.map(([back, length]): [string, Period] => [
    `${length + 1} days until ${back} days ago`,
    { first: dayPlus(today, -back - length), last: dayPlus(today, -back) },
  ]),
];

describe.each(periods)('the figures of %s', (_, period) => {
  const dashboard = () =>
    as('leader', async () => readLeaderFigures(await requireLeader(), period));

  it('each tile has the same count as its list and its CSV', async () => {
    const { figures } = await dashboard();
    const { replies: _replies, ...links } = figureLinks(period);
    for (const figure of [
      'bookings',
      'clients',
      'registrations',
      'enrolments',
      'subscribers',
    ] as const) {
      const { rows, csv } = await behind(links[figure]);
      const { total } = seriesOf(figures, figure, period);
      expect({ figure, list: rows, csv: csv.length }).toEqual({ figure, list: total, csv: total });
    }
  });

  it('each channel has the same deals, wins and dollars as its lists', async () => {
    const { funnel } = await dashboard();
    for (const { channel, bookings, deals, won, cents } of funnel) {
      const links = channelLinks(channel, period);
      for (const [link, total] of [
        [links.bookings, bookings],
        [links.deals, deals],
        [links.won, won],
      ] as const) {
        const { rows, csv } = await behind(link);
        expect({ link, list: rows, csv: csv.length }).toEqual({ link, list: total, csv: total });
      }
      const { csv } = await behind(links.won);
      const worth = csv.reduce(
        (sum, row) => sum + Number(row['First year (USD)']?.replace('.', '')),
        0,
      );
      expect(worth, channel).toBe(cents);
    }
  });

  it('counts won deals by the day on which they were closed', async () => {
    const { funnel } = await dashboard();
    const [closed] = await stack.sql(
      `select count(*)::int as won, coalesce(sum(year_cents), 0)::text as cents from public.deals
       where stage = 'won' and private.business_day(closed_at) between $1::date and $2::date`,
      [period.first, period.last],
    );
    const sum = (of: (row: (typeof funnel)[number]) => number) =>
      funnel.reduce((total, row) => total + of(row), 0);
    expect({ won: sum(({ won }) => won), cents: String(sum(({ cents }) => cents)) }).toEqual(
      closed,
    );
  });
});

it('the value of a contact is the sum of its won deals, in the list and its CSV', async () => {
  const { csv } = await behind(`${paths.admin.clients}?q=agreement.example`);
  const all = await stack.sql('select email, value::text from public.clients');
  const won = await stack.sql(
    "select c.email, (sum(d.year_cents) / 100.0)::numeric(16, 2)::text as value from public.deals d join public.clients c on c.id = d.client_id where d.stage = 'won' group by 1",
  );
  const worth = new Map(won.map(({ email, value }) => [email, value]));
  for (const { email, value } of all) {
    expect({ email, value }).toEqual({ email, value: worth.get(email) ?? '0.00' });
  }
  for (const row of csv) {
    expect(Number(row['Won, first year (USD)'])).toBe(Number(worth.get(row.Email) ?? 0));
  }
});
