import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { hasBearer } from '@/lib/core/security/bearer';
import { readBacklog } from '@/lib/outbox/backlog/data';

/** Size and age of the outbox; empty if the database is unavailable, so that the other metrics are still reported. */
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

/** Returns the metrics of this process for Prometheus. Not found if METRICS_TOKEN is not set. */
export async function GET(request: Request) {
  if (!env.METRICS_TOKEN) return new Response(null, { status: 404 });
  if (!hasBearer(request, env.METRICS_TOKEN)) return new Response('Unauthorized', { status: 401 });
  const { METRICS_TYPE, metricsText } = await import('@/lib/core/metrics/registry');
  return new Response(await metricsText(await outboxReadings()), {
    headers: { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' },
  });
}
