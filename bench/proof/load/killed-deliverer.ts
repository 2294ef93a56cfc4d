import { BUSINESS_TIME_ZONE } from '../../../lib/brand.ts';
import { freeDays } from '../../support/booking-form.ts';
import { inFunction, loadClaim } from './load-claim.ts';
import { arrivedEvents, deliverAll, skipLeases } from './outbox.ts';
import type { ProofSite } from './proof-site.ts';
import { good } from './receiver.ts';
import { sized } from './sizes.ts';
import { armTrap } from './trap.ts';

/** The process is killed after leasing, after the receiver has the event, before recording that, and after it. */
const trap = armTrap([
  { name: 'leased', after: /\/rpc\/lease_outbox$/ },
  { name: 'sent' },
  { name: 'unrecorded', before: /\/rpc\/record_outbox_attempt$/ },
  { name: 'recorded', after: /\/rpc\/record_outbox_attempt$/ },
]);

const KILLS = sized(20, 4);
const EVENTS_EACH = 4;

/** Stores bookings with their events like the site, without a visitor. */
async function storeBookings({ stack }: ProofSite, nth: number, slots: string[]): Promise<void> {
  for (let of = 0; of < EVENTS_EACH; of++) {
    await stack.sql(
      `select public.book_consultation(jsonb_build_object(
        'firstname', 'Robin', 'email', $1::text, 'preferreddate',
        $2::text::timestamp at time zone '${BUSINESS_TIME_ZONE}'
      ))`,
      [`deliverer-${nth}-${of}@bench.example`, slots[nth * EVENTS_EACH + of] ?? ''],
    );
  }
}

export const killedDeliverer = loadClaim({
  name: 'killed-deliverer',
  claim: `an event whose delivery is killed, at whatever place, arrives at least once and always under the same id`,
  bar: `${KILLS} kills: 0 lost, 0 stuck, 0 repetitions that cannot be recognised`,
  least: { count: KILLS * EVENTS_EACH, of: 'webhooks' },
  faults: [
    {
      fault: 'an event counts as delivered once it is leased',
      breaks: inFunction(
        'public.lease_outbox(integer,integer,text[])',
        'attempts = o.attempts + 1',
        "attempts = o.attempts + 1, status = 'delivered'",
      ),
    },
    {
      fault: 'a repetition has a new id',
      breaks: inFunction(
        'public.lease_outbox(integer,integer,text[])',
        'attempts = o.attempts + 1',
        'attempts = o.attempts + 1, event_id = gen_random_uuid()',
      ),
    },
  ],
  options: () => ({ between: trap.between }),
  tryOn: async (site) => {
    const { receiver } = site;
    const days = await freeDays();
    const slots = days.flatMap(({ date, free }) => free.map((time) => `${date} ${time}`));
    receiver.behave(async (id, attempt) => {
      await trap.reached('sent');
      return good(id, attempt, true);
    });
    for (let nth = 0; nth < KILLS; nth++) {
      await storeBookings(site, nth, slots);
      await trap.kill(nth, site);
      // The last leases expire without help.
      if (nth < KILLS - 1) await skipLeases(site);
    }
    await deliverAll(site);
    const { ids, wrong } = arrivedEvents(site);
    const stored = await site.stack.sql(
      `select event_id from public.outbox where channel = 'webhook'`,
    );
    const lost = stored.filter(({ event_id }) => !ids.has(String(event_id))).length;
    const stuck = await site.count(
      `select count(*) from public.outbox where status <> 'delivered'`,
    );
    const repetitions = receiver.arrivals.length - ids.size;
    const events = KILLS * EVENTS_EACH;
    return {
      figure: `${KILLS} kills: ${stored.length} webhooks of ${events} bookings, ${lost} lost, ${stuck} stuck; ${repetitions} repetitions, ${wrong} not to be recognised`,
      // Without a repetition no kill came after a delivery.
      held: stored.length === events && lost + stuck + wrong === 0 && repetitions > 0,
      seen: ids.size,
    };
  },
});
