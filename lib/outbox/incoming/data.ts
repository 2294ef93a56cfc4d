import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { IncomingFilters } from './filters';
import { type IncomingCallRow, incomingCallRow } from './model';
import type { ReceivedCall } from './schema';

const COLUMNS =
  'id, webhookId:webhook_id, type, body, email, status, answer, times, receivedAt:received_at, lastReceivedAt:last_received_at';

const answered = z.looseObject({ status: z.number() });

/** A validated call, or the validation error. */
export type ReadCall = { call: ReceivedCall } | { problem: string };

/**
 * Stores a call with a valid signature and executes it, in one transaction. An invalid call is stored but not executed.
 * @returns the response; for a call that succeeded before, the original response
 */
export async function storeCall(
  id: string,
  body: string,
  read: ReadCall,
): Promise<{ status: number; body: object }> {
  const answer = await serviceClient().rpc('receive_call', {
    webhook_id: id,
    // PostgreSQL cannot store NUL characters.
    body: body.replaceAll('\0', ''),
    ...read,
  });
  const { status, ...rest } = answered.parse(dataOf(answer, 'A call could not be stored'));
  return { status, body: rest };
}

/**
 * Returns one page of the signed calls that match the filters.
 * @param after the `next` of the previous page
 */
export async function listCalls(
  leader: Leader,
  filters: IncomingFilters,
  after: string | null = filters.after,
): Promise<Page<IncomingCallRow>> {
  const client = await sessionClient();
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (filters.result === 'taken') query = query.lt('status', 300);
    if (filters.result === 'refused') query = query.gte('status', 300);
    if (filters.from) query = query.gte('received_at', startOfDay(filters.from));
    if (filters.to) query = query.lt('received_at', endOfDay(filters.to));
    return query;
  };
  const found = client.from('incoming_calls').select(COLUMNS);
  const answer = await searchedPage(client, 'incoming_calls', found, {
    q: filters.q,
    narrow,
    order: orderOf(filters.sort),
    after,
  });
  const rows = z.array(incomingCallRow).parse(dataOf(answer, `${leader.id} could not list calls`));
  return pageOf(rows, ({ receivedAt }) => receivedAt);
}

/** Returns a call with its raw body and its response, or null. */
export async function readCall(leader: Leader, id: string): Promise<IncomingCallRow | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('incoming_calls').select(COLUMNS).eq('id', id).maybeSingle();
  return incomingCallRow
    .nullable()
    .parse(dataOf(answer, `${leader.id} could not read the call ${id}`));
}
