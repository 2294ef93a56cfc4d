import 'server-only';
import { z } from 'zod';
import { accessTokenOf, sessionIdOf } from '@/lib/core/auth/data';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { INACTIVITY_LIMIT_MS } from '@/lib/core/auth/inactivity';
import { secondsLeft } from '@/lib/core/supabase/access-token';
import { dataOf } from '@/lib/core/supabase/answer';
import { MAX_SESSION_MS } from '@/lib/core/supabase/auth-cookie';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { type Session, sessionRow } from './model';

/** More sessions than a person can realistically use within half an hour. */
const MAX_SESSIONS = 50;

/** Returns the live sessions of the person, including the current one, most recently active first. */
export function listSessions(staff: Staff): Promise<Session[]> {
  return liveSessions(staff.id);
}

/** Returns the live sessions of any person, for leaders. */
export function listSessionsOf(_leader: Leader, userId: string): Promise<Session[]> {
  return liveSessions(userId);
}

async function liveSessions(userId: string): Promise<Session[]> {
  const client = await sessionClient();
  const current = await sessionIdOf(client);
  const answer = await client
    .from('staff_sessions')
    .select(
      'id:session_id, userAgent:user_agent, ip, startedAt:started_at, lastActiveAt:last_active_at',
    )
    .eq('user_id', userId)
    .is('ended_at', null)
    .gt('last_active_at', new Date(Date.now() - INACTIVITY_LIMIT_MS).toISOString())
    .gt('started_at', new Date(Date.now() - MAX_SESSION_MS).toISOString())
    .order('last_active_at', { ascending: false })
    .limit(MAX_SESSIONS);
  const rows = dataOf(answer, `The sessions of ${userId} cannot be read`);
  return z
    .array(sessionRow)
    .parse(rows)
    .map((session) => ({ ...session, isCurrent: session.id === current }));
}

/**
 * Ends one session of the person, or for a leader that of anyone.
 * @returns false if there was no such session
 */
export async function endSession(staff: Staff, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('end_session', { session: id });
  return dataOf(answer, `${staff.id} could not end a session`);
}

/** Keeps the session of the request alive. Returns false if it has ended. */
export async function touchSession(): Promise<boolean> {
  const client = await sessionClient();
  return dataOf(await client.rpc('touch_session'), 'A session cannot be kept alive');
}

/** Returns the access token of the session, renewed if it is about to expire, and the seconds until it expires. */
export async function readRealtimeToken(
  staff: Staff,
): Promise<{ token: string; expiresIn: number }> {
  const token = await accessTokenOf(await sessionClient());
  if (!token) throw new Error(`The session of ${staff.id} has no token`);
  return { token, expiresIn: secondsLeft(token) };
}

/** Removes ended sessions and their refresh tokens from Auth; called by the scheduler. */
export async function removeLapsedSessions(): Promise<void> {
  dataOf(await serviceClient().rpc('remove_lapsed_sessions'), 'Sessions cannot be removed');
}
