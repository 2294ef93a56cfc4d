import 'server-only';
import { addMinutes } from 'date-fns';
import { z } from 'zod';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { Audience, WaitingAnnouncement } from './model';
import type { AudienceInput } from './schema';

/** Returns how many of these posts would be announced if they were published, and to how many subscribers. */
export async function readAudience(editor: Editor, { ids, at }: AudienceInput): Promise<Audience> {
  const client = await sessionClient();
  const answer = await client.rpc('announcement_audience', { post_ids: ids, live_at: at });
  const [audience] = dataOf(answer, `${editor.id} could not count the subscribers`);
  return audience ?? { posts: 0, recipients: 0, mails: 0, topics: [] };
}

const announced = z.object({ slug: z.string(), title: z.string(), excerpt: z.string() });

/** Returns the content of the email about a post, or null if there is no such post. */
export async function readAnnounced(editor: Editor, postId: string) {
  if (!z.guid().safeParse(postId).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('blog_posts')
    .select('slug, title, excerpt')
    .eq('id', postId)
    .maybeSingle();
  return announced.nullable().parse(dataOf(answer, `${editor.id} could not read post ${postId}`));
}

/** Delay before the emails about a post are sent, and the rate of sending. */
const WAIT_MINUTES = 2;
const MAILS_PER_MINUTE = 100;

/** Returns the unsent mails about a post, or null if there are none. */
export async function readWaitingAnnouncement(
  editor: Editor,
  postId: string,
): Promise<WaitingAnnouncement | null> {
  if (!z.guid().safeParse(postId).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('post_announcements')
    .select('announcedAt:announced_at, recipients, calledBack:called_back')
    .eq('post_id', postId)
    .maybeSingle();
  const announced = dataOf(answer, `${editor.id} could not read the announcement of ${postId}`);
  if (!announced?.recipients || announced.calledBack > 0) return null;
  const { announcedAt, recipients } = announced;
  const leavesAt = addMinutes(announcedAt, WAIT_MINUTES);
  const ends = addMinutes(leavesAt, Math.ceil(recipients / MAILS_PER_MINUTE) - 1);
  return ends > new Date() ? { recipients, leavesAt: leavesAt.toISOString() } : null;
}

/** Removes the unsent mails about a post. Returns how many were already sent, or null if none could be removed. */
export async function callBackMails(editor: Editor, postId: string): Promise<number | null> {
  const client = await sessionClient();
  const answer = await client.rpc('call_back_announcement', { post_id: postId });
  const [result] = dataOf(answer, `${editor.id} could not call back the mails about ${postId}`);
  return result?.called_back ? result.gone : null;
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
