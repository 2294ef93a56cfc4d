'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { parseForm } from '@/lib/core/actions/form';
import { paymentInput, paymentSchema } from './schema';
import { storePayment, withdrawPayment } from './writes';

/** Records a payment, which opens the lessons (leaders). Refused: 'studentGone', 'paymentKnown'. */
export const recordPayment = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const outcome = await storePayment(leader, parseForm(paymentSchema, form));
    if (outcome === 'not_found') throw new ActionFailure('studentGone');
    if (outcome === 'known') throw new ActionFailure('paymentKnown');
    return done('paymentRecorded');
  });

/** Withdraws a payment, which closes the lessons (leaders). Refused: 'paymentGone'. */
export const undoPayment = leaderAction
  .inputSchema(paymentInput)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await withdrawPayment(leader, id))) throw new ActionFailure('paymentGone');
    return done('paymentWithdrawn');
  });
