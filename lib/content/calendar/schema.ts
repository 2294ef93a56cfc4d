import { z } from 'zod';
import { contentTable } from '@/lib/core/cache/change';

/** A scheduled record, the time that the editor saw (as the database wrote it), and the new time. */
export const scheduleMove = z.object({
  table: contentTable,
  id: z.guid(),
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
  isUndo: z.boolean().optional(),
});
export type ScheduleMove = z.output<typeof scheduleMove>;
