import 'server-only';
import {
  type AuthError,
  isAuthApiError,
  isAuthRetryableFetchError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { headers } from 'next/headers';
import { log } from '@/lib/core/log';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import type { Database } from '@/lib/core/supabase/database.types';
import { serviceClient, visitorAuth } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { Access, Area } from './roles';

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
  if (!data.session) return { kind: sessionError ? 'session_over' : 'no_session' };
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
    over: row.over,
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

type SignIn = { email: string; password: string; ip: string };

/**
 * Checks a password and signs in, in the visitor's cookies.
 * @returns Auth's refusal, or null where the password is right
 */
export async function signInVisitor({ email, password, ip }: SignIn): Promise<AuthError | null> {
  const { data, error } = await visitorAuth(ip).signInWithPassword({ email, password });
  if (error) return error;
  const client = await sessionClient();
  return (await client.auth.setSession(data.session)).error;
}

/**
 * Signs in, in the visitor's cookies, a person whose password is known to be right.
 * @throws Error if Auth or the database cannot be asked
 */
export async function beginSession(signIn: SignIn): Promise<void> {
  const error = await signInVisitor(signIn);
  if (error) throw new Error('A new password does not sign in', { cause: error });
  await startStaffSession(await sessionClient());
}

/**
 * Whether this is the person's password. Whoever asks keeps the session they have.
 * @throws Error if Auth cannot be asked
 */
export async function isPasswordOf({ email, password, ip }: SignIn): Promise<boolean> {
  const { error } = await visitorAuth(ip).signInWithPassword({ email, password });
  if (error && (!isAuthApiError(error) || error.status === 429 || error.status >= 500)) {
    throw new Error('A password cannot be checked', { cause: error });
  }
  return error === null;
}

/**
 * Uses up the token of a recovery mail.
 * @returns the id of the account, or null for a token that is used, too old or not Auth's
 * @throws Error if Auth cannot be asked
 */
export async function redeemRecovery(token_hash: string, ip: string): Promise<string | null> {
  const { data, error } = await visitorAuth(ip).verifyOtp({ type: 'recovery', token_hash });
  if (error && isAuthRetryableFetchError(error)) {
    throw new Error('A recovery token cannot be checked', { cause: error });
  }
  return data.user?.id ?? null;
}

/**
 * Sets the password of an account whose owner was just checked, which ends every session of it. The database
 * refuses a new password without the time that stands beside it (private.protect_credentials).
 * @returns false if Auth does not take the password
 * @throws Error if Auth cannot be asked
 */
export async function setPassword(userId: string, password: string): Promise<boolean> {
  const { error } = await serviceClient().auth.admin.updateUserById(userId, {
    password,
    app_metadata: { password_set_at: new Date().toISOString() },
  });
  if (error && !(isAuthApiError(error) && error.status < 500)) {
    throw new Error('A password cannot be set', { cause: error });
  }
  return error === null;
}

/**
 * The area in which an account signs in.
 * @throws Error if the database cannot be asked
 */
export async function signInAreaOf(userId: string): Promise<Area> {
  const { data, error } = await serviceClient()
    .from('user_profiles')
    .select('profile_type')
    .eq('id', userId)
    .maybeSingle();
  if (error) throw new Error('A profile cannot be looked up', { cause: error });
  return data?.profile_type === 'team_leader' ? 'admin' : 'team';
}

const MAILS_PER_EMAIL = { bucket: 'password-reset-email', maxHits: 3, windowSeconds: 3600 };

/** Sends the mail with the link to a new password, if the address has an account. Never throws. */
export async function sendPasswordMail(email: string, ip: string): Promise<void> {
  try {
    if (!(await withinRateLimit(MAILS_PER_EMAIL, email))) return;
    const { error } = await visitorAuth(ip).resetPasswordForEmail(email);
    if (error) throw error;
  } catch (error) {
    log.error({ err: error }, 'the password mail was not sent');
  }
}
