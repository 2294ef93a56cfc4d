import { z } from 'zod';
import type { Snooze } from './snoozes';

const snoozes: [Snooze, ...Snooze[]] = ['later', 'tomorrow', 'week'];

export const inboxItemKey = z.object({ item: z.string().regex(/^[a-z]+:[0-9a-z-]{1,40}$/) });

export const snoozeInput = inboxItemKey.extend({ snooze: z.enum(snoozes) });
