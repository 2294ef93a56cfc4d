import 'server-only';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { Webhook } from 'standardwebhooks';
import { env } from '@/lib/core/env';
import type { SentRequest } from './model';
import { webhookAddresses } from './webhook-target';

const TIMEOUT_MS = 10_000;

const GONE = 410;

/** The endpoint answered, but not with success. */
export class WebhookRefused extends Error {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** Further attempts would be unwelcome. */
  readonly isFinal: boolean;
  constructor(status: number, retryAfter: string | undefined) {
    const isFinal = status === GONE;
    const end = isFinal ? ': it is gone for good and is not tried again' : '';
    super(`The webhook answered ${status}${end}`);
    this.status = status;
    this.retryAfter = retryAfter;
    this.isFinal = isFinal;
  }
}

/** Returns a variable of this channel, whose events are only composed while it is on. */
function setting(name: 'AUTOMATION_WEBHOOK_URL' | 'AUTOMATION_WEBHOOK_SECRET'): string {
  const value = env[name];
  if (!value) throw new Error(`The automation webhook is off: ${name} is not set`);
  return value;
}

/** Returns the request of a payload, signed by Standard Webhooks under a stable id. */
export function composeWebhook(id: string, payload: object): SentRequest {
  const body = JSON.stringify(payload);
  const sentAt = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(setting('AUTOMATION_WEBHOOK_SECRET')).sign(id, sentAt, body),
  };
  return { headers, body };
}

/**
 * Posts a composed request to the automation webhook and reads no more than the headers of its answer.
 * @returns the response status
 * @throws if the endpoint is not one to post to, cannot be reached within ten seconds, or does not answer 2xx
 */
export async function sendWebhook({ headers, body }: SentRequest): Promise<number> {
  const url = new URL(setting('AUTOMATION_WEBHOOK_URL'));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const tooLate = once(signal, 'abort').then((): never => {
    throw signal.reason;
  });
  const addresses = await Promise.race([webhookAddresses(url), tooLate]);
  const outgoing = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection of its own, to an address that was checked. Redirects are answers like any other.
    agent: false,
    lookup: (_host, _options, done) => done(null, addresses),
    signal,
  });
  try {
    outgoing.end(body);
    const [answer]: http.IncomingMessage[] = await once(outgoing, 'response');
    const { statusCode = 0, headers: answered } = answer ?? { headers: {} };
    if (statusCode >= 200 && statusCode < 300) return statusCode;
    throw new WebhookRefused(statusCode, answered['retry-after']);
  } finally {
    outgoing.destroy();
  }
}
