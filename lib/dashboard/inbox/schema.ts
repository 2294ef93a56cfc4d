import { z } from 'zod';
import type { Snooze } from './snoozes';

const snoozes: [Snooze, ...Snooze[]] = ['later', 'tomorrow', 'week'];

/** Open items of one record. */
export const inboxItemKeys = z.object({
  items: z
    .array(z.string().regex(/^[a-z]+:[0-9a-z-]{1,40}$/))
    .min(1)
    .max(50),
});

export const snoozeInput = inboxItemKeys.extend({ snooze: z.enum(snoozes) });
