'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { dueMoment } from '@/lib/core/time/wall-clock';
import { notices } from '@/lib/notices';
import { previewRepetition, storeRepetition } from './data';
import { repetitionOf } from './dates';
import { repeatForm } from './schema';

/** Returns the rule for the editor's values. @throws ActionFailure with the invalid fields */
function ruleOf(values: unknown) {
  const parsed = repeatForm.safeParse(values);
  if (parsed.success) return parsed.data;
  const fieldErrors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  throw new ActionFailure('formHasErrors', { fieldErrors });
}

/** `ruleOf` parses the values of the editor, so that its errors belong to the fields. */
const storedTask = z.looseObject({ task: z.guid() });
const newTask = z.looseObject({ dueDay: z.string(), dueTime: z.string() });

/** Sets or ends the recurrence rule of a task (leaders). Fails with field errors, 'recordGone'. */
export const repeatTask = leaderAction
  .inputSchema(storedTask)
  .action(async ({ parsedInput: { task, ...values }, ctx }) => {
    const rule = ruleOf(values);
    if (!(await storeRepetition(ctx.leader, task, rule))) throw new ActionFailure('recordGone');
    return done(rule ? 'taskRepeats' : 'taskRepeatsNoMore');
  });

const NO_REPETITION = { sentence: notices.taskRepeatsNoMore, dates: [] };

/** Previews a recurrence rule for a task (leaders). Fails with field errors, 'recordGone'. */
export const previewRepeat = leaderAction
  .inputSchema(storedTask)
  .action(async ({ parsedInput: { task, ...values }, ctx }) => {
    const rule = ruleOf(values);
    if (!rule) return NO_REPETITION;
    const preview = await previewRepetition(ctx.leader, task, rule);
    if (!preview) throw new ActionFailure('recordGone');
    return preview;
  });

/** Previews a recurrence rule for a new task (leaders). Fails with field errors. */
export const previewNewRepeat = leaderAction
  .inputSchema(newTask)
  .action(async ({ parsedInput: { dueDay, dueTime, ...values } }) => {
    const rule = ruleOf(values);
    return rule ? repetitionOf(rule, dueMoment(dueDay, dueTime), new Date()) : NO_REPETITION;
  });
