import 'server-only';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { PaymentInput, ReviewDecision } from './schema';

/** Queues the mail with the private link of a student; false if there is no such student. */
export async function sendLink(leader: Leader, enrolment: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('send_course_link', { enrolment });
  return dataOf(answer, `${leader.id} could not send a link`);
}

/** Revokes the private links of a student. @returns how many opened something */
export async function revokeLinks(leader: Leader, enrolment: string): Promise<number> {
  const client = await sessionClient();
  const answer = await client.rpc('revoke_access_links', { purpose: 'course', subject: enrolment });
  return dataOf(answer, `${leader.id} could not revoke links`);
}

/** Queues the reminder of a student who has stopped; false if there is nobody to remind. */
export async function remindStudent(leader: Leader, enrolment: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('remind_student', { enrolment });
  return dataOf(answer, `${leader.id} could not remind a student`);
}

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

/** Withdraws a payment; false if it is no recorded one. */
export async function withdrawPayment(leader: Leader, payment: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('withdraw_payment', { payment });
  return dataOf(answer, `${leader.id} could not withdraw a payment`);
}

/** Publishes or hides the text of a review, with the instructor's answer. @returns the slug of the course, or null */
export async function storeReviewDecision(
  leader: Leader,
  { id, state, answer: text }: ReviewDecision,
): Promise<string | null> {
  const client = await sessionClient();
  const answer = await client
    .from('enrolments')
    .update({
      review_state: state,
      review_answer: text,
      review_answered_at: text === null ? null : new Date().toISOString(),
    })
    .eq('id', id)
    .not('review', 'is', null)
    .select('course:courses!inner(slug)')
    .maybeSingle();
  return dataOf(answer, `${leader.id} could not decide about a review`)?.course.slug ?? null;
}
