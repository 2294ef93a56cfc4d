import 'server-only';
import { addMilliseconds } from 'date-fns';
import { bookingEvents } from '@/lib/bookings/events';
import { log } from '@/lib/core/log';
import { atOnce } from '@/lib/core/memory/at-once';
import { attempt } from '@/lib/outbox/attempt';
import { writeEnvelope } from '@/lib/outbox/envelope';
import { composeWebhook, sendWebhook } from '@/lib/outbox/webhook-transport';
import { leaseDueRun, recordRunAttempt } from './data';
import type { SandboxRun } from './model';
import { thisMachine, withReceiver } from './receiver';
import { scaledRetryMs } from './rules';

/** Runs with a booking in delivery or waiting for their turn. */
const underWay = new Map<string, Promise<void>>();

/** More parallel attempts would slow down the real outbox. */
const inTurn = atOnce(4);

const { sample } = bookingEvents['booking.created'];

/** Sends the booking of a run to its receiver, in the same way as the outbox. */
function tryOnce(run: SandboxRun) {
  return withReceiver(run, (url) =>
    attempt(
      async () => {
        const target = { url, secrets: [run.secret] };
        const payload = { occurred_at: run.startedAt, ...sample };
        const envelope = writeEnvelope(bookingEvents, run.id, 'booking.created', payload);
        const request = composeWebhook(target, run.id, envelope);
        return { request, send: () => sendWebhook(target, request, thisMachine) };
      },
      run.attempts,
      (err) => log.debug({ err, run: run.id }, 'delivery failed in the sandbox'),
    ),
  );
}

async function tryWhileDue(id: string): Promise<void> {
  for (let run = await leaseDueRun(id); run; run = await leaseDueRun(id)) {
    const result = await tryOnce(run);
    const now = new Date();
    const wait = scaledRetryMs(result.retrySeconds);
    await recordRunAttempt(run, result, now, wait === null ? null : addMilliseconds(now, wait));
    if (wait !== null) setTimeout(() => followRun(id), wait).unref();
  }
}

/**
 * Delivers the booking of a run if it is due, and schedules its retries. After a server restart, the next view of the
 * run resumes it. Never throws: logs a failure and lets the lease expire.
 */
export function followRun(id: string): Promise<void> {
  const known = underWay.get(id);
  if (known) return known;
  const turn = inTurn(() => tryWhileDue(id))
    .catch((error: unknown) => log.error({ err: error, run: id }, 'the sandbox stopped'))
    .finally(() => underWay.delete(id));
  underWay.set(id, turn);
  return turn;
}
