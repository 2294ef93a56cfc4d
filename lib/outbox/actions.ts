'use server';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { deliveryIds } from './schema';
import { resendDeliveries as resend } from './writes';

/**
 * Sends events again (leaders), under the id that their receivers know. Refused: 'deliveryNotResent'
 * where each is being delivered at this moment, or is gone.
 */
export const resendDeliveries = leaderAction
  .inputSchema(deliveryIds)
  .action(async ({ parsedInput: { ids }, ctx: { leader } }) => {
    if ((await resend(leader, ids)) === 0) throw new ActionFailure('deliveryNotResent');
    return done('deliveryResent');
  });
