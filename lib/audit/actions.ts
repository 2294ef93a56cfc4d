'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { contentRecord, contentTable, tableChange } from '@/lib/core/cache/change';
import { restoreRecords } from './data';
import { restoreInput } from './schema';

const refused = {
  not_found: 'restoreTooLate',
  exists: 'restoreNotNeeded',
  parent_gone: 'restoreParentGone',
  taken: 'restorePlaceTaken',
} as const;

/**
 * Restores records that were deleted within 30 days, all or none, together with the records deleted with them
 * (leaders). Does not send mails again; revalidates public pages. Refused: the values of `refused`.
 */
export const restoreDeleted = leaderAction
  .inputSchema(restoreInput)
  .action(async ({ parsedInput, ctx }) => {
    const answer = await restoreRecords(ctx.leader, parsedInput);
    if (answer.outcome !== 'restored') throw new ActionFailure(refused[answer.outcome]);
    const content = contentTable.safeParse(parsedInput.table);
    if (content.success) {
      const table = content.data;
      const records = z.array(contentRecord).parse(answer.records);
      ctx.changed(...records.map((record) => ({ table, record, old_record: null })));
    }
    const other = tableChange.safeParse(parsedInput);
    if (other.success) ctx.changed(other.data);
    return done('recordsRestored');
  });
