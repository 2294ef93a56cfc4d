import { randomUUID } from 'node:crypto';
import {
  type Book,
  bookingForm,
  freeDays,
  type OpenDay,
  visitor,
} from '../../support/booking-form.ts';
import { total } from '../../support/statistics.ts';
import { keysIgnored, mailsMissing } from './booking-faults.ts';
import { loadClaim } from './load-claim.ts';
import { arrivedEvents, deliverAll, skipLeases } from './outbox.ts';
import type { ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';

const ROUNDS = 5;
const VISITORS = sized(500, 40);
const AT_ONCE = 20;

type Form = Record<string, string>;

/** Returns forms for the times of two days, each with the key from its page. */
function filledForms(days: OpenDay[]): Form[] {
  const slots = days.flatMap(({ date, free }) => free.map((time) => ({ date, time })));
  return Array.from({ length: VISITORS }, (_, nth) => ({
    ...visitor(),
    ...slots[nth % slots.length],
    idempotencyKey: randomUUID(),
  }));
}

/** Sends the forms; returns the confirmed ids by form. */
async function sendAll(
  book: Book,
  forms: Form[],
  onConfirmed: (count: number) => Promise<void> | void = () => {},
): Promise<Map<Form, string>> {
  const confirmed = new Map<Form, string>();
  const left = forms.values();
  const visit = async () => {
    for (const form of left) {
      const answer = await book(form).catch(() => null);
      if (answer?.kind === 'booked') confirmed.set(form, answer.id);
      await onConfirmed(confirmed.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return confirmed;
}

type Round = {
  confirmed: number;
  lost: number;
  unconfirmed: number;
  repeated: number;
  wrong: number;
};

async function killAmid(site: ProofSite, days: OpenDay[]): Promise<Round> {
  const book = await bookingForm();
  const forms = filledForms(days);
  let killing: Promise<void> | null = null;
  const confirmed = await sendAll(book, forms, (count) => {
    if (count < VISITORS / 4) return;
    killing ??= site.kill();
    return killing;
  });
  if (!killing) throw new Error(`Only ${confirmed.size} of ${VISITORS} forms were confirmed`);
  const before = await site.count(
    `select count(*) from public.consultation_bookings where id = any(string_to_array($1, ',')::uuid[])`,
    [[...confirmed.values()].join()],
  );

  const delivered = await deliveredIds(site);
  site.receiver.forget();
  await skipLeases(site);
  await site.start();
  // A visitor without a response sends the form again.
  const again = await sendAll(
    await bookingForm(),
    forms.filter((form) => !confirmed.has(form)),
  );
  await deliverAll(site);
  const { arrivals } = site.receiver;
  const ids = new Set(arrivals.map(({ id }) => id));
  return {
    confirmed: confirmed.size,
    lost: confirmed.size - before,
    unconfirmed: VISITORS - confirmed.size - again.size,
    repeated: arrivals.length - ids.size + [...ids].filter((id) => delivered.has(id)).length,
    wrong: arrivedEvents(site).wrong,
  };
}

async function deliveredIds({ stack }: ProofSite): Promise<Set<string>> {
  const rows = await stack.sql(
    `select event_id from public.outbox where channel = 'webhook' and status = 'delivered'`,
  );
  return new Set(rows.map(({ event_id }) => String(event_id)));
}

/** Visitors of the benchmark without exactly one booking, one webhook and one email, all delivered. */
const WRONG = `
  select count(*) from (
    select b.email
    from public.consultation_bookings b
    left join public.outbox o on o.record_id = b.id and o.topic = 'booking.created' and o.status = 'delivered'
    where b.email like '%@bench.example'
    group by b.email
    having count(distinct b.id) <> 1
      or count(*) filter (where o.channel = 'webhook') <> 1
      or count(*) filter (where o.channel = 'mail') <> 1
  ) wrong`;

export const killedServer = loadClaim({
  name: 'killed-server',
  claim: `kill -9 of the web server amid ${VISITORS} bookings loses nothing that was confirmed and doubles nothing that is sent again`,
  bar: `${ROUNDS} of ${ROUNDS} times: every booking once, its webhook and mail once`,
  least: { count: ROUNDS * VISITORS, of: 'bookings' },
  faults: [keysIgnored, mailsMissing],
  tryOn: async (site) => {
    await site.stack.sql('update public.availability_settings set seats = 50');
    const days = await freeDays();
    const rounds: Round[] = [];
    for (let nth = 0; nth < ROUNDS; nth++) {
      rounds.push(await killAmid(site, days.slice(2 * nth, 2 * nth + 2)));
    }
    const sum = (of: keyof Round) => total(rounds, of);
    const wrong = (await site.count(WRONG)) + sum('wrong');
    const stored = await site.count(
      `select count(*) from public.consultation_bookings where email like '%@bench.example'`,
    );
    return {
      figure: `${ROUNDS} kills: ${sum('confirmed')} confirmed before them, ${sum('lost')} of these lost; ${sum('unconfirmed')} refused when sent again; ${stored} of ${ROUNDS * VISITORS} stored in the end, ${wrong} of them not once or without events; ${sum('repeated')} webhooks repeated after the restart`,
      held:
        sum('lost') + sum('unconfirmed') + sum('repeated') + wrong === 0 &&
        stored === ROUNDS * VISITORS,
      seen: stored,
    };
  },
});
