import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { type ListedWaiting, listedWaiting, type WaitingOutcome, waitingOutcome } from './model';

const MAX_LISTED = 200;

/** Runs an action of a person on the waiting list; the caller has verified the link. */
export async function pressWaiting(
  press: 'take_waiting_place' | 'leave_waitlist' | 'wait_again',
  entry: string,
): Promise<WaitingOutcome> {
  const answer = await serviceClient().rpc(press, { entry });
  return waitingOutcome.parse(dataOf(answer, `A waiting person could not ${press}`));
}

/** Offers places with expired offers to the next people. Returns the slugs of webinars with changed numbers. */
export async function offerDuePlaces(): Promise<string[]> {
  const answer = await serviceClient().rpc('offer_due_places');
  return z.array(z.string()).parse(dataOf(answer, 'Places could not be offered'));
}

/** Returns the people on a webinar's waiting list or with an offer, in their order. */
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
