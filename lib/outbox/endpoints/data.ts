import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { type Choice, type ChoiceQuery, MAX_CHOICES } from '@/lib/core/lists/choices';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
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

/** Health of an endpoint that was added between the two queries. */
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

/** Adds the health of each endpoint. */
async function withHealth<Row extends Endpoint>(leader: Leader, rows: readonly Row[]) {
  const client = await sessionClient();
  const answer = await client
    .rpc('webhook_endpoint_health', {}, { get: true })
    .select(
      'endpointId:endpoint_id, waiting, held, lastSuccess:last_success, failures, failingSince:failing_since, lastError:last_error',
    )
    .in(
      'endpoint_id',
      rows.map(({ id }) => id),
    );
  const healths = z
    .array(endpointHealth)
    .parse(dataOf(answer, `${leader.id} could not read the health of endpoints`));
  return rows.map((endpoint) => {
    const found = healths.find(({ endpointId }) => endpointId === endpoint.id);
    const { endpointId: _, ...ownHealth } = found ?? NEW;
    return { ...endpoint, ...ownHealth };
  });
}

/** Returns one page of the endpoints with their health, oldest first. */
export async function listEndpoints(
  leader: Leader,
  after: string | null,
): Promise<Page<EndpointWithHealth>> {
  const client = await sessionClient();
  const query = client.from('webhook_endpoints').select(LISTED);
  const answer = await keyset(query, { column: 'created_at', ascending: true }, after);
  const rows = z.array(listedRow).parse(dataOf(answer, `${leader.id} could not list endpoints`));
  const page = pageOf(rows, ({ createdAt }) => createdAt);
  return { ...page, rows: await withHealth(leader, page.rows) };
}

/** Returns an endpoint with its health, or null. */
export async function readEndpointWithHealth(
  leader: Leader,
  id: string,
): Promise<EndpointWithHealth | null> {
  if (!z.guid().safeParse(id).success) return null;
  const endpoint = await readEndpoint(leader, id);
  return endpoint && ((await withHealth(leader, [endpoint]))[0] ?? null);
}

const chosenRow = z
  .object({ id: z.guid(), url: z.string(), description: z.string() })
  .transform(({ id, url, description }) => ({ id, name: description || new URL(url).host }));

/** Returns endpoints as choices, labelled with their description or host. */
export async function listEndpointChoices(
  leader: Leader,
  { q, id }: ChoiceQuery = {},
): Promise<Choice[]> {
  const client = await sessionClient();
  const query = client.from('webhook_endpoints').select('id, url, description');
  const limited = query.order('description').order('url').order('id').limit(MAX_CHOICES);
  if (id) limited.eq('id', id);
  else if (q) limited.or(containing(q, ['description', 'url']));
  const rows = dataOf(await limited, `${leader.id} could not list endpoints`);
  return z.array(chosenRow).parse(rows);
}

/** Returns the number of endpoints. */
export async function countEndpoints(leader: Leader): Promise<number> {
  const client = await sessionClient();
  const answer = await client
    .from('webhook_endpoints')
    .select('id', { count: 'exact', head: true });
  dataOf(answer, `${leader.id} could not count endpoints`);
  return answer.count ?? 0;
}

/** Returns an endpoint, or null. */
export async function readEndpoint(leader: Leader, id: string): Promise<Endpoint | null> {
  const client = await sessionClient();
  const answer = await client.from('webhook_endpoints').select(ENDPOINT).eq('id', id).maybeSingle();
  return endpointRow.nullable().parse(dataOf(answer, `${leader.id} could not read endpoint ${id}`));
}

/** Returns the secret of a newly created endpoint, which is never shown again. */
export async function readNewSecret(leader: Leader, id: string): Promise<string> {
  const answer = await serviceClient()
    .from('webhook_secrets')
    .select('secret')
    .eq('endpoint_id', id)
    .single();
  return dataOf(answer, `${leader.id} could not read the secret of endpoint ${id}`).secret;
}

/** Returns the result of a test, or null while it is pending. */
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
