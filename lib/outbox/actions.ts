'use server';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { deliveryIds } from './schema';
import { resendDeliveries as resend } from './writes';

/**
 * Resends events under their original ids (leaders). Fails with 'deliveryNotResent' if all of them are being delivered
 * right now or no longer exist.
 */
export const resendDeliveries = leaderAction
  .inputSchema(deliveryIds)
  .action(async ({ parsedInput: { ids }, ctx: { leader } }) => {
    if ((await resend(leader, ids)) === 0) throw new ActionFailure('deliveryNotResent');
    return done('deliveryResent');
  });
