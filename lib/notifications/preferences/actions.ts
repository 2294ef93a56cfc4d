'use server';
import { staffAction } from '@/lib/core/actions/client';
import { storePreference } from './data';
import { preferenceInput } from './schema';

/** Keeps how the person signed in wants to be told of one kind of thing. */
export const savePreference = staffAction
  .inputSchema(preferenceInput)
  .action(async ({ parsedInput, ctx }) => {
    await storePreference(ctx.staff, parsedInput);
    return { notice: 'preferencesSaved' as const };
  });
