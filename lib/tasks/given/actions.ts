'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { createdTaskForm } from '../schema';
import { dueValues } from '../task-values';
import { readCreatedTask } from './data';
import { changeCreatedTask, withdrawCreatedTask } from './writes';

/**
 * Changes title, description and due date of an open task (its creator), and notifies the assignee. Fails with field
 * errors, 'recordGone' if the task is completed, deleted or managed by a leader, or 'changedMeanwhile' with the current
 * task.
 */
export const saveCreatedTask = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(createdTaskForm, form);
    if (!(await changeCreatedTask(ctx.staff, input))) {
      const task = await readCreatedTask(ctx.staff, input.id);
      const current = task && {
        version: task.updatedAt,
        values: { title: task.title, description: task.description, ...dueValues(task) },
      };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done('taskUpdated', { id: input.id });
  });

/** Withdraws an open task (its creator), and notifies the assignee. Fails with 'taskNotWithdrawn'. */
export const withdrawTask = staffAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx }) => {
    if (!(await withdrawCreatedTask(ctx.staff, id))) throw new ActionFailure('taskNotWithdrawn');
    return done('taskWithdrawn');
  });
