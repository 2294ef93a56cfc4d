import 'server-only';
import type { Staff } from '@/lib/core/auth/guard';
import type { Role } from '@/lib/core/auth/roles';
import { log } from '@/lib/core/log';
import { sessionClient } from '@/lib/core/supabase/session';

/** Somebody that work can be given to. */
export type Colleague = { id: string; name: string; role: Role };

/**
 * The active staff by name, as choices for owners, assignees and mentions. If they cannot be fetched, only
 * the current person (spec section 8).
 */
export async function readDirectory(staff: Staff): Promise<Colleague[]> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('staff_directory', {}, { get: true });
  if (error) {
    log.error({ err: error }, 'the staff directory cannot be read');
    return [{ id: staff.id, name: staff.name, role: staff.role }];
  }
  return data.map(({ id, name, role }) => ({
    id,
    name,
    role: role === 'team_leader' ? 'team_leader' : 'team_member',
  }));
}
