import 'server-only';
import type { Leader } from '@/lib/core/auth/guard';
import { sessionClient } from '@/lib/core/supabase/session';
import { type AccessRefusal, accessRefusal } from './rules';
import type { AccessInput, UserInfoInput } from './schema';

/**
 * Changes name and role using the function update_user_info (spec section 7), unless someone else has changed the
 * person since `version`.
 * @returns 'unchanged' if someone else has changed the person, or they no longer exist; the database's reason if it
 * rejects the change
 */
export async function updateUserInfo(
  leader: Leader,
  { id, version, name, role }: UserInfoInput,
): Promise<'updated' | 'unchanged' | AccessRefusal> {
  const client = await sessionClient();
  const { error } = await client.rpc('update_user_info', {
    user_id: id,
    user_name: name,
    user_role: role,
    seen_at: version,
  });
  if (!error) return 'updated';
  if (error.code === 'P0002') return 'unchanged';
  const reason = accessRefusal(error.message);
  if (!reason) throw new Error(`${leader.id} could not change person ${id}`, { cause: error });
  return reason;
}

/**
 * Disables or enables the access of all these people, or of none; disabling ends their sessions.
 * @returns the changed ids, or the database's reason if it rejects the change
 */
export async function storeAccess(
  leader: Leader,
  { ids, disabled }: AccessInput,
): Promise<string[] | AccessRefusal> {
  const client = await sessionClient();
  const query = client
    .from('user_profiles')
    .update({ disabled_at: disabled ? new Date().toISOString() : null })
    .in('id', ids);
  const { data, error } = await (disabled
    ? query.is('disabled_at', null)
    : query.not('disabled_at', 'is', null)
  ).select('id');
  if (!error) return data.map(({ id }) => id);
  const reason = accessRefusal(error.message);
  if (!reason) throw new Error(`${leader.id} could not change access`, { cause: error });
  return reason;
}
