'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { notices } from '@/lib/notices';
import { readTeam, removeTeams, storeMembership, storeTeam } from './data';
import { membershipInput, teamForm, teamIds } from './schema';

/**
 * Creates or changes a team (leaders), and returns its id. Fails with a field error if another team has the name, or
 * with `staleWriteFailure`.
 */
export const saveTeam = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(teamForm, form);
    const outcome = await storeTeam(ctx.leader, input);
    if (outcome === 'taken') {
      const fieldErrors = { name: notices.teamNameTaken };
      throw new ActionFailure('formHasErrors', { fieldErrors, values: formValues(form) });
    }
    if (outcome === 'unchanged') {
      const team = await readTeam(ctx.leader, input.id);
      const current = team && {
        version: team.version,
        values: { name: team.name, description: team.description },
      };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done(input.id ? 'teamUpdated' : 'teamCreated', { id: outcome.id });
  });

/** Deletes teams (leaders), and returns their ids. Fails with 'changeRefused' if there was none to delete. */
export const deleteTeams = leaderAction
  .inputSchema(teamIds)
  .action(async ({ parsedInput: ids, ctx }) => {
    const deleted = await removeTeams(ctx.leader, ids);
    if (deleted.length === 0) throw new ActionFailure('changeRefused');
    return done('teamDeleted', { deleted });
  });

/** Adds a person to a team or removes them (leaders). Fails with 'memberUnchanged'. */
export const setMembership = leaderAction
  .inputSchema(membershipInput)
  .action(async ({ parsedInput, ctx }) => {
    if (!(await storeMembership(ctx.leader, parsedInput))) {
      throw new ActionFailure('memberUnchanged');
    }
    return done(parsedInput.belongs ? 'memberAdded' : 'memberRemoved');
  });
