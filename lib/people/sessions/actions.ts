'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { endSession as storeEnd } from './data';

/** Ends another session of the signed-in person, or for leaders that of anyone. Fails with 'sessionGone'. */
export const endSession = staffAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx }) => {
    if (!(await storeEnd(ctx.staff, id))) throw new ActionFailure('sessionGone');
    return done('sessionEnded');
  });
