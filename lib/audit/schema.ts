import { z } from 'zod';
import { RESTORABLE_TABLES } from '@/lib/records';

/** Records to restore, all or none. The id of a record with a two-column key is 'one,other'. */
export const restoreInput = z.object({
  table: z.enum(RESTORABLE_TABLES),
  recordIds: z.array(z.string().min(1).max(100)).min(1).max(100),
});
export type RestoreInput = z.output<typeof restoreInput>;
