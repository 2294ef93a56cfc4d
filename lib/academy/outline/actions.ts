'use server';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { requireChange } from '@/lib/core/auth/change';
import { readOutline, readOutlinedCourse, storeOutline } from './data';
import { lessonTextInput, outlineInput } from './schema';
import { storeLessonText } from './writes';

/**
 * Saves the whole outline of a course (editors) and re-renders its public page. If someone else has changed the
 * outline, returns the current one instead.
 */
export const saveOutline = editorAction
  .inputSchema(outlineInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const editor = await requireChange(ctx, { table: 'courses', id: input.courseId });
    const record = await storeOutline(editor, input);
    if (!record) {
      return { outcome: 'stale' as const, theirs: await readOutline(editor, input.courseId) };
    }
    ctx.changed({ table: 'courses', record, old_record: record });
    return done('outlineSaved', { outcome: 'saved' });
  });

/**
 * Saves the text and the question of a lesson (editors) and re-renders the pages of its course. Refused:
 * 'lessonTextStale'.
 */
export const saveLessonText = editorAction
  .inputSchema(lessonTextInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const editor = await requireChange(ctx, { table: 'courses', id: input.courseId });
    const version = await storeLessonText(editor, input);
    if (version === null) throw new ActionFailure('lessonTextStale');
    const record = await readOutlinedCourse(editor, input.courseId);
    if (record) ctx.changed({ table: 'courses', record, old_record: record });
    return done('lessonTextSaved', { version });
  });
