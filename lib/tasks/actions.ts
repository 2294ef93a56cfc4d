'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction, staffAction, staffActionOr } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { log } from '@/lib/core/log';
import { DatabaseRefusal } from '@/lib/core/supabase/refusal';
import { type NoticeKey, notices } from '@/lib/notices';
import { readMentionable, readNames } from '@/lib/people/data';
import { MAX_MENTIONS, mentionedIn } from '@/lib/people/people-names';
import { changedSentence, columnOf } from './changes';
import { readTask } from './data';
import {
  checklistForm,
  commentForm,
  formerTask,
  newTaskForm,
  taskChange,
  taskEdit,
  taskForm,
  taskIds,
  taskStatusInput,
} from './schema';
import { shownTaskValues, taskValues } from './task-values';
import {
  changeTasks,
  deleteChecklistItem,
  deleteComment,
  insertChecklistItem,
  insertComment,
  insertTask,
  removeTasks,
  revertTasks,
  storeTaskEdit,
  storeTaskStatus,
  storeTick,
  updateTask,
} from './writes';

/** Returns the error for a failed write: with the database's reason, or as an unknown error (spec section 8). */
function failure(
  notice: NoticeKey,
  error: unknown,
  values?: Record<string, string>,
): ActionFailure {
  if (error instanceof ActionFailure) return error;
  const kept = values && { values };
  if (error instanceof DatabaseRefusal) {
    return new ActionFailure(notice, { ...kept, reason: error.message }, { cause: error });
  }
  log.error({ err: error }, 'a task could not be written');
  return new ActionFailure(notice, { ...kept }, { cause: error });
}

const saved = (notice: NoticeKey, id: string) => done(notice, { id });

/**
 * Creates a task. Leaders can create any task, including recurring ones; members can create tasks for themselves and
 * for colleagues in their teams. Fails with field errors, or 'taskCreateFailed' with the reason.
 */
export const createTask = staffActionOr(
  () => new ActionFailure('taskCreateFailed', { reason: notices.taskNeedsUser }),
)
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(newTaskForm, form);
    try {
      const id = await insertTask(ctx.staff, input);
      if (!id)
        throw new ActionFailure('taskCreateFailed', {
          reason: notices.taskOutsideTeam,
          values: formValues(form),
        });
      return done('taskCreated', { id, assignee: input.assignee });
    } catch (error) {
      throw failure('taskCreateFailed', error, formValues(form));
    }
  });

/**
 * Changes a task (leaders). Fails with field errors, 'recordGone', 'changedMeanwhile' with the current task, or
 * 'taskUpdateFailed' with the reason.
 */
export const saveTask = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(taskForm, form);
    const id = input.id ?? '';
    try {
      if (!(await updateTask(ctx.leader, id, input))) {
        const task = await readTask(ctx.leader, id);
        const current = task && {
          version: task.updatedAt,
          values: taskValues(task),
          shown: shownTaskValues(task),
          ...(task.activity[0] && { changedBy: task.activity[0].actorName }),
        };
        throw staleWriteFailure(current, input.version, formValues(form));
      }
      return saved('taskUpdated', id);
    } catch (error) {
      throw failure('taskUpdateFailed', error, formValues(form));
    }
  });

/**
 * Changes the status of a task (its assignee or a leader). Fails with 'taskNotFound', or 'taskUpdateFailed' with the
 * reason.
 */
export const setTaskStatus = staffAction
  .inputSchema(taskStatusInput)
  .action(async ({ parsedInput: { id, status }, ctx }) => {
    try {
      if (!(await storeTaskStatus(ctx.staff, id, status))) throw new ActionFailure('taskNotFound');
    } catch (error) {
      throw failure('taskUpdateFailed', error);
    }
    return done('taskUpdated');
  });

/** Sets one value of many tasks (leaders). `former` is the input for undoing it. */
export const changeManyTasks = leaderAction
  .inputSchema(z.object({ ids: taskIds, change: taskChange }))
  .action(async ({ parsedInput: { ids, change }, ctx }) => {
    try {
      const former = await changeTasks(ctx.leader, ids, change);
      if (former.length === 0) throw new ActionFailure('taskNotFound');
      return done('taskUpdated', { former });
    } catch (error) {
      throw failure('taskUpdateFailed', error);
    }
  });

/**
 * Sets one value of a task in the list: members the status of their own tasks, leaders any value. To undo it, call it
 * with `change` and `seen` exchanged. Fails with 'taskNotFound', or 'taskUpdateFailed' with the reason, which includes
 * the current value.
 */
export const editTask = staffAction
  .inputSchema(taskEdit)
  .action(async ({ parsedInput: edit, ctx }) => {
    try {
      const now = await storeTaskEdit(ctx.staff, edit);
      if (now === 'gone') throw new ActionFailure('taskNotFound');
      if (now) {
        const names = await readNames(ctx.staff, [columnOf(now).value]);
        const reason = `someone else changed it first. ${changedSentence(now, names)}.`;
        throw new ActionFailure('taskUpdateFailed', { reason });
      }
      return done('taskUpdated');
    } catch (error) {
      throw failure('taskUpdateFailed', error);
    }
  });

/** Undoes `changeManyTasks` for tasks that are unchanged since (leaders). */
export const undoTaskChange = leaderAction
  .inputSchema(z.array(formerTask).min(1).max(100))
  .action(async ({ parsedInput, ctx }) => {
    try {
      if ((await revertTasks(ctx.leader, parsedInput)) === 0) {
        throw new ActionFailure('changedMeanwhile');
      }
      return done('undone');
    } catch (error) {
      throw failure('taskUpdateFailed', error);
    }
  });

/** Deletes tasks (leaders). Fails with 'taskDeleteFailed'. */
export const deleteTasks = leaderAction
  .inputSchema(taskIds)
  .action(async ({ parsedInput: ids, ctx }) => {
    try {
      const deleted = await removeTasks(ctx.leader, ids);
      if (deleted.length === 0) {
        throw new ActionFailure('taskDeleteFailed', { reason: 'it is no longer there' });
      }
      return done('taskDeleted', { deleted });
    } catch (error) {
      throw failure('taskDeleteFailed', error);
    }
  });

/** Adds a step to a task (anyone who can see it). Fails with 'taskNotFound'. */
export const addChecklistItem = staffAction
  .inputSchema(checklistForm)
  .action(async ({ parsedInput: { task, label }, ctx }) => {
    if (!(await insertChecklistItem(ctx.staff, task, label))) {
      throw new ActionFailure('taskNotFound');
    }
    return done('taskUpdated');
  });

/** Checks or unchecks a step (anyone who can see its task). Fails with 'taskNotFound'. */
export const tickChecklistItem = staffAction
  .inputSchema(z.object({ id: z.guid(), isDone: z.boolean() }))
  .action(async ({ parsedInput: { id, isDone }, ctx }) => {
    if (!(await storeTick(ctx.staff, id, isDone))) throw new ActionFailure('taskNotFound');
    return done('taskUpdated');
  });

/**
 * Removes a step of a task (leaders, and members for tasks that they created for themselves). Fails with
 * 'taskNotFound'.
 */
export const removeChecklistItem = staffAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx }) => {
    if (!(await deleteChecklistItem(ctx.staff, id))) throw new ActionFailure('taskNotFound');
    return done('taskUpdated');
  });

/**
 * Adds a comment to a task (anyone who can see it) and notifies people mentioned as '@Full Name'. Fails with
 * 'changeRefused'.
 */
export const commentOnTask = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const { task, body } = parseForm(commentForm, form);
    const mentions = mentionedIn(body, await readMentionable(ctx.staff));
    if (mentions.length > MAX_MENTIONS) {
      const fieldErrors = { body: `Please mention at most ${MAX_MENTIONS} people.` };
      throw new ActionFailure('formHasErrors', { fieldErrors, values: formValues(form) });
    }
    if (!(await insertComment(ctx.staff, { task, body, mentions }))) {
      throw new ActionFailure('changeRefused', { values: formValues(form) });
    }
    return done('commentAdded');
  });

/** Removes a comment (its author or a leader). Fails with 'changeRefused'. */
export const removeComment = staffAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx }) => {
    if (!(await deleteComment(ctx.staff, id))) throw new ActionFailure('changeRefused');
    return done('commentRemoved');
  });
