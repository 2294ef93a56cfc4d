'use server';
import { leaderAction } from '@/lib/core/actions/client';
import { readOutline, storeOutline } from './data';
import { outlineInput } from './schema';

/**
 * Saves the outline of a course as a whole (leaders); its public page follows at once. Answers the outline as
 * somebody else has left it where it is not the one that was seen.
 */
export const saveOutline = leaderAction
  .inputSchema(outlineInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const record = await storeOutline(ctx.leader, input);
    if (!record) {
      return { outcome: 'stale' as const, theirs: await readOutline(ctx.leader, input.courseId) };
    }
    ctx.changed({ table: 'courses', record, old_record: record });
    return { outcome: 'saved' as const, notice: 'outlineSaved' as const };
  });
