'use server';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { readOutline, readOutlinedCourse, storeOutline } from './data';
import { lessonTextInput, outlineInput } from './schema';
import { storeLessonText } from './writes';

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

/**
 * Saves the text and the question of a lesson (leaders) and re-renders the pages of its course. Refused:
 * 'lessonTextStale'.
 */
export const saveLessonText = leaderAction
  .inputSchema(lessonTextInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const version = await storeLessonText(ctx.leader, input);
    if (version === null) throw new ActionFailure('lessonTextStale');
    const record = await readOutlinedCourse(ctx.leader, input.courseId);
    if (record) ctx.changed({ table: 'courses', record, old_record: record });
    return { version, notice: 'lessonTextSaved' as const };
  });
