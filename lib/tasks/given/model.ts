import { z } from 'zod';
import { TASK_STATUSES } from '../statuses';

export const givenRow = z.object({
  id: z.guid(),
  title: z.string(),
  status: z.enum(TASK_STATUSES),
  dueDate: z.string().nullable(),
  dueOrder: z.string(),
});

/** A task that a person assigned to a colleague, with the columns that its creator can see. */
export type GivenTask = z.output<typeof givenRow>;

export const createdRow = z.object({
  id: z.guid(),
  title: z.string(),
  description: z
    .string()
    .nullable()
    .transform((text) => text ?? ''),
  dueDate: z.string().nullable(),
  assignee: z.string().nullable(),
  updatedAt: z.string(),
});

/** An open task with the fields that its creator can change, whoever is assigned now. */
export type CreatedTask = z.output<typeof createdRow>;
