import { z } from 'zod';
import { plannedInstant } from '@/lib/core/time/schema';

/** A task and its new due instant; with `from`, it moves only if it is still due then. */
export const taskMove = z.object({
  id: z.uuid(),
  startsAt: plannedInstant,
  from: plannedInstant.optional(),
});
export type TaskMove = z.output<typeof taskMove>;
