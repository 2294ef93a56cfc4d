import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { type RecentItems, recentItems } from '../recent-items.ts';
import { serve } from '../web-server.ts';
import { type Delivery, deliveriesPage } from './webhook-pages.ts';

export type WebhookReceiver = { url: string; hookUrl: string; stop(): Promise<void> };

/**
 * Simulates the firm's automation: accepts `POST /hook`, checks the Standard Webhooks signature and shows the
 * deliveries. `?status=500` responds with this status, `?fail=2` responds with 500 to the first two deliveries of each
 * id. `GET /received.json` and `DELETE /received` are for tests.
 * @param port 0 for any free port
 * @param folder stores the last 200 deliveries between runs
 */
export async function openWebhookReceiver(
  port: number,
  secret: string,
  folder?: string,
): Promise<WebhookReceiver> {
  const deliveries = recentItems<Delivery>(folder && join(folder, 'deliveries.json'));
  const web = await serve(port, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/hook' && request.method === 'POST') {
      return receive(request, searchParams, secret, deliveries);
    }
    if (pathname === '/received.json') return Response.json(deliveries.all());
    if (pathname === '/received' && request.method === 'DELETE') {
      deliveries.clear();
      return new Response(null, { status: 204 });
    }
    if (pathname === '/') return deliveriesPage(deliveries.all());
    return new Response('Not found', { status: 404 });
  });
  return { url: web.url, hookUrl: `${web.url}/hook`, stop: web.stop };
}

async function receive(
  request: Request,
  parameters: URLSearchParams,
  secret: string,
  deliveries: RecentItems<Delivery>,
): Promise<Response> {
  const text = await request.text();
  const id = request.headers.get('webhook-id') ?? '';
  const attempt = deliveries.all().filter((earlier) => earlier.id === id).length + 1;
  const refused = attempt <= Number(parameters.get('fail') ?? 0);
  const status = refused ? 500 : Number(parameters.get('status') ?? 200);
  deliveries.add({
    id,
    attempt,
    verified: isSigned(secret, text, request.headers),
    status,
    body: parsed(text),
    receivedAt: new Date().toISOString(),
  });
  return Response.json({ received: status < 300 }, { status });
}

function isSigned(secret: string, body: string, headers: Headers): boolean {
  try {
    new Webhook(secret).verify(body, Object.fromEntries(headers));
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
