import 'server-only';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { Audience } from './model';
import type { AudienceInput } from './schema';

/** Returns how many of these posts would be announced if they went live, and to how many subscribers each. */
export async function readAudience(editor: Editor, { ids, at }: AudienceInput): Promise<Audience> {
  const client = await sessionClient();
  const answer = await client.rpc('announcement_audience', { post_ids: ids, live_at: at });
  const [audience] = dataOf(answer, `${editor.id} could not count the subscribers`);
  return audience ?? { posts: 0, recipients: 0 };
}

type Changed = { id: string; state: string; updated_at: string };

/**
 * Returns how many mails to subscribers these changes have queued.
 * @param changed current records; `updated_at` is the time of the transaction that may have announced them
 */
export async function countQueued(editor: Editor, changed: readonly Changed[]): Promise<number> {
  const live = changed.filter(({ state }) => state === 'published');
  if (live.length === 0) return 0;
  const client = await sessionClient();
  const answer = await client
    .from('post_announcements')
    .select('postId:post_id, announcedAt:announced_at, recipients')
    .in(
      'post_id',
      live.map(({ id }) => id),
    );
  return dataOf(answer, `${editor.id} could not count the queued mails`)
    .filter(({ postId, announcedAt }) =>
      live.some(({ id, updated_at }) => id === postId && updated_at === announcedAt),
    )
    .reduce((sum, { recipients }) => sum + (recipients ?? 0), 0);
}
