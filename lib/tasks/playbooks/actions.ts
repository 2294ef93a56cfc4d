'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { notices } from '@/lib/notices';
import { previewPlaybooks, readPlaybook } from './data';
import { playbookForm, playbookStart, subjectRecord } from './schema';
import { startOf } from './starts';
import { removePlaybook, startPlaybook, storePlaybook } from './writes';

/**
 * Creates or changes a playbook (leaders). Fails with field errors, also for a name in use, or with
 * `staleWriteFailure`.
 */
export const savePlaybook = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(playbookForm, form);
    const outcome = await storePlaybook(ctx.leader, input);
    if (outcome === 'taken') {
      const fieldErrors = { name: notices.playbookNameTaken };
      throw new ActionFailure('formHasErrors', { fieldErrors, values: formValues(form) });
    }
    if (outcome === 'unchanged') {
      const playbook = await readPlaybook(ctx.leader, input.id);
      const current = playbook && {
        version: playbook.version,
        values: {
          name: playbook.name,
          start: startOf(playbook),
          service: playbook.serviceId ?? '',
          active: playbook.isActive ? 'yes' : 'no',
          steps: JSON.stringify(playbook.steps),
        },
        shown: { steps: playbook.steps.map(({ title }) => title).join(', ') },
      };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done('playbookSaved', { id: outcome.id });
  });

/** Deletes a playbook (leaders). Fails with 'recordGone'. */
export const deletePlaybook = leaderAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx }) => {
    if (!(await removePlaybook(ctx.leader, id))) throw new ActionFailure('recordGone');
    return done('playbookDeleted');
  });

/** Returns the playbooks for a record, with a preview of their tasks and dates (leaders). */
export const showPlaybooks = leaderAction
  .inputSchema(subjectRecord)
  .action(async ({ parsedInput: { subject, record }, ctx }) =>
    previewPlaybooks(ctx.leader, subject, record),
  );

/** Starts a playbook for a record (leaders). Fails with 'playbookRunsAlready'. */
export const runPlaybook = leaderAction
  .inputSchema(playbookStart)
  .action(async ({ parsedInput: { playbook, record }, ctx }) => {
    if (!(await startPlaybook(ctx.leader, playbook, record))) {
      throw new ActionFailure('playbookRunsAlready');
    }
    return done('playbookStarted');
  });
