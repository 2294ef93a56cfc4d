import 'server-only';
import {
  type AuthError,
  isAuthApiError,
  isAuthRetryableFetchError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { headers } from 'next/headers';
import type { Area } from '@/lib/core/auth/roles';
import { log } from '@/lib/core/log';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Database } from '@/lib/core/supabase/database.types';
import { serviceClient, visitorAuth } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';

type Client = SupabaseClient<Database>;

/** Starts the idle limit of a session that has just signed in, and stores its browser. */
export async function startStaffSession(client: Client): Promise<void> {
  const userAgent = (await headers()).get('user-agent') ?? undefined;
  const started = await client.rpc('start_session', { user_agent: userAgent });
  dataOf(started, 'The staff session cannot be started');
}

/** Ends the session in `client` for the database, whatever its token would still allow. */
export async function endStaffSession(client: Client): Promise<void> {
  dataOf(await client.rpc('end_session'), 'The staff session cannot be ended');
}

/** Ends every session of the person in `client`, on every device. */
export async function endEverySession(client: Client): Promise<void> {
  dataOf(await client.rpc('end_all_sessions'), 'The staff sessions cannot be ended');
  const { error } = await client.auth.signOut({ scope: 'global' });
  if (error) throw new Error('The sessions cannot be revoked', { cause: error });
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

/** Signs in, in the visitor's cookies, a person whose password is known to be right. */
export async function beginSession(signIn: SignIn): Promise<void> {
  const error = await signInVisitor(signIn);
  if (error) throw new Error('A new password does not sign in', { cause: error });
  await startStaffSession(await sessionClient());
}

/** Tells whether this is the person's password, and leaves the session of the request as it is. */
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
 * refuses a new password without the time beside it (private.protect_credentials).
 * @returns false if Auth does not take the password
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

/** Returns the area in which an account signs in. */
export async function signInAreaOf(userId: string): Promise<Area> {
  const answer = await serviceClient()
    .from('user_profiles')
    .select('type:profile_type')
    .eq('id', userId)
    .maybeSingle();
  const profile = dataOf(answer, 'A profile cannot be looked up');
  return profile?.type === 'team_leader' ? 'admin' : 'team';
}

const MAILS_PER_EMAIL = { bucket: 'password-reset-email', maxHits: 3, windowSeconds: 3600 };

/** Sends the mail with the link to a new password, if the email has an account. Never throws. */
export async function sendPasswordMail(email: string, ip: string): Promise<void> {
  try {
    if (!(await withinRateLimit(MAILS_PER_EMAIL, email))) return;
    const { error } = await visitorAuth(ip).resetPasswordForEmail(email);
    if (error) throw error;
  } catch (error) {
    log.error({ err: error }, 'the password mail was not sent');
  }
}
