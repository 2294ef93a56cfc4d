'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { notices } from '@/lib/notices';
import { readPerson } from './data';
import { accessInput, userInfoForm } from './schema';
import { storeAccess, updateUserInfo } from './writes';

/**
 * Changes a person's name and role (leaders). Fails with 'userInfoUpdateFailed' and the database's reason, or with
 * `staleWriteFailure` if no row was changed.
 */
export const saveUserInfo = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(userInfoForm, form);
    const outcome = await updateUserInfo(ctx.leader, input);
    if (outcome === 'unchanged') {
      const person = await readPerson(ctx.leader, input.id);
      const current = person && {
        version: person.version,
        values: { name: person.name, role: person.role },
      };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    if (outcome !== 'updated') {
      throw new ActionFailure('userInfoUpdateFailed', { reason: notices[outcome] });
    }
    ctx.changed({ table: 'user_profiles' });
    return done('userInfoUpdated');
  });

/**
 * Disables or enables access (leaders), and returns the ids of the people. Fails with the database's reason for oneself
 * or the last leader, or with 'changeRefused' if nothing was changed.
 */
export const setAccess = leaderAction
  .inputSchema(accessInput)
  .action(async ({ parsedInput, ctx }) => {
    const outcome = await storeAccess(ctx.leader, parsedInput);
    if (typeof outcome === 'string') throw new ActionFailure(outcome);
    if (outcome.length === 0) throw new ActionFailure('changeRefused');
    ctx.changed({ table: 'user_profiles' });
    const notice = parsedInput.disabled ? 'peopleDisabled' : 'peopleEnabled';
    return done(notice, { ids: outcome });
  });
