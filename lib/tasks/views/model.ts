import { z } from 'zod';

export const viewRow = z.object({
  id: z.guid(),
  area: z.enum(['admin', 'team']),
  name: z.string(),
  query: z.string(),
  isDefault: z.boolean(),
});

/** A saved view of a task screen. */
export type TaskView = z.output<typeof viewRow>;
