import 'server-only';
import { randomUUID } from 'node:crypto';
import { type AuthError, isAuthApiError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { cookies, headers } from 'next/headers';
import { clientIp } from '@/lib/core/actions/origin';
import { sessionIdOf } from '@/lib/core/auth/data';
import type { Area } from '@/lib/core/auth/roles';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { UNKNOWN_ADDRESS } from '@/lib/core/security/client-address';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { tokenHash } from '@/lib/core/security/signed-token';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionCookie, sessionCookies } from '@/lib/core/supabase/auth-cookie';
import type { SessionClient } from '@/lib/core/supabase/cookie-client';
import { serviceClient, visitorAuth } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';

/** Cookie that identifies a known browser; a sign-in from a new one is reported to the person by email. */
const DEVICE_COOKIE = 'device';
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

async function deviceHash(): Promise<string> {
  const jar = await cookies();
  const device = jar.get(DEVICE_COOKIE)?.value || randomUUID();
  const options = sessionCookie(env.SITE_URL.startsWith('https:'));
  jar.set(DEVICE_COOKIE, device, { ...options, httpOnly: true, maxAge: DEVICE_SECONDS });
  return tokenHash(device);
}

/** Returns the origin of the request, as stored with sessions and in the audit log. */
async function origin() {
  const ip = await clientIp();
  return {
    user_agent: (await headers()).get('user-agent') ?? '',
    ...(ip === UNKNOWN_ADDRESS ? {} : { ip }),
  };
}

/** Starts the idle timeout of a new session, and stores its IP and device. */
export async function startStaffSession(client: SessionClient): Promise<void> {
  const started = await serviceClient().rpc('start_session', {
    session: await sessionIdOf(client),
    device_hash: await deviceHash(),
    ...(await origin()),
  });
  dataOf(started, 'The staff session cannot be started');
}

const FAILURES_RECORDED = { bucket: 'failed-sign-in-recorded', maxHits: 20, windowSeconds: 3600 };

/** Writes a failed sign-in to the audit log if the email address has a profile, at most 20 an hour. Never throws. */
export async function storeFailedSignIn(email: string): Promise<void> {
  try {
    if (!(await withinRateLimit(FAILURES_RECORDED, email))) return;
    const from = { ip: '', ...(await origin()) };
    dataOf(await serviceClient().rpc('record_failed_sign_in', { email, ...from }), 'Not recorded');
  } catch (error) {
    log.error({ err: error }, 'a failed sign-in cannot be recorded');
  }
}

/** Marks the new session of a person who has just passed both steps as verified. */
export async function keepSecondFactor(userId: string): Promise<void> {
  const service = serviceClient();
  const factor = await service
    .from('second_factors')
    .select('user_id')
    .eq('user_id', userId)
    .not('confirmed_at', 'is', null)
    .maybeSingle();
  if (!dataOf(factor, 'A second factor cannot be looked up')) return;
  const session = await sessionIdOf(await sessionClient());
  const answer = await service
    .from('staff_sessions')
    .update({ verified_at: new Date().toISOString() })
    .eq('session_id', session);
  dataOf(answer, 'A session cannot be verified');
}

/**
 * Ends the session of the request in the database and in the browser; clears the browser even if the database fails.
 */
export async function endThisSession(): Promise<void> {
  const client = await sessionClient();
  await endStaffSession(client).catch((error) => log.error({ err: error }, 'sign-out'));
  await client.auth().signOut({ scope: 'local' });
  // Sign-out does not clear the cookies if Auth is unreachable.
  const jar = await cookies();
  for (const { name } of sessionCookies(jar.getAll())) jar.delete(name);
}

/** Ends the session of `client` in the database, even if its token is still valid. */
export async function endStaffSession(client: SessionClient): Promise<void> {
  dataOf(await client.rpc('end_session'), 'The staff session cannot be ended');
}

/** Ends every session of the person in `client` on all devices. */
export async function endEverySession(client: SessionClient): Promise<void> {
  dataOf(await client.rpc('end_all_sessions'), 'The staff sessions cannot be ended');
  const { error } = await client.auth().signOut({ scope: 'global' });
  if (error) throw new Error('The sessions cannot be revoked', { cause: error });
}

type SignIn = { email: string; password: string; ip: string };

/**
 * Checks a password and signs in, storing the session in the visitor's cookies.
 * @returns Auth's error, or null if the password is right
 */
export async function signInVisitor({ email, password, ip }: SignIn): Promise<AuthError | null> {
  const { data, error } = await visitorAuth(ip).signInWithPassword({ email, password });
  if (error) return error;
  const client = await sessionClient();
  return (await client.auth().setSession(data.session)).error;
}

/** Signs in a person with a verified password, storing the session in the visitor's cookies. */
export async function beginSession(signIn: SignIn): Promise<void> {
  const error = await signInVisitor(signIn);
  if (error) throw new Error('A new password does not sign in', { cause: error });
  await startStaffSession(await sessionClient());
}

/** Returns whether this is the person's password; does not change the session of the request. */
export async function isPasswordOf({ email, password, ip }: SignIn): Promise<boolean> {
  const { error } = await visitorAuth(ip).signInWithPassword({ email, password });
  if (error && (!isAuthApiError(error) || error.status === 429 || error.status >= 500)) {
    throw new Error('A password cannot be checked', { cause: error });
  }
  return error === null;
}

/**
 * Redeems the token of a recovery email.
 * @returns the id of the account, or null if the token is used, expired or invalid
 */
export async function redeemRecovery(token_hash: string, ip: string): Promise<string | null> {
  const { data, error } = await visitorAuth(ip).verifyOtp({ type: 'recovery', token_hash });
  if (error && isAuthRetryableFetchError(error)) {
    throw new Error('A recovery token cannot be checked', { cause: error });
  }
  return data.user?.id ?? null;
}

/**
 * Sets the password of an account whose owner was just verified, and ends all its sessions. The database rejects a new
 * password without a timestamp in the same update (private.protect_credentials).
 * @returns false if Auth rejects the password
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

/** Returns the area where an account signs in. */
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

/** Emails the link for setting a new password, if the email address has an account. Never throws. */
export async function sendPasswordMail(email: string, ip: string): Promise<void> {
  try {
    if (!(await withinRateLimit(MAILS_PER_EMAIL, email))) return;
    const { error } = await visitorAuth(ip).resetPasswordForEmail(email);
    if (error) throw error;
  } catch (error) {
    log.error({ err: error }, 'the password mail was not sent');
  }
}
