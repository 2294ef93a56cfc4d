'use server';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { storeClearing } from './data';
import { bounceClearing } from './schema';

/** Clears an address whose mail came back, or marks it again (who sees a record with it). Refused: 'recordGone'. */
export const clearBounce = staffAction
  .inputSchema(bounceClearing)
  .action(async ({ parsedInput: { id, isCleared }, ctx: { staff } }) => {
    if (!(await storeClearing(staff, id, isCleared))) throw new ActionFailure('recordGone');
    return done(isCleared ? 'bounceCleared' : 'bounceShownAgain');
  });
