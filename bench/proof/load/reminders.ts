import { inFunction, loadClaim } from './load-claim.ts';
import { deliverAll } from './outbox.ts';
import type { ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';
import { armTrap } from './trap.ts';

/** The scheduler is killed before the query for reminders, and before its response arrives. */
const trap = armTrap([
  { name: 'asked', before: /\/rpc\/queue_booking_reminders$/ },
  { name: 'queued', after: /\/rpc\/queue_booking_reminders$/ },
]);

const KILLS = sized(20, 2);
const BOOKINGS_EACH = 3;

/** Stores bookings made a week ago that start in less than a day. */
async function storeDue({ stack }: ProofSite, nth: number): Promise<void> {
  await stack.sql(
    `insert into public.consultation_bookings (firstname, email, preferreddate, ends_at, seat, agreed_at)
     select 'Robin', 'reminded-' || $1 || '-' || of || '@bench.example', now() + interval '20 hours',
       now() + interval '20 hours 30 minutes', 100 + $1::integer * ${BOOKINGS_EACH} + of, now() - interval '7 days'
     from generate_series(1, ${BOOKINGS_EACH}) as of`,
    [String(nth)],
  );
}

export const reminders = loadClaim({
  name: 'reminders',
  claim: 'each visitor is reminded once, however often the scheduler is killed',
  bar: `${KILLS} kills: 0 reminders missing, 0 doubled`,
  least: { count: KILLS * BOOKINGS_EACH, of: 'reminders' },
  faults: [
    {
      fault: 'it is not noted who was reminded',
      breaks: inFunction(
        'public.queue_booking_reminders(timestamptz)',
        'join taken t on t.booking_id = (d.booking).id and t.kind = d.kind',
        'where (select count(*) from taken) >= 0',
      ),
    },
    {
      fault: 'each second reminder is left out',
      breaks: inFunction(
        'public.queue_booking_reminders(timestamptz)',
        'join taken t on',
        "join (select * from taken where booking_id::text > '8') t on",
      ),
    },
  ],
  options: () => ({ between: trap.between }),
  tryOn: async (site) => {
    for (let nth = 0; nth < KILLS; nth++) {
      await storeDue(site, nth);
      await trap.kill(nth, site);
    }
    await deliverAll(site);
    const bookings = KILLS * BOOKINGS_EACH;
    const queued = await site.count(
      `select count(*) from public.outbox where topic = 'booking.reminder'`,
    );
    const reminded = await site.count(
      `select count(distinct record_id) from public.outbox where topic = 'booking.reminder' and status = 'delivered'`,
    );
    return {
      figure: `${KILLS} kills: ${reminded} of ${bookings} reminded, ${queued - reminded} doubled`,
      held: reminded === bookings && queued === bookings,
      seen: reminded,
    };
  },
});
