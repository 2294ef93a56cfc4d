import 'server-only';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import type { PlaybookInput } from './schema';

/**
 * Stores a new playbook, or changes one unless someone else has changed it since this version.
 * @returns its id; 'taken' if another playbook has the name, 'unchanged' if no row was changed
 */
export async function storePlaybook(
  leader: Leader,
  { id, version, name, start, service, active, steps }: PlaybookInput,
): Promise<{ id: string } | 'taken' | 'unchanged'> {
  const client = await sessionClient();
  const [subject = '', event = ''] = start.split(':');
  const fields = {
    name,
    subject,
    trigger_type: event === 'hand' ? null : event,
    service_id: (subject === 'consultation_bookings' && service) || null,
    is_active: active === 'yes',
    steps,
  };
  const playbooks = client.from('playbooks');
  const answer = await (id
    ? playbooks.update(fields).eq('id', id).eq('updated_at', version)
    : playbooks.insert(fields)
  ).select('id');
  if (answer.error?.code === UNIQUE_VIOLATION) return 'taken';
  return dataOf(answer, `${leader.id} could not store a playbook`)[0] ?? 'unchanged';
}

/** Deletes a playbook and its runs but keeps their tasks. Returns whether it existed. */
export async function removePlaybook(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('playbooks').delete().eq('id', id).select('id');
  return dataOf(answer, `${leader.id} could not delete playbook ${id}`).length === 1;
}

/** Starts a playbook for a record. Returns false if it is already running there, or either no longer exists. */
export async function startPlaybook(
  leader: Leader,
  playbook: string,
  record: string,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('start_playbook', { playbook, record });
  return dataOf(answer, `${leader.id} could not start playbook ${playbook}`) !== null;
}
