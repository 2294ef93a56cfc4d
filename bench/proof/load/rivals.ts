import { randomUUID } from 'node:crypto';
import { BUSINESS_TIME_ZONE } from '../../../lib/brand.ts';
import {
  type Answer,
  type Book,
  bookingAction,
  bookingForm,
  countAnswers,
  freeDays,
  isOffered,
  visitor,
} from '../../support/booking-form.ts';
import { median, total } from '../../support/statistics.ts';
import { keysIgnored, sharedSeats } from './booking-faults.ts';
import { byStatement, loadClaim } from './load-claim.ts';
import type { ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';

const ROUNDS = 10;
const VISITORS = sized(200, 5);
const REPLAYS = sized(50, 5);
const SUGGESTED = 3;

/** Bookings and webhook events of one time. */
const STORED = `
  select (select count(*) from public.consultation_bookings b where b.id = any(at_time)) * 1000
    + (select count(*) from public.outbox o where o.channel = 'webhook' and o.record_id = any(at_time))
  from (
    select array_agg(id) as at_time from public.consultation_bookings
    where preferreddate = ($1::text::date + $2::text::time) at time zone '${BUSINESS_TIME_ZONE}' and email like '%@bench.example'
  ) booked`;

type Race = { seconds: number; booked: number; taken: number; isRight: boolean };

async function race(
  site: ProofSite,
  book: Book,
  slot: { date: string; time: string },
): Promise<Race> {
  const wasOffered = await isOffered(slot);
  const startedAt = performance.now();
  const answers: Answer[] = await Promise.all(
    Array.from({ length: VISITORS }, () => book({ ...visitor(), ...slot })),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const { booked, taken } = countAnswers(answers, SUGGESTED);
  const rows = await site.count(STORED, [slot.date, slot.time]);
  const isRight =
    wasOffered &&
    !(await isOffered(slot)) &&
    booked === 1 &&
    taken === VISITORS - 1 &&
    rows === 1001;
  return { seconds, booked, taken, isRight };
}

export const rivals = loadClaim({
  name: 'rivals',
  claim: `of ${VISITORS} people who want one slot at once, one gets it and all others are told so, with three free times`,
  bar: `${ROUNDS} of ${ROUNDS} times: 1 booked, ${VISITORS - 1} told, 1 row, 1 event`,
  least: { count: ROUNDS * VISITORS, of: 'answers' },
  faults: [
    sharedSeats,
    {
      fault: 'no webhook is queued',
      breaks: byStatement('drop trigger send_to_endpoints on public.events'),
    },
  ],
  tryOn: async (site) => {
    const withoutScript = await bookingForm();
    const withScript = await bookingAction();
    const days = await freeDays();
    const races: Race[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const slot = { date: days[round]?.date ?? '', time: days[round]?.free[4] ?? '' };
      races.push(await race(site, round % 2 ? withScript : withoutScript, slot));
    }
    const right = races.filter(({ isRight }) => isRight).length;
    const [booked, taken] = [total(races, 'booked'), total(races, 'taken')];
    const typical = (odd: 0 | 1) =>
      median(races.filter((_, round) => round % 2 === odd).map(({ seconds }) => seconds));
    return {
      figure: `${right} of ${ROUNDS} right: ${booked} booked, ${taken} told of ${ROUNDS * VISITORS}; without JavaScript ${races[0]?.seconds.toFixed(1)} s at first, then ${typical(0).toFixed(1)} s, with it ${typical(1).toFixed(1)} s`,
      held: right === ROUNDS,
      seen: booked + taken,
    };
  },
});

export const replays = loadClaim({
  name: 'replays',
  claim: `one form sent ${REPLAYS} times at once is one booking`,
  bar: '1 row, 1 webhook, 1 mail, 1 answer',
  least: { count: REPLAYS, of: 'confirmations' },
  faults: [keysIgnored],
  tryOn: async (site) => {
    const book = await bookingForm();
    const [day] = await freeDays();
    const form: Record<string, string> = {
      ...visitor(),
      date: day?.date ?? '',
      time: day?.free[4] ?? '',
      idempotencyKey: randomUUID(),
    };
    const answers = await Promise.all(Array.from({ length: REPLAYS }, () => book(form)));
    const distinct = new Set(answers.map((answer) => JSON.stringify(answer)));
    const { booked } = countAnswers(answers);
    const rows = await site.count(
      'select count(*) from public.consultation_bookings where email = $1',
      [form.email ?? ''],
    );
    const sent = (channel: string) =>
      site.count('select count(*) from public.outbox where channel = $1', [channel]);
    const [webhooks, mails] = [await sent('webhook'), await sent('mail')];
    return {
      figure: `${booked} of ${REPLAYS} confirmed: ${rows} row, ${webhooks} webhook, ${mails} mail, ${distinct.size} answer`,
      held:
        booked === REPLAYS && rows === 1 && webhooks === 1 && mails === 1 && distinct.size === 1,
      seen: booked,
    };
  },
});
