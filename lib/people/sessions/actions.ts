'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { endSession as storeEnd } from './data';

/** Ends one session of the signed-in person on another device, or for leaders anyone's. Refused: 'sessionGone'. */
export const endSession = staffAction
  .inputSchema(z.object({ id: z.guid() }))
  .action(async ({ parsedInput: { id }, ctx }) => {
    if (!(await storeEnd(ctx.staff, id))) throw new ActionFailure('sessionGone');
    return done('sessionEnded');
  });
