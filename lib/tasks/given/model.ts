import { z } from 'zod';
import { TASK_STATUSES } from '../statuses';

export const givenRow = z.object({
  id: z.guid(),
  title: z.string(),
  status: z.enum(TASK_STATUSES),
  dueDate: z.string().nullable(),
  dueOrder: z.string(),
});

/** A task that a person gave to a colleague, as far as they see it. */
export type GivenTask = z.output<typeof givenRow>;
