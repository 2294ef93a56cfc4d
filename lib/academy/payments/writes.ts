import 'server-only';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { PaymentInput } from './schema';

/** Records a payment. @returns 'recorded', 'known' or 'not_found' */
export async function storePayment(leader: Leader, payment: PaymentInput): Promise<string> {
  const client = await sessionClient();
  const answer = await client.rpc('record_payment', {
    enrolment: payment.id,
    number: payment.number,
    amount: payment.amount,
    paid_on: payment.paidOn,
  });
  return dataOf(answer, `${leader.id} could not record a payment`);
}

/** Withdraws a recorded payment. Returns false if there is no such payment. */
export async function withdrawPayment(leader: Leader, payment: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('withdraw_payment', { payment });
  return dataOf(answer, `${leader.id} could not withdraw a payment`);
}
