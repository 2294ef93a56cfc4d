'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { readRetentionForm, storeRetention } from './data';
import { retentionForm } from './schema';

/** Saves the retention periods (leaders), which the privacy policy shows. Rejects an outdated form. */
export const saveRetention = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader, changed } }) => {
    const input = parseForm(retentionForm, form);
    if (!(await storeRetention(leader, input))) {
      throw staleWriteFailure(await readRetentionForm(leader), input.version, formValues(form));
    }
    changed({ table: 'retention_settings' });
    return done('retentionSaved');
  });
