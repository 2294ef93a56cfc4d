import 'server-only';
import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { headers } from 'next/headers';
import { log } from '@/lib/log';
import { withinRateLimit } from '@/lib/rate-limits/data';
import type { Database } from '@/lib/supabase/database.types';
import { publicClient } from '@/lib/supabase/public';
import { sessionClient } from '@/lib/supabase/session';
import type { Access } from './roles';

type Client = SupabaseClient<Database>;

/**
 * What the session in `client` may claim to be, asked of the database at every call, so that a
 * disabled profile or an idle session ends at its next request. The database verifies the token in
 * the same call, so nothing in it is believed here. Never throws; without a session it asks nobody.
 */
export async function readAccess(client: Client): Promise<Access> {
  const { data, error: sessionError } = await client.auth.getSession();
  if (sessionError && isAuthRetryableFetchError(sessionError)) {
    log.error({ err: sessionError }, 'the session cannot be refreshed');
    return { kind: 'lookup_error' };
  }
  if (!data.session) return { kind: 'no_session' };
  const { data: rows, error, status } = await client.rpc('my_access', {}, { get: true });
  if (status === 401) return { kind: 'no_session' };
  if (error) {
    log.error({ err: error }, 'access cannot be looked up');
    return { kind: 'lookup_error' };
  }
  const [row] = rows;
  if (!row) return { kind: 'no_profile' };
  return {
    kind: 'profile',
    person: { id: row.id, name: row.name, email: row.email, timeZone: row.time_zone },
    profileType: row.profile_type,
    disabled: row.disabled,
    idle: row.idle,
  };
}

/** Under which id the session in `client` is kept in staff_sessions; empty without one. */
export async function sessionIdOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  const [, payload = ''] = data.session?.access_token.split('.') ?? [];
  // Only row-level security decides whether what a token claims counts.
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}');
  if (typeof claims !== 'object' || claims === null) return '';
  return String(new Map(Object.entries(claims)).get('session_id') ?? '');
}

/**
 * Begins the idle limit of a session that has just signed in, and notes its browser.
 * @throws Error if the database cannot be asked
 */
export async function startStaffSession(client: Client): Promise<void> {
  const userAgent = (await headers()).get('user-agent') ?? undefined;
  const { error } = await client.rpc('start_session', { user_agent: userAgent });
  if (error) throw new Error('The staff session cannot be started', { cause: error });
}

/**
 * Ends the session in `client` for the database, whatever its token would still allow.
 * @throws Error if the database cannot be asked
 */
export async function endStaffSession(client: Client): Promise<void> {
  const { error } = await client.rpc('end_session');
  if (error) throw new Error('The staff session cannot be ended', { cause: error });
}

/**
 * Ends every session of the person in `client`, on every device.
 * @throws Error if the database or Auth cannot be asked
 */
export async function endEverySession(client: Client): Promise<void> {
  const { error } = await client.rpc('end_all_sessions');
  if (error) throw new Error('The staff sessions cannot be ended', { cause: error });
  const { error: authError } = await client.auth.signOut({ scope: 'global' });
  if (authError) throw new Error('The sessions cannot be revoked', { cause: authError });
}

/**
 * Signs in, in the visitor's cookies, somebody whose password is known to be right.
 * @throws Error if Auth or the database cannot be asked
 */
export async function beginSession(email: string, password: string): Promise<void> {
  const client = await sessionClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error('A new password does not sign in', { cause: error });
  await startStaffSession(client);
}

/**
 * Replaces the password of `email`, which ends every session of the person.
 * @returns 'wrong' if the current password is another, 'refused' if Auth does not take the new one
 * @throws Error if Auth or the database cannot be asked
 */
export async function replacePassword(
  email: string,
  current: string,
  next: string,
): Promise<'replaced' | 'wrong' | 'refused'> {
  // Not the person's own session, which goes on if the password is wrong.
  const client = publicClient();
  const { error: signInError } = await client.auth.signInWithPassword({ email, password: current });
  if (signInError && isAuthRetryableFetchError(signInError)) {
    throw new Error('A password cannot be checked', { cause: signInError });
  }
  if (signInError) return 'wrong';
  const { error } = await client.auth.updateUser({ password: next });
  if (error && error.code !== 'same_password') return 'refused';
  // The password is changed by now; a session that could not be ended dies of inactivity.
  await endEverySession(client).catch((cause) => log.error({ err: cause }, 'sessions live on'));
  return 'replaced';
}

const MAILS_PER_EMAIL = { bucket: 'password-reset-email', maxHits: 3, windowSeconds: 3600 };

/** Sends the mail with the link to a new password, if the address has an account. Never throws. */
export async function sendPasswordMail(email: string): Promise<void> {
  try {
    if (!(await withinRateLimit(MAILS_PER_EMAIL, email))) return;
    const { error } = await publicClient().auth.resetPasswordForEmail(email);
    if (error) throw error;
  } catch (error) {
    log.error({ err: error }, 'the password mail was not sent');
  }
}
