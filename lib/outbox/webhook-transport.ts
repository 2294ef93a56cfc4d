import 'server-only';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { Webhook } from 'standardwebhooks';
import { publicAddresses } from '@/lib/core/security/public-addresses';
import type { SentRequest } from './model';

const TIMEOUT_MS = 10_000;

const GONE = 410;

/** Thrown if the endpoint responded without success. */
export class WebhookRefused extends Error {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** The endpoint asked for no further attempts. */
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

/**
 * Target of webhooks and the secrets that sign them, newest first; an older one is included while a rotation overlaps.
 */
export type WebhookTarget = { url: string; secrets: readonly string[] };

/** Returns the request for a payload with a stable id, signed with every secret (Standard Webhooks). */
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
 * Posts a composed request to its target and reads only the headers of the response.
 * @param addressesOf returns the allowed IPs of a URL, and throws if it has none
 * @returns the response status
 * @throws if the target is not allowed, cannot be reached within ten seconds, or does not respond with 2xx
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
    // Uses a separate connection to a checked IP. Redirects are treated like any other response.
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
