import 'server-only';
import { channel } from 'node:diagnostics_channel';

const refusals = channel('tech-link:rate-limit-refused');

/** Publishes a rate-limit refusal to subscribers; costs nothing without subscribers. */
export function noteRateLimitRefusal(bucket: string): void {
  refusals.publish(bucket);
}

/** Calls `listener` with the bucket of each refusal. */
export function onRateLimitRefusal(listener: (bucket: string) => void): void {
  refusals.subscribe((bucket) => listener(String(bucket)));
}
