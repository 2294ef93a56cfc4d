import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { requestRefresh } from '@/lib/core/actions/own-endpoints';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { correspondents, type Mail, type MailWriter, sendMail } from '@/lib/core/mail/transport';
import { shareRead } from '@/lib/core/memory/shared-read';
import { attempt, type Message } from './attempt';
import { type EventTypes, writeEnvelope, writePing } from './envelope';
import { followEnvironment } from './environment';
import type { LeasedEvent, SentRequest } from './model';
import { withoutTokens } from './secrets';
import { composeWebhook, sendWebhook } from './webhook-transport';
import { leaseDueEvents, recordAttempt, storeMailsAsOff, targetOf } from './writes';

/** Writers that the domains hand in. */
type Writers = {
  /** Writers of mails by subject, the part of a topic before its dot. */
  mails: Readonly<Record<string, MailWriter>>;
  eventTypes: EventTypes;
  /** Returns the payload of an endpoint of the format `spec`. */
  writeSpecPayload: (type: string, payload: unknown) => object;
};

const AT_ONCE = 16;
/** A target with so many deliveries on their way gets no more. */
const BUSY = 4;
/** After this time the next events are leased, and those that are still on their way go on beside them. */
const PATIENCE_MS = 250;
const LEASE_SECONDS = 45;

/** Describes a mail for the record of its attempt: its headers and its text, without the tokens of its links and its secret. */
function describeMail(to: string, mail: Mail): SentRequest {
  const names = [mail.calendar, ...(mail.files ?? [])].flatMap((file) => file?.filename ?? []);
  const attached = names.length > 0 && { Attachment: names.join(', ') };
  return {
    headers: { ...correspondents(mail), To: to, Subject: mail.subject, ...attached },
    body: withoutTokens(mail.text, mail.secret),
  };
}

/** Composes a webhook under the id that its event has at all endpoints. */
async function composeForEndpoint(
  { eventTypes, writeSpecPayload }: Writers,
  event: LeasedEvent,
  endpoint: string,
): Promise<Message> {
  const { topic, payload } = event;
  const id = event.eventId ?? event.id;
  const target = await targetOf(endpoint);
  const write = {
    spec: () => writeSpecPayload(topic, payload),
    envelope: () =>
      topic === 'ping'
        ? writePing(id, endpoint, event.createdAt)
        : writeEnvelope(eventTypes, id, topic, payload),
  };
  const request = composeWebhook(target, id, write[target.format]());
  return { request, send: () => sendWebhook(target, request) };
}

async function compose(writers: Writers, event: LeasedEvent): Promise<Message> {
  const { id, topic, recipient, endpointId } = event;
  if (endpointId) return composeForEndpoint(writers, event, endpointId);
  if (!recipient) throw new Error('A mail event has no recipient');
  const writeMail = writers.mails[topic.split('.')[0] ?? ''];
  if (!writeMail) throw new Error(`No mail is written for ${topic}`);
  const mail = await writeMail(topic, event.payload);
  const send = async () => {
    await sendMail(id, recipient, mail);
    return null;
  };
  return { request: describeMail(recipient, mail), send };
}

/** Tries one event, records the result, and has /proof rendered again if its target begins to fail or works again. Never throws. */
async function deliver(writers: Writers, event: LeasedEvent): Promise<void> {
  try {
    const result = await attempt(
      () => compose(writers, event),
      event.attempts,
      (err) => log.warn({ err, event: event.id, topic: event.topic }, 'delivery failed'),
    );
    const outcome = await recordAttempt(event, result, result.retrySeconds);
    // Not awaited: the next events of the target need not wait for a page.
    if (outcome === 'turned') void requestRefresh({ table: 'delivery_targets' });
  } catch (error) {
    // Its lease runs out, and it is tried again.
    log.error({ err: error, event: event.id }, 'a delivery could not be recorded');
  }
}

const MAX_TRIED = 200;

/** The deliveries of this process that are on their way, with their targets. */
const onTheirWay = new Map<Promise<void>, string>();

function busyTargets(): string[] {
  const byTarget = Map.groupBy(onTheirWay.values(), (target) => target);
  return [...byTarget].filter(([, all]) => all.length >= BUSY).map(([target]) => target);
}

/**
 * Tries what is due until nothing is, each event at least once: if the process dies in between, the lease runs out, and
 * the receiver recognizes a repeat by its stable id. Does not wait for receivers that hang: while four
 * deliveries to one are on their way, it gets no more. Never throws; a failure is logged and tried again with back-off.
 * @returns the number of events that were tried, and whether a target was busy when nothing else was left
 */
async function tryDueEvents(writers: Writers): Promise<{ tried: number; isOneBusy: boolean }> {
  let tried = 0;
  try {
    await followEnvironment();
    if (!env.SMTP_URL) await storeMailsAsOff();
    while (tried < MAX_TRIED && onTheirWay.size < AT_ONCE) {
      const busy = busyTargets();
      const events = await leaseDueEvents(AT_ONCE - onTheirWay.size, LEASE_SECONDS, busy);
      if (events.length === 0) return { tried, isOneBusy: busy.length > 0 };
      tried += events.length;
      const started = events.map((event) => {
        const delivery = deliver(writers, event).finally(() => onTheirWay.delete(delivery));
        onTheirWay.set(delivery, event.target);
        return delivery;
      });
      await Promise.race([
        Promise.all(started),
        setTimeout(PATIENCE_MS, undefined, { ref: false }),
      ]);
      if (onTheirWay.size === AT_ONCE) await Promise.race(onTheirWay.keys());
    }
  } catch (error) {
    log.error({ err: error }, 'outbox delivery stopped');
  }
  return { tried, isOneBusy: false };
}

type Run = () => ReturnType<typeof tryDueEvents>;

/** Runs until nothing is due and nothing on its way, and returns the number of events that were tried. */
async function runToTheEnd(run: Run): Promise<number> {
  let sum = 0;
  for (;;) {
    const { tried, isOneBusy } = await run();
    sum += tried;
    if (onTheirWay.size === 0 && !isOneBusy) return sum;
    // More may wait for the same receiver, which may be free by now.
    await Promise.all(onTheirWay.keys());
  }
}

/** Returns the delivery of what these writers write. */
export function createDelivery(writers: Writers) {
  const run = () => tryDueEvents(writers);
  const shareRun = shareRead(run);
  return {
    /** Delivers all that is due and returns the number of events that were tried. Never throws. */
    deliverAllDue: () => runToTheEnd(run),
    /**
     * Delivers what is due now. Simultaneous callers share one run, so that a burst of bookings does not start one each;
     * a caller that comes while only slow receivers are left starts the next.
     */
    deliverSoon: () => runToTheEnd(shareRun),
  };
}
