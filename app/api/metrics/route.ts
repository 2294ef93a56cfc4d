import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { hasBearer } from '@/lib/core/security/bearer';
import { readBacklog } from '@/lib/outbox/backlog/data';

/** Depth and age of the outbox; null while the database does not answer, so that the other metrics are still shown. */
async function outboxReadings() {
  try {
    const { waiting, oldestSeconds } = await readBacklog();
    return [
      { name: 'outbox_waiting', help: 'Emails and webhooks to deliver.', value: waiting },
      { name: 'outbox_oldest_seconds', help: 'Age of the oldest of them.', value: oldestSeconds },
    ];
  } catch (error) {
    log.warn({ err: error }, 'the outbox cannot be measured');
    return [];
  }
}

/** Returns this process's metrics for Prometheus. There is no such URL while METRICS_TOKEN is not set. */
export async function GET(request: Request) {
  if (!env.METRICS_TOKEN) return new Response(null, { status: 404 });
  if (!hasBearer(request, env.METRICS_TOKEN)) return new Response('Unauthorized', { status: 401 });
  const { METRICS_TYPE, metricsText } = await import('@/lib/core/metrics/registry');
  return new Response(await metricsText(await outboxReadings()), {
    headers: { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' },
  });
}
