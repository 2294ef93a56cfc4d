import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { EndpointInput } from './schema';

/**
 * Stores a new endpoint, or updates one unless someone else has changed it since this version.
 * @returns its id, or null if no row was changed
 */
export async function storeEndpoint(
  leader: Leader,
  { id, version, url, description, types }: EndpointInput,
): Promise<string | null> {
  const client = await sessionClient();
  const fields = { url, description, event_types: types };
  const endpoints = client.from('webhook_endpoints');
  const answer = await (id
    ? endpoints.update(fields).eq('id', id).eq('updated_at', version)
    : endpoints.insert(fields)
  ).select('id');
  return dataOf(answer, `${leader.id} could not store an endpoint`)[0]?.id ?? null;
}

/** Pauses or resumes an endpoint. Returns whether it exists. */
export async function storeEndpointState(
  leader: Leader,
  id: string,
  state: 'active' | 'paused',
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('webhook_endpoints').update({ state }).eq('id', id).select('id');
  return dataOf(answer, `${leader.id} could not change endpoint ${id}`).length === 1;
}

/** Deletes an endpoint and its deliveries. Returns whether it existed. */
export async function removeEndpoint(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('webhook_endpoints').delete().eq('id', id).select('id');
  return dataOf(answer, `${leader.id} could not delete endpoint ${id}`).length === 1;
}

const rotation = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('rotated'), secret: z.string() }),
  z.object({ outcome: z.literal('overlap'), replaced_at: z.string(), works_until: z.string() }),
  z.object({ outcome: z.literal('not_found') }),
]);

/**
 * Rotates the secret of an endpoint. Changes nothing while an older secret is still valid, unless that one may end now.
 */
export async function rotateSecret(
  leader: Leader,
  { id, endsPrevious }: { id: string; endsPrevious: boolean },
): Promise<z.output<typeof rotation>> {
  const client = await sessionClient();
  const answer = await client.rpc('rotate_webhook_secret', {
    endpoint: id,
    ends_previous: endsPrevious,
  });
  return rotation.parse(
    dataOf(answer, `${leader.id} could not rotate the secret of endpoint ${id}`),
  );
}

/** Queues a test and returns its id, or null if the endpoint no longer exists. */
export async function queueTest(leader: Leader, id: string): Promise<string | null> {
  const client = await sessionClient();
  const answer = await client.rpc('test_webhook_endpoint', { endpoint: id });
  return dataOf(answer, `${leader.id} could not test endpoint ${id}`);
}

/**
 * Makes the events of an endpoint in a date range due again, or only counts them.
 * @returns their number
 */
export async function replayDays(
  leader: Leader,
  range: { id: string; from: string; to: string; isRehearsal: boolean },
): Promise<number> {
  const client = await sessionClient();
  const answer = await client.rpc('replay_deliveries', {
    endpoint: range.id,
    since: startOfDay(range.from),
    until: endOfDay(range.to),
    is_rehearsal: range.isRehearsal,
  });
  return dataOf(answer, `${leader.id} could not replay endpoint ${range.id}`);
}
