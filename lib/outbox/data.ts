import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { env } from '@/lib/core/env';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Alternatives, anyOf, type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { DeliveryFilters } from './filters';
import {
  type ChannelHealth,
  channelHealth,
  type Delivery,
  type DeliveryDetails,
  deliveryDetailsRow,
  deliveryRow,
  sentRequest,
} from './model';
import { withoutSecrets } from './secrets';

const COLUMNS =
  'id, topic, channel, recipient, status, attempts, createdAt:created_at, deliveredAt:delivered_at, nextAttemptAt:next_attempt_at, lastError:last_error, endpoint:webhook_endpoints(url)';

/** Statuses of undelivered events: dead, held, or failed and waiting for a retry. */
const UNDELIVERED: Alternatives = [
  [['status', 'in', ['dead', 'held']]],
  [
    ['status', 'eq', 'pending'],
    ['last_error', 'not null'],
  ],
];

/** Adds the host of the endpoint to a row without a recipient. */
function withRecipient<Row extends z.output<typeof deliveryRow>>({ endpoint, ...row }: Row) {
  return { ...row, recipient: row.recipient ?? (endpoint ? new URL(endpoint.url).host : '') };
}

/**
 * Returns one page of the webhooks and emails that match the filters.
 * @param after the `next` of the previous page
 */
export async function listDeliveries(
  leader: Leader,
  filters: DeliveryFilters,
  after: string | null = filters.after,
): Promise<Page<Delivery>> {
  const client = await sessionClient();
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (filters.channel) query = query.eq('channel', filters.channel);
    if (filters.status === 'undelivered') query = anyOf(query, UNDELIVERED);
    else if (filters.status) query = query.eq('status', filters.status);
    if (filters.endpoint) query = query.eq('endpoint_id', filters.endpoint);
    if (filters.event) query = query.eq('topic', filters.event);
    if (filters.record) query = query.eq('record_id', filters.record);
    if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
    if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
    return query;
  };
  const answer = await searchedPage(client, 'outbox', client.from('outbox').select(COLUMNS), {
    q: filters.q,
    narrow,
    order: orderOf(filters.sort),
    after,
  });
  const rows = z.array(deliveryRow).parse(dataOf(answer, `${leader.id} could not list deliveries`));
  return pageOf(rows.map(withRecipient), ({ createdAt }) => createdAt);
}

/** Returns the request of the newest attempt; earlier requests are stored but not read. */
async function readSent(leader: Leader, id: string): Promise<DeliveryDetails['sent']> {
  const client = await sessionClient();
  const answer = await client
    .from('outbox_attempts')
    .select('at:attempted_at, request')
    .eq('outbox_id', id)
    .not('request', 'is', null)
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle();
  const data = dataOf(answer, `${leader.id} could not read the request of ${id}`);
  return data && { ...sentRequest.parse(data.request), at: data.at };
}

/** Maximum number of attempts to show for an event. */
const MAX_ATTEMPTS = 50;

/** Returns an event with its attempts and the newest request, or null if it does not exist. */
export async function readDelivery(leader: Leader, id: string): Promise<DeliveryDetails | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('outbox')
    .select(
      `${COLUMNS}, payload, recordTable:record_table, recordId:record_id, history:outbox_attempts(id, at:attempted_at, durationMs:duration_ms, responseStatus:response_status, error)`,
    )
    .eq('id', id)
    .order('id', { referencedTable: 'history', ascending: false })
    .limit(MAX_ATTEMPTS, { referencedTable: 'history' })
    .maybeSingle();
  const data = dataOf(answer, `${leader.id} could not read delivery ${id}`);
  if (!data) return null;
  const { payload, recordTable, recordId, ...row } = deliveryDetailsRow.parse(data);
  return {
    ...withRecipient(row),
    event: JSON.stringify(withoutSecrets(payload), null, 2),
    sent: await readSent(leader, id),
    record: recordTable && recordId ? { table: recordTable, id: recordId } : null,
  };
}

/**
 * Returns the health of each channel.
 * @param endpoints number of endpoints that receive webhooks
 */
export async function readDeliveryHealth(
  leader: Leader,
  endpoints: number,
): Promise<ChannelHealth[]> {
  const receivers = {
    webhook: endpoints === 0 ? null : endpoints === 1 ? 'One endpoint' : `${endpoints} endpoints`,
    mail: env.SMTP_URL ? new URL(env.SMTP_URL).host : null,
  };
  const client = await sessionClient();
  const answer = await client
    .rpc('delivery_health', {}, { get: true })
    .select(
      'channel, delivered, failed, medianMs:median_ms, lastSuccess:last_success, waiting, dead, failingSince:failing_since, lastError:last_error',
    );
  return z
    .array(channelHealth)
    .parse(dataOf(answer, `${leader.id} could not read the health`))
    .map((health) => ({ ...health, receivers: receivers[health.channel] }));
}
