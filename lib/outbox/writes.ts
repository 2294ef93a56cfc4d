import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { env } from '@/lib/core/env';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import {
  type LeasedEvent,
  leasedEvent,
  type SentRequest,
  sentRequest,
  WEBHOOK_FORMATS,
  type WebhookFormat,
} from './model';
import type { WebhookTarget } from './webhook-transport';

/** Stores the webhook of the environment as an endpoint, which is off if its variables are not set. */
export async function storeEnvironment(): Promise<void> {
  const { AUTOMATION_WEBHOOK_URL: url, AUTOMATION_WEBHOOK_SECRET: secret } = env;
  const answer = await serviceClient().rpc('follow_environment', { url, secret });
  dataOf(answer, 'The webhook of the environment cannot be stored as an endpoint');
}

/** Marks waiting emails as off, so that none is attempted without a mail server. */
export async function storeMailsAsOff(): Promise<void> {
  const answer = await serviceClient()
    .from('outbox')
    .update({ status: 'off' })
    .eq('status', 'pending')
    .eq('channel', 'mail');
  dataOf(answer, 'Mails cannot be stored as off');
}

/**
 * Leases up to `batch` due events, at most four per target; several servers never get the same event.
 * @param busy targets to skip
 */
export async function leaseDueEvents(
  batch: number,
  leaseSeconds: number,
  busy: string[],
): Promise<LeasedEvent[]> {
  const answer = await serviceClient()
    .rpc('lease_outbox', { batch, lease_seconds: leaseSeconds, busy })
    .select(
      'id, topic, recipient, payload, target, endpointId:endpoint_id, eventId:event_id, attempts, leaseToken:lease_token, createdAt:created_at',
    );
  return z.array(leasedEvent).parse(dataOf(answer, 'Due events cannot be leased'));
}

const signing = z.object({
  url: z.string(),
  format: z.enum(WEBHOOK_FORMATS),
  signing: z.object({
    secret: z.string(),
    previous: z.string().nullable(),
    previousUntil: z.string().nullable(),
  }),
});

/** Returns the URL, the format and the current signing secrets of an endpoint. */
export async function targetOf(
  endpoint: string,
): Promise<WebhookTarget & { format: WebhookFormat }> {
  const answer = await serviceClient()
    .from('webhook_endpoints')
    .select('url, format, signing:webhook_secrets(secret, previous, previousUntil:previous_until)')
    .eq('id', endpoint)
    .single();
  const {
    url,
    format,
    signing: keys,
  } = signing.parse(dataOf(answer, `Endpoint ${endpoint} cannot be read`));
  const isOverlapping = keys.previousUntil !== null && new Date(keys.previousUntil) > new Date();
  return {
    url,
    format,
    secrets: isOverlapping && keys.previous ? [keys.secret, keys.previous] : [keys.secret],
  };
}

export type Attempt = {
  request: SentRequest | null;
  succeeded: boolean;
  responseStatus: number | null;
  error: string | null;
  durationMs: number;
};

const recorded = z.enum(['recorded', 'turned', 'lost']);

/**
 * Records an attempt and updates the event: delivered, due again in `retrySeconds` by the database clock, or dead
 * (null).
 * @returns 'turned' if its target starts to fail or recovers, 'lost' if another server has the lease and nothing
 * changed, else 'recorded'
 */
export async function recordAttempt(
  event: LeasedEvent,
  attempt: Attempt,
  retrySeconds: number | null,
): Promise<z.output<typeof recorded>> {
  const answer = await serviceClient().rpc('record_outbox_attempt', {
    outbox_id: event.id,
    lease_token: event.leaseToken,
    succeeded: attempt.succeeded,
    response_status: attempt.responseStatus ?? undefined,
    error: attempt.error ?? undefined,
    duration_ms: attempt.durationMs,
    retry_seconds: retrySeconds ?? undefined,
    request: attempt.request ? sentRequest.parse(attempt.request) : undefined,
  });
  return recorded.parse(dataOf(answer, 'A delivery attempt cannot be recorded'));
}

/**
 * Makes events due again, whatever their state.
 * @returns the number of events; skips those that are being delivered right now
 */
export async function resendDeliveries(leader: Leader, ids: readonly string[]): Promise<number> {
  const client = await sessionClient();
  const answers = await Promise.all(
    ids.map(async (id) => {
      const answer = await client.rpc('resend_outbox', { outbox_id: id });
      return dataOf(answer, `${leader.id} could not resend ${id}`);
    }),
  );
  return answers.filter(Boolean).length;
}
