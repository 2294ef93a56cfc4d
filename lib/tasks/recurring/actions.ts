'use server';
import { z } from 'zod';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { notices } from '@/lib/notices';
import { previewRepetition, storeRepetition } from './data';
import { repeatForm } from './schema';

/** Returns the rule of the editor's values. @throws ActionFailure with the fields that are wrong */
function ruleOf(values: z.input<typeof repeatForm>) {
  const parsed = repeatForm.safeParse(values);
  if (parsed.success) return parsed.data;
  const fieldErrors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  throw new ActionFailure('formHasErrors', { fieldErrors });
}

const anyValues = z.custom<z.input<typeof repeatForm>>((values) => typeof values === 'object');

/** Sets or ends the rule by which a task repeats (leaders). Refused: field errors, 'recordGone'. */
export const repeatTask = leaderAction
  .inputSchema(anyValues)
  .action(async ({ parsedInput, ctx }) => {
    const { task, rule } = ruleOf(parsedInput);
    if (!(await storeRepetition(ctx.leader, task, rule))) throw new ActionFailure('recordGone');
    return { notice: rule ? ('taskRepeats' as const) : ('taskRepeatsNoMore' as const) };
  });

/** Says what a rule means for a task (leaders). Refused: field errors, 'recordGone'. */
export const previewRepeat = leaderAction
  .inputSchema(anyValues)
  .action(async ({ parsedInput, ctx }) => {
    const { task, rule } = ruleOf(parsedInput);
    if (!rule) return { sentence: notices.taskRepeatsNoMore, dates: [] };
    const preview = await previewRepetition(ctx.leader, task, rule);
    if (!preview) throw new ActionFailure('recordGone');
    return preview;
  });
