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

/** Message writers that the domains provide. */
type Writers = {
  /** Email writers by subject, the part of a topic before the dot. */
  mails: Readonly<Record<string, MailWriter>>;
  eventTypes: EventTypes;
  /** Returns the payload for an endpoint with the format `spec`. */
  writeSpecPayload: (type: string, payload: unknown) => object;
};

const AT_ONCE = 16;
/** Maximum number of deliveries in progress per target. */
const BUSY = 4;
/** After this time the next events are leased, in parallel with deliveries still in progress. */
const PATIENCE_MS = 250;
const LEASE_SECONDS = 45;

/**
 * Describes an email for the record of its attempt: headers and text, with the tokens of its links and its secret
 * masked.
 */
function describeMail(to: string, mail: Mail): SentRequest {
  const names = [mail.calendar, ...(mail.files ?? [])].flatMap((file) => file?.filename ?? []);
  const attached = names.length > 0 && { Attachment: names.join(', ') };
  return {
    headers: { ...correspondents(mail), To: to, Subject: mail.subject, ...attached },
    body: withoutTokens(mail.text, mail.secret),
  };
}

/** Composes a webhook with the same event id for all endpoints. */
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
  if (!writeMail) throw new Error(`There is no email for ${topic}`);
  const mail = await writeMail(topic, event.payload);
  const send = async () => {
    await sendMail(id, recipient, mail);
    return null;
  };
  return { request: describeMail(recipient, mail), send };
}

/**
 * Attempts to deliver one event, records the result, and re-renders /proof if its target starts to fail or recovers.
 * Never throws.
 */
async function deliver(writers: Writers, event: LeasedEvent): Promise<void> {
  try {
    const result = await attempt(
      () => compose(writers, event),
      event.attempts,
      (err) => log.warn({ err, event: event.id, topic: event.topic }, 'delivery failed'),
    );
    const outcome = await recordAttempt(event, result, result.retrySeconds);
    // Not awaited: the next events of the target do not have to wait for a page.
    if (outcome === 'turned') void requestRefresh({ table: 'delivery_targets' });
  } catch (error) {
    // The event is retried when its lease expires.
    log.error({ err: error, event: event.id }, 'a delivery could not be recorded');
  }
}

const MAX_TRIED = 200;

/** Deliveries in progress in this process, with their targets. */
const onTheirWay = new Map<Promise<void>, string>();

function busyTargets(): string[] {
  const byTarget = Map.groupBy(onTheirWay.values(), (target) => target);
  return [...byTarget].filter(([, all]) => all.length >= BUSY).map(([target]) => target);
}

/**
 * Delivers events until none is due, each at least once: if the process dies, the lease expires, and the receiver
 * recognizes a repeat by its stable id. A slow receiver does not block the others: it gets at most four deliveries at a
 * time. Never throws; logs failures and retries them with back-off.
 * @returns the number of attempts, and whether a busy target may have more events waiting
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

/** Runs until no event is due or in progress, and returns the number of attempts. */
async function runToTheEnd(run: Run): Promise<number> {
  let sum = 0;
  for (;;) {
    const { tried, isOneBusy } = await run();
    sum += tried;
    if (onTheirWay.size === 0 && !isOneBusy) return sum;
    // More events may be waiting for the same receiver, which may be free now.
    await Promise.all(onTheirWay.keys());
  }
}

/** Creates the delivery functions for these writers. */
export function createDelivery(writers: Writers) {
  const run = () => tryDueEvents(writers);
  const shareRun = shareRead(run);
  return {
    /** Delivers all due events and returns the number of attempts. Never throws. */
    deliverAllDue: () => runToTheEnd(run),
    /**
     * Delivers the events that are due now. Simultaneous callers share one run, so that a burst of bookings does not
     * start one each; a caller that arrives while only slow receivers remain starts a new run.
     */
    deliverSoon: () => runToTheEnd(shareRun),
  };
}
