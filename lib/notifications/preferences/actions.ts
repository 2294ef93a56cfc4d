'use server';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { storePreference } from './data';
import { preference } from './model';

/** Stores the preference of the signed-in person for one kind of notification. */
export const savePreference = staffAction
  .inputSchema(preference)
  .action(async ({ parsedInput, ctx }) => {
    await storePreference(ctx.staff, parsedInput);
    return done('preferencesSaved');
  });
