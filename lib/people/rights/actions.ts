'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { readRights, storeRights } from './data';
import { rightsForm, rightsValues, versionOfRights } from './schema';

/**
 * Replaces a person's content rights (leaders). Fails with `staleWriteFailure` if another leader has changed them
 * since, or the person no longer exists.
 */
export const saveRights = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(rightsForm, form);
    const present = await readRights(ctx.leader, input.id);
    const isSeen = versionOfRights(present) === input.version;
    const outcome = isSeen ? await storeRights(ctx.leader, input, present) : 'stale';
    if (outcome !== 'given') {
      const now = outcome === 'gone' ? null : await readRights(ctx.leader, input.id);
      const current = now && { version: versionOfRights(now), values: rightsValues(now) };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done('rightsGiven');
  });
