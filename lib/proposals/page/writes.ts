import 'server-only';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { type AnswerOutcome, answerOutcome } from './model';

/** Queues the email with an acceptance code. */
export async function requestCode(
  proposal: string,
  version: number,
  name: string,
  email: string,
): Promise<AnswerOutcome> {
  const answer = await serviceClient().rpc('request_proposal_code', {
    proposal,
    version,
    name,
    email,
  });
  return answerOutcome.parse(dataOf(answer, 'A code could not be queued'));
}

/** Stores an acceptance, or a wrong code. */
export async function storeAcceptance(
  proposal: string,
  code: string,
  matches: boolean,
  { ip, agent }: { ip: string; agent: string },
): Promise<AnswerOutcome> {
  const answer = await serviceClient().rpc('accept_proposal', {
    proposal,
    code,
    matches,
    ip,
    agent,
  });
  return answerOutcome.parse(dataOf(answer, 'An acceptance could not be stored'));
}

/** Stores that the contact declines the proposal. */
export async function storeDecline(
  proposal: string,
  version: number,
  reason: string,
): Promise<AnswerOutcome> {
  const answer = await serviceClient().rpc('decline_proposal', { proposal, version, reason });
  return answerOutcome.parse(dataOf(answer, 'An answer could not be stored'));
}

/** Stores a question about a passage. */
export async function storeQuestion(
  proposal: string,
  version: number,
  passage: string,
  question: string,
): Promise<AnswerOutcome> {
  const answer = await serviceClient().rpc('ask_proposal_question', {
    proposal,
    version,
    passage,
    question,
  });
  return answerOutcome.parse(dataOf(answer, 'A question could not be stored'));
}

/** Records that a person has read a version. */
export async function storeSeen(proposal: string, version: number): Promise<boolean> {
  const answer = await serviceClient().rpc('see_proposal', { proposal, version });
  return dataOf(answer, 'A reading could not be noted');
}

/** Queues due reminders and returns their number. */
export async function queueProposalReminders(): Promise<number> {
  return dataOf(
    await serviceClient().rpc('queue_proposal_reminders'),
    'The reminders of proposals could not be queued',
  );
}
