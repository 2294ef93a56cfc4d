'use server';
import { leaderAction } from '@/lib/core/actions/client';
import { readOutline, storeOutline } from './data';
import { outlineInput } from './schema';

/**
 * Saves the whole outline of a course (leaders) and re-renders its public page. Returns the current outline instead
 * if somebody else has changed it meanwhile.
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
