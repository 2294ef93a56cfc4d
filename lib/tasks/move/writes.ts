import 'server-only';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { TaskMove } from './schema';

/**
 * Moves the due date of a task in the leader's session.
 * @returns false if no row was changed: it was deleted, is hidden by row-level security, or is not due at `from`
 */
export async function storeMove(
  leader: Leader,
  { id, startsAt, from }: TaskMove,
): Promise<boolean> {
  const client = await sessionClient();
  const update = client.from('tasks').update({ due_date: startsAt }).eq('id', id);
  const answer = await (from ? update.eq('due_date', from) : update).select('id');
  return dataOf(answer, `${leader.id} could not move task ${id}`).length === 1;
}
