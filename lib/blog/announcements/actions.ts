'use server';
import { leaderAction } from '@/lib/core/actions/client';
import { readAudience } from './data';
import { audienceInput } from './schema';

/** Returns how many posts would be announced if they went live, and to how many subscribers (leaders). */
export const askAudience = leaderAction
  .inputSchema(audienceInput)
  .action(({ parsedInput, ctx }) => readAudience(ctx.leader, parsedInput));
