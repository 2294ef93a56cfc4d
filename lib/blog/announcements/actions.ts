'use server';
import { editorAction } from '@/lib/core/actions/client';
import { readAudience } from './data';
import { audienceInput } from './schema';

/** Returns how many posts would be announced if they went live, and to how many subscribers (editors). */
export const askAudience = editorAction
  .inputSchema(audienceInput)
  .action(({ parsedInput, ctx }) => readAudience(ctx.editorOf('blog_posts', 'mail'), parsedInput));
