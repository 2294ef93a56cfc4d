import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { SubscriberFilters } from './filters';
import type { SubscriberState } from './rules';

const subscriberRow = z
  .object({
    id: z.guid(),
    email: z.string(),
    confirmed_at: z.string().nullable(),
    unsubscribed_at: z.string().nullable(),
    created_at: z.string(),
  })
  .transform(({ id, email, confirmed_at, unsubscribed_at, created_at }) => ({
    id,
    email,
    state: stateOf(confirmed_at, unsubscribed_at),
    subscribedAt: created_at,
    confirmedAt: confirmed_at,
    endedAt: unsubscribed_at,
  }));

function stateOf(confirmedAt: string | null, endedAt: string | null): SubscriberState {
  if (endedAt) return 'ended';
  return confirmedAt ? 'active' : 'unconfirmed';
}

/** Who reads the blog by mail; the instants are as the database wrote them. */
export type Subscriber = z.output<typeof subscriberRow>;

/**
 * One page of the subscribers that the filters find.
 * @param after the `next` of the page before
 * @throws Error if the database cannot be asked
 */
export async function listSubscribers(
  leader: Leader,
  filters: SubscriberFilters,
  after: string | null = filters.after,
): Promise<Page<Subscriber>> {
  const client = await sessionClient();
  let query = client
    .from('blog_subscriptions')
    .select('id, email, confirmed_at, unsubscribed_at, created_at');
  if (filters.q) query = query.or(containing(filters.q, ['email']));
  if (filters.state === 'ended') query = query.not('unsubscribed_at', 'is', null);
  else if (filters.state) query = query.is('unsubscribed_at', null);
  if (filters.state === 'active') query = query.not('confirmed_at', 'is', null);
  if (filters.state === 'unconfirmed') query = query.is('confirmed_at', null);
  if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
  if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
  const { data, error } = await keyset(query, orderOf(filters.sort), after);
  if (error) throw new Error(`${leader.id} could not list subscribers`, { cause: error });
  return pageOf(z.array(subscriberRow).parse(data), ({ subscribedAt }) => subscribedAt);
}
