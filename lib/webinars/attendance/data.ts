import 'server-only';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { type Funnel, funnel } from './model';

/** Returns the number of people in each step from registration to booking. */
export async function readFunnel(leader: Leader, webinarId: string): Promise<Funnel> {
  const client = await sessionClient();
  const answer = await client.rpc('webinar_funnel', { webinar_id: webinarId });
  return funnel.parse(dataOf(answer, `${leader.id} could not count the steps of a webinar`));
}
