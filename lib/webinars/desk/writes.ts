import 'server-only';
import type { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { deskOutcome } from './model';
import type { questionStep, webinarMove } from './schema';

/** Marks a webinar as begun, or undoes this. */
export async function storeBegun(leader: Leader, webinarId: string, begun: boolean) {
  const client = await sessionClient();
  const answer = await client.rpc('begin_webinar', { webinar_id: webinarId, begun });
  return deskOutcome.parse(dataOf(answer, `${leader.id} could not begin a webinar`));
}

/** Cancels a webinar; an empty reason undoes the cancellation. */
export async function storeCancelled(leader: Leader, webinarId: string, reason: string) {
  const client = await sessionClient();
  const answer = await client.rpc('cancel_webinar', { webinar_id: webinarId, reason });
  return deskOutcome.parse(dataOf(answer, `${leader.id} could not cancel a webinar`));
}

/** Emails a note to all registrants. */
export async function storeNote(leader: Leader, webinarId: string, note: string) {
  const client = await sessionClient();
  const answer = await client.rpc('send_webinar_note', { webinar_id: webinarId, note });
  return deskOutcome.parse(dataOf(answer, `${leader.id} could not send a note`));
}

/**
 * Moves a webinar that still starts at the time that the leader saw.
 * @returns the record as stored, null if it was moved by someone else, or that the new time is in the past while people
 * are registered
 */
export async function storeWebinarMove(
  leader: Leader,
  { id, from, startsAt, tells }: z.output<typeof webinarMove>,
): Promise<{ id: string; slug: string; updated_at: string } | null | { refused: 'past' }> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('webinars')
    .update({ starts_at: startsAt, tells_registrants: tells })
    .eq('id', id)
    .eq('starts_at', from)
    .select('id, slug, updated_at')
    .maybeSingle();
  if (error?.hint === 'past') return { refused: 'past' };
  if (error) throw new Error(`${leader.id} could not move a webinar`, { cause: error });
  return data;
}

const stepColumns = {
  answer: (now: string) => ({ answered_at: now }),
  reopen: () => ({ answered_at: null }),
  hide: (now: string) => ({ hidden_at: now }),
  show: () => ({ hidden_at: null }),
};

/** Marks a question as answered or hidden, or undoes this. Returns whether the question exists. */
export async function storeQuestionStep(
  leader: Leader,
  { id, webinarId, step }: z.output<typeof questionStep>,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('webinar_questions')
    .update(stepColumns[step](new Date().toISOString()))
    .eq('id', id)
    .eq('webinarid', webinarId)
    .select('id');
  return dataOf(answer, `${leader.id} could not change a question`).length === 1;
}
