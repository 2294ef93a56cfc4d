'use server';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { refreshContent } from '@/lib/content/publishing/refresh';
import { contentRecord, contentTable } from '@/lib/content/publishing/schema';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { cacheTags } from '@/lib/core/cache/tags';
import { restoreRecords } from './data';
import { restoreInput } from './schema';

const refused = {
  not_found: 'restoreTooLate',
  exists: 'restoreNotNeeded',
  parent_gone: 'restoreParentGone',
  taken: 'restorePlaceTaken',
} as const;

/**
 * Puts records back that were deleted within 30 days, all or none, with what was deleted with them
 * (leaders). Nobody is written to again; public pages follow. Refused by the keys of `refused`.
 */
export const restoreDeleted = leaderAction
  .inputSchema(restoreInput)
  .action(async ({ parsedInput, ctx }) => {
    const answer = await restoreRecords(ctx.leader, parsedInput);
    if (answer.outcome !== 'restored') throw new ActionFailure(refused[answer.outcome]);
    revalidateTag(cacheTags.slots, 'max');
    const content = contentTable.safeParse(parsedInput.table);
    if (content.success) {
      for (const row of answer.records) {
        const record = contentRecord.parse(row);
        after(refreshContent({ table: content.data, record, old_record: null }));
      }
    }
    return { notice: 'recordsRestored' as const };
  });
