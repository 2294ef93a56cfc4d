import 'server-only';
import { Webhook } from 'standardwebhooks';
import { env } from '@/lib/env';

const TIMEOUT_MS = 10_000;

class WebhookRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.status = status;
  }
}

/**
 * Posts a payload to the automation webhook, signed by Standard Webhooks under a stable id.
 * @returns the response status
 * @throws if the endpoint cannot be reached within ten seconds or does not answer 2xx
 */
export async function sendWebhook(id: string, payload: object): Promise<number> {
  const body = JSON.stringify(payload);
  const sentAt = new Date();
  const response = await fetch(env.AUTOMATION_WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(env.AUTOMATION_WEBHOOK_SECRET).sign(id, sentAt, body),
    },
    body,
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(response.status);
  return response.status;
}
