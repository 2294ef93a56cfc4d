import 'server-only';
import { log } from '@/lib/core/log';
import { correspondents, type Mail, sendMail } from '@/lib/core/mail/transport';
import { shareRead } from '@/lib/core/supabase/shared-read';
import { channelsOff } from './endpoints';
import { writeMail } from './mails';
import type { LeasedEvent, SentRequest } from './model';
import { retryAt, withoutTokens } from './rules';
import { composeWebhook, sendWebhook, WebhookRefused } from './webhook-transport';
import { writeWebhook } from './webhooks';
import { type Attempt, leaseDueEvents, recordAttempt, storeAsOff } from './writes';

const BATCH_SIZE = 10;
const LEASE_SECONDS = 45;

type Message = {
  /** The request as the attempt records it. */
  request: SentRequest;
  /** Sends it and answers with the response status, if the channel has one. */
  send: () => Promise<number | null>;
};

/** Describes a mail for the record of its attempt: its headers and its text, without the tokens of its links. */
function describeMail(to: string, mail: Mail): SentRequest {
  const attached = mail.calendar && { Attachment: mail.calendar.filename };
  return {
    headers: { ...correspondents(mail), To: to, Subject: mail.subject, ...attached },
    body: withoutTokens(mail.text),
  };
}

async function compose(event: LeasedEvent): Promise<Message> {
  if (event.channel === 'webhook') {
    const payload = writeWebhook(event.topic, event.payload, event.createdAt);
    const request = composeWebhook(event.id, payload);
    return { request, send: () => sendWebhook(request) };
  }
  const { id, recipient } = event;
  if (!recipient) throw new Error('A mail event has no recipient');
  const mail = await writeMail(event.topic, event.payload);
  const send = async () => {
    await sendMail(id, recipient, mail);
    return null;
  };
  return { request: describeMail(recipient, mail), send };
}

type Result = Attempt & { retryAt: Date | null };

async function attempt(event: LeasedEvent): Promise<Result> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  let request: SentRequest | null = null;
  try {
    const message = await compose(event);
    request = message.request;
    return {
      request,
      succeeded: true,
      responseStatus: await message.send(),
      error: null,
      durationMs: durationMs(),
      retryAt: null,
    };
  } catch (error) {
    const reason = error instanceof Error ? error : new Error('Unknown failure', { cause: error });
    log.warn({ err: reason, event: event.id, topic: event.topic }, 'delivery failed');
    const refused = reason instanceof WebhookRefused ? reason : null;
    return {
      request,
      succeeded: false,
      responseStatus: refused?.status ?? null,
      error: reason.message.slice(0, 500),
      durationMs: durationMs(),
      retryAt: refused?.isFinal ? null : retryAt(event.attempts, new Date(), refused?.retryAfter),
    };
  }
}

/**
 * Delivers one batch of due events, each at least once: if the process dies in between, the lease runs out, and the
 * receiver recognizes a repeat by its stable id. Never throws; a failure is
 * logged and tried again with back-off.
 * @returns the number of events that were tried
 */
export async function deliverDueEvents(): Promise<number> {
  try {
    if (channelsOff.length > 0) await storeAsOff(channelsOff);
    const events = await leaseDueEvents(BATCH_SIZE, LEASE_SECONDS);
    await Promise.all(
      events.map(async (event) => {
        const result = await attempt(event);
        await recordAttempt(event, result, result.retryAt);
      }),
    );
    return events.length;
  } catch (error) {
    log.error({ err: error }, 'outbox delivery stopped');
    return 0;
  }
}

const MAX_BATCHES = 20;

/** Delivers all that is due, batch after batch, and returns the number of events that were tried. Never throws. */
export async function deliverAllDue(): Promise<number> {
  let tried = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const events = await deliverDueEvents();
    tried += events;
    if (events < BATCH_SIZE) break;
  }
  return tried;
}

/** Delivers what is due now. Simultaneous callers share one delivery, so that a burst of bookings does not start one each. */
export const deliverSoon = shareRead(deliverAllDue);
