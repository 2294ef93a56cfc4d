import 'server-only';
import { Webhook } from 'standardwebhooks';
import { env } from '@/lib/core/env';
import type { SentRequest } from './model';

const TIMEOUT_MS = 10_000;

class WebhookRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.status = status;
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
 * Posts a composed request to the automation webhook.
 * @returns the response status
 * @throws if the endpoint cannot be reached within ten seconds or does not answer 2xx
 */
export async function sendWebhook(request: SentRequest): Promise<number> {
  const response = await fetch(setting('AUTOMATION_WEBHOOK_URL'), {
    method: 'POST',
    ...request,
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(response.status);
  return response.status;
}
