import { z } from 'zod';

/** Which posts shall go live: now, or `at` a UTC instant. */
export const audienceInput = z.object({
  ids: z.array(z.guid()).min(1).max(50),
  at: z.iso.datetime().optional(),
});
export type AudienceInput = z.output<typeof audienceInput>;

/** How many posts would be announced by going live, and to how many subscribers each. */
export type Audience = { posts: number; recipients: number };
