'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { notices } from '@/lib/notices';
import { readClient } from './data';
import {
  clientChange,
  clientForm,
  clientIds,
  clientValues,
  formerClient,
  mergeInput,
} from './schema';
import * as writes from './writes';

/** Creates or changes a contact (leaders). Refused: an email that another contact has; `staleWriteFailure`. */
export const saveClient = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const input = parseForm(clientForm, form);
    const stored = await writes.storeClient(leader, input);
    if (stored === 'taken') {
      const fieldErrors = { email: notices.clientAddressTaken };
      throw new ActionFailure('formHasErrors', { fieldErrors, values: formValues(form) });
    }
    if (stored === 'unchanged') {
      const now = await readClient(leader, input.id);
      const current = now && { version: now.version, values: clientValues(now) };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done(input.id ? 'clientUpdated' : 'clientCreated', { id: stored.id });
  });

/** Sets a stage, an owner or a tag of contacts (leaders). Returns their former values for the undo. */
export const changeClients = leaderAction
  .inputSchema(z.object({ ids: clientIds, change: clientChange }))
  .action(async ({ parsedInput: { ids, change }, ctx: { leader } }) => {
    const former = await writes.changeClients(leader, ids, change);
    if (former.length === 0) throw new ActionFailure('clientsUnchanged');
    return done('clientUpdated', { former });
  });

/** Undoes `changeClients` (leaders). Refused: 'clientsNotReverted' if one has changed since. */
export const revertClients = leaderAction
  .inputSchema(z.array(formerClient).min(1).max(100))
  .action(async ({ parsedInput: former, ctx: { leader } }) => {
    const reverted = await writes.revertClients(leader, former);
    if (reverted < former.length) throw new ActionFailure('clientsNotReverted');
    return done('undone');
  });

/** Deletes contacts with their notes (leaders). Returns their ids. Refused: 'clientsUnchanged'. */
export const deleteClients = leaderAction
  .inputSchema(clientIds)
  .action(async ({ parsedInput: ids, ctx: { leader } }) => {
    const deleted = await writes.removeClients(leader, ids);
    if (deleted.length === 0) throw new ActionFailure('clientsUnchanged');
    return done('clientsDeleted', { deleted });
  });

/** Merges one contact into another (leaders). Refused: 'clientsUnchanged' if one of them no longer exists. */
export const mergeClients = leaderAction
  .inputSchema(mergeInput)
  .action(async ({ parsedInput, ctx: { leader } }) => {
    if (!(await writes.mergeClients(leader, parsedInput))) {
      throw new ActionFailure('clientsUnchanged');
    }
    return done('clientsMerged');
  });
