import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ReviewDecision } from './schema';

/** Queues the email with the private link of a student. Returns false if there is no such student. */
export async function sendLink(leader: Leader, enrolment: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('send_course_link', { enrolment });
  return dataOf(answer, `${leader.id} could not send a link`);
}

/** Revokes the private links of a student. @returns the number of active links revoked */
export async function revokeLinks(leader: Leader, enrolment: string): Promise<number> {
  const client = await sessionClient();
  const answer = await client.rpc('revoke_access_links', { purpose: 'course', subject: enrolment });
  return dataOf(answer, `${leader.id} could not revoke links`);
}

/** Queues the reminder for a student who has stopped. Returns false if there is no one to remind. */
export async function remindStudent(leader: Leader, enrolment: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('remind_student', { enrolment });
  return dataOf(answer, `${leader.id} could not remind a student`);
}

const decided = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('decided'), slug: z.string() }),
  z.object({ outcome: z.enum(['changed', 'not_found']) }),
]);

/** Publishes or hides a review with the instructor's answer, unless it has changed since the leader read it. */
export async function storeReviewDecision(
  leader: Leader,
  { id, seen, state, answer: text }: ReviewDecision,
): Promise<z.output<typeof decided>> {
  const client = await sessionClient();
  const decision = { enrolment: id, seen, state, ...(text !== null && { answer: text }) };
  const answer = await client.rpc('decide_review', decision);
  return decided.parse(dataOf(answer, `${leader.id} could not decide about a review`));
}
