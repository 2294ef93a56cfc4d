'use server';
import { z } from 'zod';
import { staffAction } from '@/lib/core/actions/client';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { readProfile, storeProfile } from './data';
import { profileForm } from './schema';

/** Changes name and time zone of the signed-in person. Refused: `staleWriteFailure` where no row was changed. */
export const saveProfile = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { staff } }) => {
    const input = parseForm(profileForm, form);
    if (!(await storeProfile(staff, input))) {
      const { version, ...values } = await readProfile(staff);
      throw staleWriteFailure({ version, values }, input.version, formValues(form));
    }
    return { notice: 'profileUpdated' as const };
  });
