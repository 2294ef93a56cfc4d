import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { env } from '@/lib/core/env';
import { drainInTime } from '@/lib/core/requests/drain';
import { identifyRequests } from '@/lib/core/requests/observe';
import { answerOutages } from '@/lib/core/requests/outage';
import { logConsole } from '@/lib/core/requests/report';

/** Starts the observation of all requests of this server. Features that are not enabled are not loaded. */
export async function startObserving(): Promise<void> {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  identifyRequests(env.BEHIND_PROXY === '1');
  answerOutages();
  drainInTime(env.BEHIND_PROXY === '1');
  if (process.env.NODE_ENV === 'production') logConsole();
  if (env.METRICS_TOKEN) {
    const { measureRequests } = await import('@/lib/core/metrics/registry');
    measureRequests();
  }
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('@/lib/core/requests/tracing');
    startTracing();
  }
}
