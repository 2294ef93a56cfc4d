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

/** Returns the rule of the editor's values. @throws ActionFailure with the fields that are wrong */
function ruleOf(values: unknown) {
  const parsed = repeatForm.safeParse(values);
  if (parsed.success) return parsed.data;
  const fieldErrors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  throw new ActionFailure('formHasErrors', { fieldErrors });
}

/** The values of the editor are parsed by `ruleOf`, whose errors belong to their fields. */
const storedTask = z.looseObject({ task: z.guid() });
const newTask = z.looseObject({ dueDay: z.string(), dueTime: z.string() });

/** Sets or ends the rule by which a task repeats (leaders). Refused: field errors, 'recordGone'. */
export const repeatTask = leaderAction
  .inputSchema(storedTask)
  .action(async ({ parsedInput: { task, ...values }, ctx }) => {
    const rule = ruleOf(values);
    if (!(await storeRepetition(ctx.leader, task, rule))) throw new ActionFailure('recordGone');
    return done(rule ? 'taskRepeats' : 'taskRepeatsNoMore');
  });

const NO_REPETITION = { sentence: notices.taskRepeatsNoMore, dates: [] };

/** Says what a rule means for a task (leaders). Refused: field errors, 'recordGone'. */
export const previewRepeat = leaderAction
  .inputSchema(storedTask)
  .action(async ({ parsedInput: { task, ...values }, ctx }) => {
    const rule = ruleOf(values);
    if (!rule) return NO_REPETITION;
    const preview = await previewRepetition(ctx.leader, task, rule);
    if (!preview) throw new ActionFailure('recordGone');
    return preview;
  });

/** Says what a rule would mean for a task that is being written (leaders). Refused: field errors. */
export const previewNewRepeat = leaderAction
  .inputSchema(newTask)
  .action(async ({ parsedInput: { dueDay, dueTime, ...values } }) => {
    const rule = ruleOf(values);
    return rule ? repetitionOf(rule, dueMoment(dueDay, dueTime), new Date()) : NO_REPETITION;
  });
