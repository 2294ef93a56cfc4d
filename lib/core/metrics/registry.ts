import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { onRequestStart } from '@/lib/core/requests/observe';
import { requestKind } from './kinds';
import { onRateLimitRefusal } from './refusals';

/** Starts counting and timing all requests of this process, and measuring its memory and event-loop lag. */
export function measureRequests(): void {
  collectDefaultMetrics();
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by kind and status.',
    labelNames: ['kind', 'status'],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests that a rate limit refused, by limit.',
    labelNames: ['bucket'],
  });
  onRateLimitRefusal((bucket) => refusals.inc({ bucket }));
  onRequestStart(({ request, response }) => {
    // Read now, because Next rewrites URLs.
    const kind = requestKind(request);
    const end = durations.startTimer({ kind });
    response.once('close', () => {
      // A request that the visitor aborted has no status.
      requests.inc({ kind, status: response.writableFinished ? response.statusCode : 'cut' });
      end();
    });
  });
}

/** A value that is read from another source at each scrape. */
type Reading = { name: string; help: string; value: number };

/** Returns all metrics in the Prometheus text format, with current readings. */
export async function metricsText(readings: readonly Reading[]): Promise<string> {
  for (const { name, help, value } of readings) {
    const known = register.getSingleMetric(name);
    const gauge = known instanceof Gauge ? known : new Gauge({ name, help });
    gauge.set(value);
  }
  return register.metrics();
}

export const METRICS_TYPE = register.contentType;
