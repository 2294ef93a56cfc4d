import 'server-only';
import { z } from 'zod';
import { serviceClient } from '@/lib/supabase/service';

const leasedEvent = z.object({
  id: z.string(),
  topic: z.string(),
  channel: z.enum(['webhook', 'mail']),
  recipient: z.string().nullable(),
  payload: z.record(z.string(), z.unknown()),
  attempts: z.number(),
  lease_token: z.string(),
  created_at: z.string(),
});

/** An event that this process alone may deliver until its lease ends. */
export type LeasedEvent = z.output<typeof leasedEvent>;

/** Leases up to `batch` due events; several servers never get the same one. */
export async function leaseDueEvents(batch: number, leaseSeconds: number): Promise<LeasedEvent[]> {
  const { data, error } = await serviceClient().rpc('lease_outbox', {
    batch,
    lease_seconds: leaseSeconds,
  });
  if (error) throw new Error('Due events cannot be leased', { cause: error });
  return z.array(leasedEvent).parse(data);
}

export type Attempt = {
  succeeded: boolean;
  responseStatus: number | null;
  error: string | null;
  durationMs: number;
};

/**
 * Records an attempt and settles the event: delivered, due again at `retryAt`, or dead (null).
 * A lease that has passed to another server changes nothing.
 */
export async function recordAttempt(event: LeasedEvent, attempt: Attempt, retryAt: Date | null) {
  const { error } = await serviceClient().rpc('record_outbox_attempt', {
    outbox_id: event.id,
    lease_token: event.lease_token,
    succeeded: attempt.succeeded,
    response_status: attempt.responseStatus ?? undefined,
    error: attempt.error ?? undefined,
    duration_ms: attempt.durationMs,
    retry_at: retryAt?.toISOString(),
  });
  if (error) throw new Error('A delivery attempt cannot be recorded', { cause: error });
}
