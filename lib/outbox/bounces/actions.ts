'use server';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { storeClearing } from './data';
import { bounceClearing } from './schema';

/**
 * Clears the bounce of an email address, or restores it. Allowed for people who can see a record with this address.
 * Fails with 'recordGone'.
 */
export const clearBounce = staffAction
  .inputSchema(bounceClearing)
  .action(async ({ parsedInput: { id, isCleared }, ctx: { staff } }) => {
    if (!(await storeClearing(staff, id, isCleared))) throw new ActionFailure('recordGone');
    return done(isCleared ? 'bounceCleared' : 'bounceShownAgain');
  });
