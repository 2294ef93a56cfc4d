import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { everyRow } from '@/lib/core/lists/every-row';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import {
  ENDPOINT,
  type Endpoint,
  type EndpointWithHealth,
  endpointHealth,
  endpointRow,
  type TestAnswer,
} from './model';

/** Health of an endpoint that was added between the two reads. */
const NEW: z.output<typeof endpointHealth> = {
  endpointId: '',
  waiting: 0,
  held: 0,
  lastSuccess: null,
  failures: 0,
  failingSince: null,
  lastError: null,
};

const LISTED = `${ENDPOINT}, createdAt:created_at` as const;
const listedRow = endpointRow.extend({ createdAt: z.string() });

/** Returns the endpoints with their health, the oldest first. */
export async function listEndpoints(leader: Leader): Promise<EndpointWithHealth[]> {
  const client = await sessionClient();
  const [rows, health] = await Promise.all([
    everyRow('id', async (after, limit) => {
      const query = client.from('webhook_endpoints').select(LISTED).gt('id', after);
      const answer = await query.order('id').limit(limit);
      return z.array(listedRow).parse(dataOf(answer, `${leader.id} could not list endpoints`));
    }),
    client
      .rpc('webhook_endpoint_health', {}, { get: true })
      .select(
        'endpointId:endpoint_id, waiting, held, lastSuccess:last_success, failures, failingSince:failing_since, lastError:last_error',
      ),
  ]);
  const healths = z
    .array(endpointHealth)
    .parse(dataOf(health, `${leader.id} could not read the health of endpoints`));
  return rows
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    .map(({ createdAt: _, ...endpoint }) => {
      const found = healths.find(({ endpointId }) => endpointId === endpoint.id);
      const { endpointId: __, ...ownHealth } = found ?? NEW;
      return { ...endpoint, ...ownHealth };
    });
}

/** Returns an endpoint, or null. */
export async function readEndpoint(leader: Leader, id: string): Promise<Endpoint | null> {
  const client = await sessionClient();
  const answer = await client.from('webhook_endpoints').select(ENDPOINT).eq('id', id).maybeSingle();
  return endpointRow.nullable().parse(dataOf(answer, `${leader.id} could not read endpoint ${id}`));
}

/** Returns the secret of an endpoint that was just created; nobody sees it later. */
export async function readNewSecret(leader: Leader, id: string): Promise<string> {
  const answer = await serviceClient()
    .from('webhook_secrets')
    .select('secret')
    .eq('endpoint_id', id)
    .single();
  return dataOf(answer, `${leader.id} could not read the secret of endpoint ${id}`).secret;
}

/** Returns what came back of a test; null while it is on its way. */
export async function readTestAnswer(leader: Leader, test: string): Promise<TestAnswer> {
  const client = await sessionClient();
  const answer = await client
    .from('outbox_attempts')
    .select('responseStatus:response_status, error, durationMs:duration_ms')
    .eq('outbox_id', test)
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle();
  return dataOf(answer, `${leader.id} could not read test ${test}`);
}
