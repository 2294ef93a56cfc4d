import 'server-only';
import type { Leader } from '@/lib/core/auth/guard';
import { sessionClient } from '@/lib/core/supabase/session';
import type { Audience, AudienceInput } from './schema';

/**
 * Returns how many of these posts would be announced if they went live, and to how many subscribers each.
 * @throws Error if the database cannot be asked
 */
export async function readAudience(leader: Leader, { ids, at }: AudienceInput): Promise<Audience> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('announcement_audience', {
    post_ids: ids,
    live_at: at,
  });
  if (error) throw new Error(`${leader.id} could not count the subscribers`, { cause: error });
  return data[0] ?? { posts: 0, recipients: 0 };
}

type Changed = { id: string; state: string; updated_at: string };

/**
 * Returns how many mails to subscribers these changes have queued.
 * @param changed records as they are now; `updated_at` is the time of the transaction that may have announced them
 * @throws Error if the database cannot be asked
 */
export async function countQueued(leader: Leader, changed: readonly Changed[]): Promise<number> {
  const live = changed.filter(({ state }) => state === 'published');
  if (live.length === 0) return 0;
  const client = await sessionClient();
  const { data, error } = await client
    .from('post_announcements')
    .select('post_id, announced_at, recipients')
    .in(
      'post_id',
      live.map(({ id }) => id),
    );
  if (error) throw new Error(`${leader.id} could not count what is queued`, { cause: error });
  return data
    .filter(({ post_id, announced_at }) =>
      live.some(({ id, updated_at }) => id === post_id && updated_at === announced_at),
    )
    .reduce((sum, { recipients }) => sum + (recipients ?? 0), 0);
}
