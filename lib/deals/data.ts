import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedColumns, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { businessDay } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { readDirectory, readNames } from '@/lib/people/data';
import { type DealFilters, NO_MONTH, NOBODY } from './filters';
import {
  type BoardColumn,
  complete,
  type Deal,
  type DealSettings,
  type ForecastMonth,
  forecastRow,
  LISTED,
  type ListedDeal,
  listedRow,
  settingsRow,
  WHOLE,
  wholeRow,
  withHistory,
} from './model';
import { DEAL_STAGES, type DealStage } from './stages';

/** Maximum number of cards in a column of the board; the list contains all deals. */
const MAX_CARDS = 25;

const MAX_HISTORY = 30;

/** Maximum number of deals on the page of their contact. */
const MAX_OF_CLIENT = 20;

const peopleOf = ({ ownerId, nextStepOwnerId }: z.output<typeof listedRow>) => [
  ownerId,
  nextStepOwnerId,
];

/** Returns the win probabilities of the stages, and the days after which a deal is stale. */
export async function readDealSettings(staff: Staff): Promise<DealSettings> {
  const client = await sessionClient();
  const answer = await client
    .from('deal_settings')
    .select(
      'new:new_percent, qualified:qualified_percent, proposal:proposal_percent, negotiation:negotiation_percent, staleDays:stale_days, version:updated_at',
    )
    .single();
  return settingsRow.parse(dataOf(answer, `${staff.id} could not read the probabilities`));
}

/** Returns the first day of a month and of the next month. */
function monthBounds(month: string): [string, string] {
  const first = `${month}-01`;
  return [first, `${dayPlus(first, 31).slice(0, 7)}-01`];
}

/** Applies the filters to a query for deals. */
function narrowed<Query extends Narrowable<Query>>(
  query: Query,
  filters: DealFilters,
  stage: DealStage | 'all' | null,
  staleDays: number,
): Query {
  const isOpenOnly = filters.step !== null || filters.state !== null;
  if (stage !== 'all' && stage !== null) query = query.eq('stage', stage);
  // Consistent with the labels: a closed deal is neither late nor stale.
  if (stage === null || isOpenOnly) query = query.not('stage', 'in', '(won,lost)');
  if (filters.owner === NOBODY) query = query.is('owner_id', null);
  else if (filters.owner) query = query.eq('owner_id', filters.owner);
  if (filters.source) query = query.eq('source', filters.source);
  if (filters.client) query = query.eq('client_id', filters.client);
  const now = new Date();
  if (filters.step === 'overdue') query = query.lt('next_step_on', businessDay(now));
  if (filters.step === 'none') query = query.is('next_step_on', null);
  if (filters.state === 'stale') {
    query = query.lt('updated_at', new Date(now.getTime() - staleDays * 86_400_000).toISOString());
  }
  if (filters.month === NO_MONTH) query = query.is('expected_on', null);
  else if (filters.month) {
    const [first, next] = monthBounds(filters.month);
    query = query.gte('expected_on', first).lt('expected_on', next);
  }
  if (filters.won && filters.won !== NO_MONTH) {
    const [first, next] = monthBounds(filters.won);
    query = query.gte('closed_at', startOfDay(first)).lt('closed_at', startOfDay(next));
  }
  if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
  if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
  if (filters.closedFrom) query = query.gte('closed_at', startOfDay(filters.closedFrom));
  if (filters.closedTo) query = query.lt('closed_at', endOfDay(filters.closedTo));
  return query;
}

/** Returns the sort key of a deal in the list. */
function orderedBy(column: string, deal: z.output<typeof listedRow>): string | number {
  switch (column) {
    case 'expected_order':
      return deal.expectedOrder;
    case 'year_cents':
      return deal.yearCents;
    case 'title':
      return deal.title;
    case 'created_at':
      return deal.createdAt;
    case 'updated_at':
      return deal.version;
    default:
      return deal.stepOrder;
  }
}

/** Returns one page of deals: all deals for a leader, their own for a member. */
export async function listDeals(
  staff: Staff,
  filters: DealFilters,
  after: string | null = filters.after,
): Promise<Page<ListedDeal>> {
  const client = await sessionClient();
  const order = orderOf(filters.sort);
  const [settings] = await Promise.all([readDealSettings(staff), readDirectory(staff)]);
  const answer = await searchedPage(client, 'deals', client.from('deals').select(LISTED), {
    q: filters.q,
    narrow: (query) => narrowed(query, filters, filters.stage, settings.staleDays),
    order,
    after,
  });
  const rows = z.array(listedRow).parse(dataOf(answer, `${staff.id} could not list deals`));
  const page = pageOf(rows, (row) => orderedBy(order.column, row));
  const names = await readNames(staff, rows.flatMap(peopleOf));
  return { ...page, rows: page.rows.map((row) => complete(row, settings, names)) };
}

/** Returns the columns of the board. Open deals are sorted by the day of the next step, closed ones latest first. */
export async function readBoard(staff: Staff, filters: DealFilters): Promise<BoardColumn[]> {
  const client = await sessionClient();
  const [settings] = await Promise.all([readDealSettings(staff), readDirectory(staff)]);
  const columns = await searchedColumns(
    client,
    'deals',
    () => client.from('deals').select(LISTED),
    {
      q: filters.q,
      columns: DEAL_STAGES.map((stage) => {
        const isClosed = stage === 'won' || stage === 'lost';
        return {
          key: stage,
          narrow: (query) => narrowed(query, filters, stage, settings.staleDays),
          order: { column: isClosed ? 'closed_at' : 'step_order', ascending: !isClosed },
        };
      }),
      limit: MAX_CARDS + 1,
    },
  );
  return Promise.all(
    columns.map(async ([stage, query]) => {
      const answer = await query;
      const rows = z.array(listedRow).parse(dataOf(answer, `${staff.id} could not read the board`));
      const names = await readNames(staff, rows.flatMap(peopleOf));
      return {
        stage,
        deals: rows.slice(0, MAX_CARDS).map((row) => complete(row, settings, names)),
        more: rows.length > MAX_CARDS,
      };
    }),
  );
}

/** Returns a deal with its latest stages; null if there is none or this person may not see it. */
export async function readDeal(staff: Staff, id: string): Promise<Deal | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const [answer, settings] = await Promise.all([
    client
      .from('deals')
      .select(WHOLE)
      .eq('id', id)
      .order('id', { referencedTable: 'history', ascending: false })
      .limit(MAX_HISTORY, { referencedTable: 'history' })
      .maybeSingle(),
    readDealSettings(staff),
    readDirectory(staff),
  ]);
  const row = wholeRow.nullable().parse(dataOf(answer, `${staff.id} could not read deal ${id}`));
  if (!row) return null;
  const actors = row.history.map(({ actorId }) => actorId);
  const names = await readNames(staff, [...peopleOf(row), row.amountSetBy, ...actors]);
  return withHistory(row, settings, names);
}

/** Returns the latest deals of a contact. */
export async function listDealsOf(leader: Leader, clientId: string): Promise<ListedDeal[]> {
  if (!z.guid().safeParse(clientId).success) return [];
  const client = await sessionClient();
  const [answer, settings] = await Promise.all([
    client
      .from('deals')
      .select(LISTED)
      .eq('client_id', clientId)
      .order('created_at', { ascending: false })
      .limit(MAX_OF_CLIENT),
    readDealSettings(leader),
    readDirectory(leader),
  ]);
  const rows = z.array(listedRow).parse(dataOf(answer, `${leader.id} could not list deals`));
  const names = await readNames(leader, rows.flatMap(peopleOf));
  return rows.map((row) => complete(row, settings, names));
}

/** Returns the deal made of a booking, or null. */
export async function readDealOfBooking(
  leader: Leader,
  bookingId: string,
): Promise<{ id: string; title: string } | null> {
  if (!z.guid().safeParse(bookingId).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('deals')
    .select('id, title')
    .eq('booking_id', bookingId)
    .maybeSingle();
  return dataOf(answer, `${leader.id} could not read the deal of ${bookingId}`);
}

/** Returns the expected deals by month, and the deals won in the last six months. */
export async function readForecast(leader: Leader): Promise<ForecastMonth[]> {
  const client = await sessionClient();
  const answer = await client.rpc('deal_forecast', {}, { get: true });
  return z.array(forecastRow).parse(dataOf(answer, `${leader.id} could not read the forecast`));
}
