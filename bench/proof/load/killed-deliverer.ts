import { BUSINESS_TIME_ZONE } from '../../../lib/brand.ts';
import type { Handler } from '../../../supabase/local/web-server.ts';
import { freeDays } from '../../support/booking-form.ts';
import { inFunction, loadClaim } from './load-claim.ts';
import { arrivedEvents, deliverAll, skipLeases } from './outbox.ts';
import type { ProofSite } from './proof-site.ts';
import { good } from './receiver.ts';
import { sized } from './sizes.ts';
import { armTrap, type Trap } from './trap.ts';

/**
 * Points at which the process is killed: after leasing, after the receiver has the event, before recording that, and
 * after it.
 */
const PLACES = ['leased', 'sent', 'unrecorded', 'recorded'] as const;
type Place = (typeof PLACES)[number];

const KILLS = sized(20, PLACES.length);
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

/** A proxy between the site and Supabase that tracks how far a delivery has got. */
const noting =
  ({ reached }: Trap<Place>) =>
  (api: Handler): Handler =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const records = pathname.endsWith('/rpc/record_outbox_attempt');
    if (records) await reached('unrecorded');
    const response = await api(request);
    if (pathname.endsWith('/rpc/lease_outbox')) await reached('leased');
    if (records) await reached('recorded');
    return response;
  };

const killer = armTrap<Place>();

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
  options: () => ({ between: noting(killer) }),
  tryOn: async (site) => {
    const { receiver } = site;
    const days = await freeDays();
    const slots = days.flatMap(({ date, free }) => free.map((time) => `${date} ${time}`));
    receiver.behave(async (id, attempt) => {
      await killer.reached('sent');
      return good(id, attempt, true);
    });
    for (let nth = 0; nth < KILLS; nth++) {
      await storeBookings(site, nth, slots);
      await killer.killAt(PLACES[nth % PLACES.length] ?? 'leased', site);
      // The last leases expire without help.
      if (nth < KILLS - 1) await skipLeases(site);
      await site.start();
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
    return {
      figure: `${KILLS} kills: ${stored.length} webhooks of ${KILLS * EVENTS_EACH} bookings, ${lost} lost, ${stuck} stuck; ${repetitions} repetitions, ${wrong} not to be recognised`,
      held:
        stored.length === KILLS * EVENTS_EACH &&
        lost === 0 &&
        stuck === 0 &&
        wrong === 0 &&
        // Otherwise no kill came after a delivery.
        repetitions > 0,
      seen: ids.size,
    };
  },
});
