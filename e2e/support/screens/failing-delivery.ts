import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Given } from './screen.ts';

/** A webhook about a real booking, to a receiver that rejects its first two attempts. */
export type FailingDelivery = {
  /** Its id in the delivery log. */
  id: string;
  /** Waits until the receiver has rejected an attempt. */
  fails: () => Promise<void>;
  /** Waits until the third attempt has arrived. */
  arrives: () => Promise<void>;
};

/** Environment of a delivery. */
export type Stage = Pick<Given, 'service' | 'afterwards'> & {
  /** Delivers what is due, like the scheduler. */
  deliver: () => Promise<unknown>;
  /**
   * Makes each retry due immediately; otherwise the site's own delays apply, six to seven minutes for three attempts.
   */
  skipsWaits: boolean;
};

const REFUSALS = 2;

const visitor = {
  firstname: 'Elena',
  lastname: 'Marsh',
  company: 'Lakeside Medical',
  email: 'elena.marsh@lakeside-medical.example',
  phone: '+1 914 555 0164',
  projectdescription: 'Appointments are typed into billing again, about 90 a day.',
};

const answer = z.object({ outcome: z.string(), booking: z.object({ id: z.string() }).nullable() });

/** Books the first free slot at 3 PM UTC from the 20th day on, and returns the id of the booking. */
async function book(service: Stage['service']): Promise<string> {
  for (let day = 20; day < 50; day += 1) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    const { data } = await service
      .rpc('book_consultation', { booking: { ...visitor, preferreddate: `${date}T15:00:00Z` } })
      .throwOnError();
    const { outcome, booking } = answer.parse(data);
    if (outcome === 'booked' && booking) return booking.id;
  }
  throw new Error('No consultation can be booked');
}

/** Starts a receiver on a free port of this machine and returns its URL. */
async function openReceiver() {
  const attempts = new Map<unknown, number>();
  const server = createServer(({ headers: { 'webhook-id': id } }, response) => {
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    response.writeHead(attempt > REFUSALS ? 200 : 503).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The receiver has no port');
  return { url: `http://localhost:${address.port}/hooks/crm`, stop: () => server.close() };
}

/**
 * Books a consultation and sends its webhook to a failing receiver. The site makes the attempts; nothing is inserted
 * into the delivery log.
 */
export async function openFailingDelivery(stage: Stage): Promise<FailingDelivery> {
  const { service, afterwards, deliver, skipsWaits } = stage;
  const receiver = await openReceiver();
  afterwards(async () => receiver.stop());
  const { data: endpoint } = await service
    .from('webhook_endpoints')
    .insert({ url: receiver.url, event_types: ['booking.created'] })
    .select('id')
    .single()
    .throwOnError();
  afterwards(() => service.from('webhook_endpoints').delete().eq('id', endpoint.id).throwOnError());
  const booking = await book(service);
  afterwards(async () => {
    await service.from('tasks').delete().eq('booking_id', booking).throwOnError();
    await service.from('consultation_bookings').delete().eq('id', booking).throwOnError();
  });

  const read = async () => {
    const rows = service.from('outbox').select('id, status, lastError:last_error');
    // The endpoint is notified of other bookings, too.
    const own = rows.eq('endpoint_id', endpoint.id).eq('record_id', booking);
    return (await own.single().throwOnError()).data;
  };
  type Delivery = Awaited<ReturnType<typeof read>>;
  const tryUntil = async (isReached: (delivery: Delivery) => boolean) => {
    for (;;) {
      await deliver();
      const delivery = await read();
      if (isReached(delivery)) return;
      await setTimeout(skipsWaits ? 500 : 5000);
      if (!skipsWaits) continue;
      const due = service.from('outbox').update({ next_attempt_at: new Date().toISOString() });
      await due.eq('id', delivery.id).eq('status', 'pending').throwOnError();
    }
  };
  return {
    id: (await read()).id,
    fails: () => tryUntil(({ lastError }) => lastError !== null),
    arrives: () => tryUntil(({ status }) => status === 'delivered'),
  };
}
