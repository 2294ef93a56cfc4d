import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { type CoursePayment, coursePayment } from './model';

/** Returns the payments of a student, newest first. */
export async function listPayments(leader: Leader, enrolment: string): Promise<CoursePayment[]> {
  if (!z.guid().safeParse(enrolment).success) return [];
  const client = await sessionClient();
  const answer = await client
    .from('course_payments')
    .select('id, number, amount, currency, paidOn:paid_on, state, stateAt:state_at, source')
    .eq('enrolment_id', enrolment)
    .order('state_at', { ascending: false })
    .limit(20);
  return z
    .array(coursePayment)
    .parse(dataOf(answer, `${leader.id} could not read the payments of ${enrolment}`));
}
