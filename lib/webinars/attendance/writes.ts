import 'server-only';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { type JoinOutcome, joinOutcome } from './model';

/** Records that a registrant joins, and returns the room; the caller has verified the link. */
export async function joinRoom(registration: string): Promise<JoinOutcome> {
  const answer = await serviceClient().rpc('join_webinar', { registration });
  return joinOutcome.parse(dataOf(answer, 'A registrant could not join'));
}

/** Stores a question. Returns 'asked', 'enough' or 'closed'. */
export async function storeQuestion(registration: string, question: string): Promise<string> {
  const answer = await serviceClient().rpc('ask_webinar_question', { registration, question });
  return dataOf(answer, 'A question could not be stored');
}

/** Adds or withdraws a vote. Returns 'voted', 'withdrawn' or 'closed'. */
export async function storeVote(
  registration: string,
  question: string,
  votes: boolean,
): Promise<string> {
  const answer = await serviceClient().rpc('vote_webinar_question', {
    registration,
    question,
    votes,
  });
  return dataOf(answer, 'A vote could not be stored');
}

/** Records, once per registrant, that they have watched a minute of the recording. */
export async function noteView(registration: string): Promise<void> {
  const answer = await serviceClient().rpc('note_webinar_view', { registration });
  dataOf(answer, 'A view could not be noted');
}

/** Queues due emails of webinars and returns their number. */
export async function queueWebinarMails(): Promise<number> {
  return dataOf(
    await serviceClient().rpc('queue_webinar_mails'),
    'The mails of webinars could not be queued',
  );
}
