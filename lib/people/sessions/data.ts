import 'server-only';
import { sessionIdOf } from '@/lib/core/auth/data';
import type { Staff } from '@/lib/core/auth/guard';
import { INACTIVITY_LIMIT_MS } from '@/lib/core/auth/inactivity';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { MAX_SESSION_MS } from '@/lib/core/supabase/session-cookie';
import { deviceName } from './rules';

/** A session that still gives access; instants as the database writes them. */
export type Session = {
  id: string;
  device: string;
  startedAt: string;
  lastActiveAt: string;
  isCurrent: boolean;
};

/** Nobody has more devices in use within half an hour. */
const MOST_SESSIONS = 50;

/**
 * Where the person is signed in at this moment, the session that asks among them, the latest active first.
 * @throws Error if the database cannot be asked
 */
export async function listSessions(staff: Staff): Promise<Session[]> {
  const client = await sessionClient();
  const current = await sessionIdOf(client);
  const { data, error } = await client
    .from('staff_sessions')
    .select('session_id, user_agent, started_at, last_active_at')
    .eq('user_id', staff.id)
    .is('ended_at', null)
    .gt('last_active_at', new Date(Date.now() - INACTIVITY_LIMIT_MS).toISOString())
    .gt('started_at', new Date(Date.now() - MAX_SESSION_MS).toISOString())
    .order('last_active_at', { ascending: false })
    .limit(MOST_SESSIONS);
  if (error) throw new Error(`The sessions of ${staff.id} cannot be read`, { cause: error });
  return data.map((row) => ({
    id: row.session_id,
    device: deviceName(row.user_agent),
    startedAt: row.started_at,
    lastActiveAt: row.last_active_at,
    isCurrent: row.session_id === current,
  }));
}

/**
 * Ends one session of the person.
 * @returns false if there was none to end
 * @throws Error if the database cannot be asked
 */
export async function endSession(staff: Staff, id: string): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('end_session', { session: id });
  if (error) throw new Error(`${staff.id} could not end a session`, { cause: error });
  return data;
}

/**
 * Removes from Auth the sessions that have ended, with their refresh tokens; for the scheduler.
 * @throws Error if the database cannot be asked
 */
export async function removeLapsedSessions(): Promise<void> {
  const { error } = await serviceClient().rpc('remove_lapsed_sessions');
  if (error) throw new Error('Lapsed sessions cannot be removed', { cause: error });
}
