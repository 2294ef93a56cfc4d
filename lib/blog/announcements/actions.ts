'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { callBackMails, readAudience } from './data';
import { audienceInput } from './schema';

/** Returns how many posts would be announced if they were published, and to how many subscribers (editors). */
export const askAudience = editorAction
  .inputSchema(audienceInput)
  .action(({ parsedInput, ctx }) => readAudience(ctx.editorOf('blog_posts', 'mail'), parsedInput));

/** Cancels the unsent mails about a post (editors with the right to mail). Refused: 'announcementGone'. */
export const callBackAnnouncement = editorAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx }) => {
    const gone = await callBackMails(ctx.editorOf('blog_posts', 'mail'), id);
    if (gone === null) throw new ActionFailure('announcementGone');
    return done('announcementCalledBack', { count: gone });
  });
