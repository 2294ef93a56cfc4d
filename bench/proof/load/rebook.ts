import { callAction } from '../../../e2e/support/form-post.ts';
import { signWith } from '../../../lib/core/security/token-signature.ts';
import { notices } from '../../../lib/notices.ts';
import { manageBookingPath } from '../../../lib/paths/links.ts';
import {
  bookingAction,
  formWith,
  freeDays,
  isOffered,
  visitor,
} from '../../support/booking-form.ts';
import { watched } from '../../support/steady-load.ts';
import { sharedSeats } from './booking-faults.ts';
import { inFunction, loadClaim } from './load-claim.ts';
import type { ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';

const VISITORS = sized(60, 6);
const SLOTS = 4;
const TURNS = 30;

const tokenOf = (site: ProofSite, id: string) =>
  signWith(site.stack.secretKey, 'manage-booking', id);

/** Returns a function that cancels a booking through its signed link, like the page with JavaScript. */
async function cancelAction(site: ProofSite, anyBooking: string) {
  const page = manageBookingPath(tokenOf(site, anyBooking));
  const form = await formWith('Cancel consultation', page);
  return async (id: string) => {
    const values = { token: tokenOf(site, id) };
    const { answer } = await callAction(form, values, { address: '10.200.0.1' });
    return answer.includes('"notice":"bookingCancelled"');
  };
}

/** The period in which a visitor certainly had a slot: confirmed, and not yet cancelled. */
type Hold = { slot: number; from: number; to: number };

/** Counts the holds of a slot that start while another visitor has it. */
function overlaps(holds: Hold[]): number {
  return holds.filter((hold) =>
    holds.some(
      (other) =>
        other !== hold &&
        other.slot === hold.slot &&
        other.from <= hold.from &&
        hold.from < other.to,
    ),
  ).length;
}

export const rebook = loadClaim({
  name: 'rebook',
  claim: `${VISITORS} visitors who cancel and rebook the same ${SLOTS} slots never share a seat, and each change has its event`,
  bar: '0 shared seats, 0 errors, as many events as changes',
  least: { count: 2 * VISITORS, of: 'bookings and cancellations' },
  faults: [
    sharedSeats,
    {
      fault: 'a cancellation is confirmed and not stored',
      breaks: inFunction(
        'public.cancel_booking(uuid)',
        "set status = 'cancelled'",
        'set status = b.status',
      ),
    },
  ],
  tryOn: async (site) => {
    const book = await bookingAction();
    const [day, later] = await freeDays();
    const [date = '', free = []] = [day?.date, day?.free];
    const first = await book({
      ...visitor(),
      date: later?.date ?? '',
      time: later?.free[0] ?? '',
    });
    if (first.kind !== 'booked') throw new Error(`The first booking was ${first.kind}`);
    const cancel = await cancelAction(site, first.id);
    const holds: Hold[] = [];
    let [booked, cancelled, refused, wrong] = [1, 0, 0, 0];

    const visit = async (nth: number) => {
      const person = visitor();
      for (let turn = 0; turn < TURNS; turn++) {
        const slot = (nth + turn) % SLOTS;
        const answer = await book({ ...person, date, time: free[slot] ?? '' });
        if (answer.kind === 'booked') {
          booked += 1;
          const from = performance.now();
          if (await isOffered({ date, time: free[slot] ?? '' })) wrong += 1;
          holds.push({ slot, from, to: performance.now() });
          if (await cancel(answer.id)) cancelled += 1;
          else wrong += 1;
        } else if (answer.kind === 'refused' && answer.text === notices.slotTaken) refused += 1;
        else wrong += 1;
      }
    };
    const visiting = Promise.all(Array.from({ length: VISITORS }, (_, nth) => visit(nth)));
    let shared = 0;
    await watched(visiting, async () => {
      shared += await site.count(SHARED_SEATS);
    });
    shared += overlaps(holds);
    const events = (topic: string, channel: string) =>
      site.count('select count(*) from public.outbox where topic = $1 and channel = $2', [
        topic,
        channel,
      ]);
    const created = await events('booking.created', 'webhook');
    const mailed = await events('booking.created', 'mail');
    const ended = await events('booking.cancelled', 'mail');
    return {
      figure: `${booked} bookings and ${cancelled} cancellations (${refused} told that it is taken): ${shared} shared seats, ${wrong} errors; ${created} webhooks and ${mailed} mails of bookings, ${ended} of cancellations`,
      held: shared + wrong === 0 && created === booked && mailed === booked && ended === cancelled,
      seen: booked + cancelled,
    };
  },
});

const SHARED_SEATS = `
  select count(*) from public.consultation_bookings a
  join public.consultation_bookings b on a.id < b.id and a.seat = b.seat
    and tstzrange(a.preferreddate, a.ends_at) && tstzrange(b.preferreddate, b.ends_at)
  where a.status = 'scheduled' and b.status = 'scheduled'`;
