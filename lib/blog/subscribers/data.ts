import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import type { Channel } from '@/lib/core/channel';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { SubscriberFilters } from './filters';
import { type Subscriber, stateOf, subscriber } from './model';
import type { SubscriberState } from './rules';
import { choicesSchema, type SubscriptionChoices } from './schema';

/** Returns one page of the subscribers that match the filters. */
export async function listSubscribers(
  leader: Leader,
  filters: SubscriberFilters,
  after: string | null = filters.after,
): Promise<Page<Subscriber>> {
  const client = await sessionClient();
  const found = client
    .from('blog_subscriptions')
    .select(
      'id, email, confirmedAt:confirmed_at, endedAt:unsubscribed_at, bouncedAt:bounced_at, subscribedAt:created_at, policyVersion:policy_version, consentedAt:consented_at',
    );
  const { state } = filters;
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (state === 'active' || state === 'confirmed') query = query.not('confirmed_at', 'is', null);
    if (state === 'unconfirmed') query = query.is('confirmed_at', null);
    if (state === 'ended') query = query.not('unsubscribed_at', 'is', null);
    else if (state && state !== 'confirmed') query = query.is('unsubscribed_at', null);
    if (state === 'bounced') query = query.not('bounced_at', 'is', null);
    else if (state === 'active' || state === 'unconfirmed') query = query.is('bounced_at', null);
    if (filters.from) query = query.gte('created_at', startOfDay(filters.from));
    if (filters.to) query = query.lt('created_at', endOfDay(filters.to));
    return query;
  };
  const answer = await searchedPage(client, 'blog_subscriptions', found, {
    q: filters.q,
    narrow,
    order: orderOf(filters.sort),
    after,
  });
  const rows = z.array(subscriber).parse(dataOf(answer, `${leader.id} could not list subscribers`));
  return pageOf(rows, ({ subscribedAt }) => subscribedAt);
}

/**
 * Subscribes an address (spec section 7) and queues the email that asks for confirmation. A known address is a 'duplicate'
 * unless it had unsubscribed. An unconfirmed one gets the email again, at most three times an hour.
 */
export async function storeSubscription(
  email: string,
  channel: Channel | null,
): Promise<'subscribed' | 'duplicate'> {
  const client = serviceClient();
  const { error } = await client
    .from('blog_subscriptions')
    .insert({ email, channel, policy_version: PRIVACY_POLICY_VERSION });
  if (!error) return 'subscribed';
  if (formRefusal(error) !== 'duplicate') {
    throw new Error('The subscription could not be stored', { cause: error });
  }
  const answer = await client.rpc('subscribe_again', {
    address: email,
    policy: PRIVACY_POLICY_VERSION,
  });
  const outcome = dataOf(answer, 'The subscription could not be renewed');
  return outcome === 'restarted' ? 'subscribed' : 'duplicate';
}

/** Returns the state of a subscription, or null if there is none; the caller has verified the signed link. */
export async function readSubscription(id: string): Promise<SubscriberState | null> {
  const answer = await serviceClient()
    .from('blog_subscriptions')
    .select('confirmedAt:confirmed_at, endedAt:unsubscribed_at, bouncedAt:bounced_at')
    .eq('id', id)
    .maybeSingle();
  const row = dataOf(answer, 'The subscription cannot be read');
  return row && stateOf(row);
}

/**
 * Confirms a subscription unless it is confirmed; the caller has verified the signed link.
 * @returns the stored state, or null if the subscription was removed
 */
export async function confirmSubscription(id: string): Promise<SubscriberState | null> {
  const answer = await serviceClient()
    .from('blog_subscriptions')
    .update({ confirmed_at: new Date().toISOString() })
    .eq('id', id)
    .is('confirmed_at', null)
    .is('unsubscribed_at', null);
  dataOf(answer, 'The subscription could not be confirmed');
  return readSubscription(id);
}

/** Returns the choices of an active subscriber, or null; the caller has verified the signed link. */
export async function readChoices(id: string): Promise<SubscriptionChoices | null> {
  const answer = await serviceClient()
    .from('blog_subscriptions')
    .select('frequency, topics')
    .eq('id', id)
    .not('confirmed_at', 'is', null)
    .is('unsubscribed_at', null)
    .maybeSingle();
  return choicesSchema.nullable().parse(dataOf(answer, 'The choices cannot be read'));
}

/** Stores the choices of an active subscriber. Returns the stored choices, or null if the subscription has ended. */
export async function storeChoices(
  id: string,
  choices: SubscriptionChoices,
): Promise<SubscriptionChoices | null> {
  const answer = await serviceClient()
    .from('blog_subscriptions')
    .update(choices)
    .eq('id', id)
    .not('confirmed_at', 'is', null)
    .is('unsubscribed_at', null)
    .select('frequency, topics')
    .maybeSingle();
  return choicesSchema.nullable().parse(dataOf(answer, 'The choices could not be stored'));
}

/** Queues the weekly mails about posts on their weekday. Returns how many. */
export async function queuePostDigests(): Promise<number> {
  const answer = await serviceClient().rpc('queue_post_digests');
  return dataOf(answer, 'The weekly mails about posts could not be queued');
}

/** Records that the email of a subscription bounces. Returns whether this was new. */
export async function storeBounce(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('blog_subscriptions')
    .update({ bounced_at: new Date().toISOString() })
    .eq('id', id)
    .is('bounced_at', null)
    .select('id');
  return dataOf(answer, `${leader.id} could not note the bounce of ${id}`).length > 0;
}

/** Ends a subscription unless it has already ended; the caller has verified the signed link. */
export async function endSubscription(id: string): Promise<void> {
  const answer = await serviceClient()
    .from('blog_subscriptions')
    .update({ unsubscribed_at: new Date().toISOString() })
    .eq('id', id)
    .is('unsubscribed_at', null);
  dataOf(answer, 'The subscription could not be ended');
}
