import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { env } from '@/lib/core/env';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { DeliveryFilters } from './filters';
import { CHANNELS, DELIVERY_STATUSES, withoutSecrets } from './rules';
import {
  type ChannelHealth,
  type Delivery,
  type DeliveryDetails,
  type SentRequest,
  sentRequest,
} from './schema';

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
  request: SentRequest | null;
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
    request: attempt.request ? sentRequest.parse(attempt.request) : undefined,
  });
  if (error) throw new Error('A delivery attempt cannot be recorded', { cause: error });
}

const LISTED =
  'id, topic, channel, recipient, status, attempts, created_at, delivered_at, next_attempt_at, last_error';

const listedRow = z.object({
  id: z.string(),
  topic: z.string(),
  channel: z.enum(CHANNELS),
  recipient: z.string().nullable(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number(),
  created_at: z.string(),
  delivered_at: z.string().nullable(),
  next_attempt_at: z.string(),
  last_error: z.string().nullable(),
});

const wholeRow = listedRow.extend({
  payload: z.json(),
  record_table: z.string().nullable(),
  record_id: z.string().nullable(),
  outbox_attempts: z.array(
    z.object({
      id: z.number(),
      attempted_at: z.string(),
      duration_ms: z.number().nullable(),
      response_status: z.number().nullable(),
      error: z.string().nullable(),
    }),
  ),
});

/** Where everything of a channel goes. */
const endpoints = {
  webhook: new URL(env.AUTOMATION_WEBHOOK_URL).host,
  mail: new URL(env.SMTP_URL).host,
};

function delivery(row: z.output<typeof listedRow>): Delivery {
  return {
    id: row.id,
    topic: row.topic,
    channel: row.channel,
    recipient: row.recipient ?? endpoints[row.channel],
    status: row.status,
    attempts: row.attempts,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    nextAttemptAt: row.status === 'pending' ? row.next_attempt_at : null,
    lastError: row.last_error,
  };
}

/**
 * One page of the webhooks and mails that the filters find.
 * @param after the `next` of the page before
 * @throws Error if the database cannot be asked
 */
export async function listDeliveries(
  leader: Leader,
  filters: DeliveryFilters,
  after: string | null = filters.after,
): Promise<Page<Delivery>> {
  const client = await sessionClient();
  let query = filters.q
    ? client.rpc('find_deliveries', { search: filters.q }, { get: true }).select(LISTED)
    : client.from('outbox').select(LISTED);
  if (filters.channel) query = query.eq('channel', filters.channel);
  if (filters.status) query = query.eq('status', filters.status);
  if (filters.record) query = query.eq('record_id', filters.record);
  if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
  if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
  const { data, error } = await keyset(query, orderOf(filters.sort), after);
  if (error) throw new Error(`${leader.id} could not list deliveries`, { cause: error });
  const page = pageOf(z.array(listedRow).parse(data), (row) => row.created_at);
  return { ...page, rows: page.rows.map(delivery) };
}

/** What the newest attempt sent; older attempts keep theirs, but are not fetched. */
async function readSent(leader: Leader, id: string): Promise<DeliveryDetails['sent']> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('outbox_attempts')
    .select('attempted_at, request')
    .eq('outbox_id', id)
    .not('request', 'is', null)
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not read what ${id} sent`, { cause: error });
  return data && { ...sentRequest.parse(data.request), at: data.attempted_at };
}

/** The newest attempts of an event that are shown. */
const MOST_ATTEMPTS = 50;

/**
 * An event with its attempts and what the newest one sent, or null if there is none.
 * @throws Error if the database cannot be asked
 */
export async function readDelivery(leader: Leader, id: string): Promise<DeliveryDetails | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client
    .from('outbox')
    .select(
      `${LISTED}, payload, record_table, record_id, outbox_attempts(id, attempted_at, duration_ms, response_status, error)`,
    )
    .eq('id', id)
    .order('id', { referencedTable: 'outbox_attempts', ascending: false })
    .limit(MOST_ATTEMPTS, { referencedTable: 'outbox_attempts' })
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not read delivery ${id}`, { cause: error });
  if (!data) return null;
  const row = wholeRow.parse(data);
  const sent = await readSent(leader, id);
  return {
    ...delivery(row),
    event: JSON.stringify(withoutSecrets(row.payload), null, 2),
    sent,
    record:
      row.record_table && row.record_id ? { table: row.record_table, id: row.record_id } : null,
    history: row.outbox_attempts.map((attempt) => ({
      id: attempt.id,
      at: attempt.attempted_at,
      durationMs: attempt.duration_ms,
      responseStatus: attempt.response_status,
      error: attempt.error,
    })),
  };
}

/**
 * How webhooks and mails are doing.
 * @throws Error if the database cannot be asked
 */
export async function readDeliveryHealth(leader: Leader): Promise<ChannelHealth[]> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('delivery_health', {}, { get: true });
  if (error) throw new Error(`${leader.id} could not read the health`, { cause: error });
  return data.map((row) => {
    const channel = z.enum(CHANNELS).parse(row.channel);
    return {
      channel,
      endpoint: endpoints[channel],
      delivered: row.delivered,
      failed: row.failed,
      medianMs: row.median_ms,
      lastSuccess: row.last_success,
      waiting: row.waiting,
      dead: row.dead,
    };
  });
}

/**
 * Makes events due once more, whatever became of them.
 * @returns how many: one that is being delivered at this moment is left alone
 * @throws Error if the database cannot be asked
 */
export async function resendDeliveries(leader: Leader, ids: readonly string[]): Promise<number> {
  const client = await sessionClient();
  const answers = await Promise.all(
    ids.map(async (id) => {
      const { data, error } = await client.rpc('resend_outbox', { outbox_id: id });
      if (error) throw new Error(`${leader.id} could not resend ${id}`, { cause: error });
      return data;
    }),
  );
  return answers.filter(Boolean).length;
}
