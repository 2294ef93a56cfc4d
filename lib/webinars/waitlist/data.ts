import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { type ListedWaiting, listedWaiting, type WaitingOutcome, waitingOutcome } from './model';

const MAX_LISTED = 200;

/** Does what a person on the waiting list has pressed; the caller has verified the link. */
export async function pressWaiting(
  press: 'take_waiting_place' | 'leave_waitlist' | 'wait_again',
  entry: string,
): Promise<WaitingOutcome> {
  const answer = await serviceClient().rpc(press, { entry });
  return waitingOutcome.parse(dataOf(answer, `A waiting person could not ${press}`));
}

/** Offers places whose offers have ended to the next. Returns the slugs of webinars whose figures changed. */
export async function offerDuePlaces(): Promise<string[]> {
  const answer = await serviceClient().rpc('offer_due_places');
  return z.array(z.string()).parse(dataOf(answer, 'Places could not be offered'));
}

/** Returns those who wait for a webinar or have an offer, in their order. */
export async function listWaiting(leader: Leader, webinarId: string): Promise<ListedWaiting[]> {
  const client = await sessionClient();
  const answer = await client
    .from('webinar_waitlist')
    .select(
      'id, firstName:firstname, lastName:lastname, email, company, status, waitsSince:waits_since, offerEndsAt:offer_ends_at',
    )
    .eq('webinarid', webinarId)
    .in('status', ['waiting', 'offered'])
    .order('waits_since')
    .order('id')
    .limit(MAX_LISTED);
  return listedWaiting.array().parse(dataOf(answer, `${leader.id} could not list who waits`));
}
