import { z } from 'zod';
import { contentTable } from '@/lib/core/cache/change';

/** A published version to undo, identified by its time as the database wrote it. True mails its registrants. */
export const undoInput = z.object({
  table: contentTable,
  id: z.guid(),
  seen: z.string(),
  tellsRegistrants: z.boolean().optional(),
});
export type UndoInput = z.output<typeof undoInput>;
