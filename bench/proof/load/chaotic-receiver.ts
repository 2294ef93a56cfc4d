import { strict as assert } from 'node:assert';
import { createHash } from 'node:crypto';
import { bookingInTurn } from '../../support/booking-form.ts';
import { percentile, timed } from '../../support/statistics.ts';
import { steadily } from '../../support/steady-load.ts';
import { inFunction, loadClaim } from './load-claim.ts';
import { deliverAll, skipBackOff } from './outbox.ts';
import { type Arrival, good, type Manner, type Receiver, type Reply } from './receiver.ts';
import { sized } from './sizes.ts';

const PER_SECOND = 8;
const SECONDS = sized(25, 4);
const MOST_RATIO = 1.5;
const ASKED_SECONDS = 900;
/** Number of concurrent schedulers, because hanging requests block each of their batches for ten seconds. */
const SCHEDULERS = 10;

const RECORDING =
  'public.record_outbox_attempt(uuid,uuid,boolean,integer,text,integer,integer,jsonb)';

/** Returns a number from 0 to 99 that is always the same for an attempt of an event. */
const luckOf = (id: string, attempt: number) =>
  createHash('sha256').update(`${id} ${attempt}`).digest().readUInt32BE() % 100;

function chaoticTo({ elsewhereUrl }: Receiver): Manner {
  return (id, attempt): Reply => {
    const luck = luckOf(id, attempt);
    if (luck < 30) return { status: 500 };
    if (luck < 40) return 'hang';
    if (luck < 45) return 'reset';
    if (luck < 50) return { status: 429, headers: { 'retry-after': String(ASKED_SECONDS) } };
    if (luck < 53) return { status: 410 };
    if (luck < 58) return { status: 302, headers: { location: elsewhereUrl } };
    if (luck < 63) return 'trickle';
    return { status: 200 };
  };
}

/** Returns whether the receiver confirmed an event. */
const isTaken = ({ reply }: Arrival) =>
  reply === 'trickle' || (typeof reply === 'object' && reply.status === 200);

/** Events retried before the pause that their endpoint requested. */
const HASTY = `
  select count(*) from public.outbox o
  join lateral (
    select a.response_status, a.attempted_at from public.outbox_attempts a
    where a.outbox_id = o.id order by a.id desc limit 1
  ) last on last.response_status = 429
  where o.status = 'pending' and o.next_attempt_at > now()
    and o.next_attempt_at < last.attempted_at + make_interval(secs => ${ASKED_SECONDS} - 5)`;

/** Resumes the endpoint after a 410 or a last attempt, like a leader who was notified of it. */
const RESUME = `update public.webhook_endpoints set state = 'active'
  where state = 'paused' and paused_because <> 'leader' returning id`;

export const chaoticReceiver = loadClaim({
  name: 'chaotic-receiver',
  claim:
    'a receiver that fails, hangs, trickles, resets, redirects and asks for pauses costs no event and no visitor their time',
  bar: `all events delivered, those of a pause once it is over; p95 of a booking at most ${MOST_RATIO} times that with a good receiver`,
  least: { count: 5 * PER_SECOND * SECONDS, of: 'webhooks' },
  faults: [
    {
      fault: 'the pause that a receiver asks for is cut to a minute',
      breaks: inFunction(
        RECORDING,
        'else coalesce(now() + make_interval(secs => retry_seconds), o.next_attempt_at) end',
        "else now() + interval '1 minute' end",
      ),
    },
    {
      fault: 'a failed attempt counts as delivered',
      breaks: inFunction(
        RECORDING,
        "when succeeded then 'delivered'",
        "when succeeded or response_status = 500 then 'delivered'",
      ),
    },
  ],
  tryOn: async (site) => {
    const { receiver } = site;
    const book = await bookingInTurn(site.stack);
    /** Returns the milliseconds of bookings at a steady rate. */
    const bookSteadily = () =>
      steadily({ perSecond: PER_SECOND, seconds: SECONDS }, () =>
        timed(async () => {
          const answer = await book();
          assert.equal(answer.kind, 'booked', JSON.stringify(answer));
        }),
      );
    const calm: number[] = [];
    const chaos: number[] = [];
    const chaotic = chaoticTo(receiver);
    let hasty = 0;
    let pauses = 0;
    const settle = () =>
      deliverAll(site, {
        atOnce: SCHEDULERS,
        seconds: 400,
        between: async () => {
          hasty += await site.count(HASTY);
          pauses += (await site.stack.sql(RESUME)).length;
          await skipBackOff(site);
        },
      });

    // Warms up the server.
    await bookSteadily();
    await settle();
    calm.push(...(await bookSteadily()));
    await settle();
    receiver.behave(chaotic);
    chaos.push(...(await bookSteadily()));
    chaos.push(...(await bookSteadily()));
    await settle();
    receiver.behave(good);
    calm.push(...(await bookSteadily()));
    await settle();

    const events = await site.count(`select count(*) from public.outbox where channel = 'webhook'`);
    const delivered = await site.count(
      `select count(*) from public.outbox where channel = 'webhook' and status = 'delivered'`,
    );
    const received = new Set(receiver.arrivals.filter(isTaken).map(({ id }) => id)).size;
    const unmailed = await site.count(
      `select count(*) from public.outbox where channel = 'mail' and status <> 'delivered'`,
    );
    const [fast, slow] = [percentile(calm, 0.95), percentile(chaos, 0.95)];
    return {
      figure: `${events} webhooks: ${delivered} delivered, ${received} of them taken by the receiver, with ${pauses} pauses; ${receiver.strays()} redirects followed, ${hasty} waits not kept, ${unmailed} mails missing; p95 of a booking ${slow.toFixed(0)} ms, with a good receiver ${fast.toFixed(0)} ms`,
      held:
        events === 5 * PER_SECOND * SECONDS &&
        delivered === events &&
        received === events &&
        receiver.strays() + hasty + unmailed === 0 &&
        slow <= MOST_RATIO * fast,
      seen: received,
    };
  },
});
