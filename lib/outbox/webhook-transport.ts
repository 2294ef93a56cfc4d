import 'server-only';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { Webhook } from 'standardwebhooks';
import { publicAddresses } from '@/lib/core/security/public-addresses';
import type { SentRequest } from './model';

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

/** Target of webhooks and the secrets that sign them: the newest first, an older one while a rotation overlaps. */
export type WebhookTarget = { url: string; secrets: readonly string[] };

/** Returns the request of a payload, signed by Standard Webhooks with every secret under a stable id. */
export function composeWebhook(
  { secrets }: WebhookTarget,
  id: string,
  payload: object,
): SentRequest {
  const body = JSON.stringify(payload);
  const sentAt = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(id, sentAt, body))
      .join(' '),
  };
  return { headers, body };
}

/**
 * Posts a composed request to its target and reads no more than the headers of its answer.
 * @param addressesOf returns the IPs of a URL that may be called, and throws where it may not
 * @returns the response status
 * @throws if the endpoint is not one to post to, cannot be reached within ten seconds, or does not answer 2xx
 */
export async function sendWebhook(
  target: WebhookTarget,
  { headers, body }: SentRequest,
  addressesOf: typeof publicAddresses = publicAddresses,
): Promise<number> {
  const url = new URL(target.url);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const tooLate = once(signal, 'abort').then((): never => {
    throw signal.reason;
  });
  const addresses = await Promise.race([addressesOf(url), tooLate]);
  const outgoing = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection of its own, to an IP that was checked. Redirects are responses like any other.
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
