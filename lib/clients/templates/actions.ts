'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { notices } from '@/lib/notices';
import { readTemplate, removeTemplate, storeTemplate } from './data';
import { templateForm } from './schema';

/**
 * Creates or changes a template (leaders). Refused: field errors, a name that another template has;
 * `staleWriteFailure`.
 */
export const saveTemplate = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const input = parseForm(templateForm, form);
    const outcome = await storeTemplate(leader, input);
    if (outcome === 'taken') {
      const fieldErrors = { name: notices.templateNameTaken };
      throw new ActionFailure('formHasErrors', { fieldErrors, values: formValues(form) });
    }
    if (outcome === 'unchanged') {
      const template = await readTemplate(leader, input.id);
      const current = template && {
        version: template.version,
        values: {
          kind: template.kind,
          name: template.name,
          subject: template.subject,
          body: template.body,
        },
      };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done('templateSaved', { id: outcome.id });
  });

/** Deletes a template (leaders). Refused: 'recordGone'. */
export const deleteTemplate = leaderAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await removeTemplate(leader, id))) throw new ActionFailure('recordGone');
    return done('templateDeleted');
  });
