'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { DatabaseRefusal } from '@/lib/core/supabase/refusal';
import { insertTaskView, removeTaskView, updateTaskView } from './data';
import { formerView, newView, viewChange } from './schema';

/** Runs a write; the database rejects a name in use, or too many views. */
async function stored<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error;
    throw new ActionFailure('viewNotSaved', {}, { cause: error });
  }
}

/** Saves the filters, order and layout of a task screen under a name. Fails with 'viewNotSaved'. */
export const saveTaskView = staffAction
  .inputSchema(newView)
  .action(async ({ parsedInput, ctx }) => {
    const id = await stored(() => insertTaskView(ctx.staff, parsedInput));
    return done('viewSaved', { id });
  });

/**
 * Renames a view of the person, changes its filters, or makes it the default. Fails with 'viewNotSaved', 'recordGone'.
 */
export const changeTaskView = staffAction
  .inputSchema(viewChange)
  .action(async ({ parsedInput: { id, change }, ctx }) => {
    if (!(await stored(() => updateTaskView(ctx.staff, id, change)))) {
      throw new ActionFailure('recordGone');
    }
    return done('viewSaved');
  });

/** Deletes a view of the person; `deleted` is the input for undoing it. Fails with 'recordGone'. */
export const deleteTaskView = staffAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx }) => {
    const deleted = await removeTaskView(ctx.staff, id);
    if (!deleted) throw new ActionFailure('recordGone');
    return done('viewDeleted', { deleted });
  });

/** Restores a deleted view. Fails with 'viewNotSaved'. */
export const restoreTaskView = staffAction
  .inputSchema(formerView)
  .action(async ({ parsedInput, ctx }) => {
    await stored(() => insertTaskView(ctx.staff, parsedInput));
    return done('undone');
  });
