'use server';
import { isAuthApiError } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { anyoneAction, staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { parseForm } from '@/lib/core/actions/form';
import { clientIp } from '@/lib/core/actions/origin';
import { readAccess } from '@/lib/core/auth/data';
import {
  type Area,
  denialPath,
  destinationAfterSignIn,
  loginPath,
  verdict,
} from '@/lib/core/auth/roles';
import { log } from '@/lib/core/log';
import { limitSubject } from '@/lib/core/security/client-address';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { sessionClient } from '@/lib/core/supabase/session';
import type { NoticeKey } from '@/lib/notices';
import { checkCurrentPassword } from './current-password';
import {
  beginSession,
  endEverySession,
  endThisSession,
  keepSecondFactor,
  redeemRecovery,
  sendPasswordMail,
  setPassword,
  signInAreaOf,
  signInVisitor,
  startStaffSession,
  storeFailedSignIn,
} from './data';
import {
  changePasswordSchema,
  newPasswordSchema,
  passwordResetSchema,
  signInSchema,
  signOutSchema,
} from './schema';
import { signInFailed, signInSucceeded, signInUndecided, takeSignIn } from './sign-in-limits';

const RESETS_PER_IP = { bucket: 'password-reset-address', maxHits: 10, windowSeconds: 3600 };
const NEW_PASSWORDS_PER_IP = { bucket: 'new-password', maxHits: 20, windowSeconds: 3600 };

/** Minimum duration of a failed sign-in, so that the time does not reveal whether the account exists. */
const MIN_FAILED_SIGN_IN_MS = 750;

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Signs a person in to an area (spec sections 4 and 8) and redirects to the requested page, or returns the guard's
 * message and the email address. Works without JavaScript.
 */
export const signIn = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const input = parseForm(signInSchema, form);
    let destination: string;
    try {
      destination = await enter(input);
    } catch (cause) {
      if (cause instanceof ActionFailure) throw cause;
      log.error({ err: cause }, 'sign-in failed');
      const client = await sessionClient();
      await client.auth().signOut({ scope: 'local' });
      throw refuse('authenticationError', input.email, cause);
    }
    redirect(destination);
  });

async function enter({ area, email, password, next }: z.output<typeof signInSchema>) {
  const startedAt = Date.now();
  const ip = await clientIp();
  const delay = await takeSignIn(email, ip);
  if (delay === null) throw refuse('tooManyAttempts', email);
  await sleep(delay);

  const error = await signInVisitor({ email, password, ip });
  if (error) {
    const notice = noticeOf(error);
    if (notice === 'authenticationFailed') {
      await signInFailed(email);
      after(() => storeFailedSignIn(email));
    }
    if (notice === 'authenticationError') await signInUndecided(email, ip);
    await sleep(startedAt + delay + MIN_FAILED_SIGN_IN_MS - Date.now());
    throw refuse(notice, email, error);
  }
  await signInSucceeded(email, ip);
  const client = await sessionClient();
  await startStaffSession(client);
  const decided = verdict(area, await readAccess(client));
  if (decided.allowed) return destinationAfterSignIn(decided.role, next);
  if (!decided.signOut) return denialPath(decided, next ?? null);
  await client.auth().signOut({ scope: 'local' });
  throw refuse(decided.notice ?? 'authenticationError', email);
}

function refuse(notice: NoticeKey, email: string, cause?: unknown) {
  return new ActionFailure(notice, { values: { email } }, { cause });
}

function noticeOf(error: Error): NoticeKey {
  if (!isAuthApiError(error)) return 'authenticationError';
  if (error.status === 429) return 'tooManyAttempts';
  return error.status < 500 ? 'authenticationFailed' : 'authenticationError';
}

/** Ends the session, including in the database, and redirects to the area's login page. */
export async function signOut(area: Area): Promise<void> {
  await endSession(area);
}

const endSession = anyoneAction.inputSchema(signOutSchema).action(async ({ parsedInput: area }) => {
  await endThisSession();
  redirect(`${loginPath(area)}?notice=${'signedOut' satisfies NoticeKey}`);
});

/** Ends every session of the person on all devices, and redirects to the area's login page. */
export async function signOutEverywhere(area: Area): Promise<void> {
  await endAllSessions(area);
}

const endAllSessions = staffAction
  .inputSchema(signOutSchema)
  .action(async ({ parsedInput: area }) => {
    const client = await sessionClient();
    await endEverySession(client);
    redirect(`${loginPath(area)}?notice=${'signedOut' satisfies NoticeKey}`);
  });

/** Emails a link for setting a new password. The response never reveals whether the email address has an account. */
export const requestPasswordReset = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const { email } = parseForm(passwordResetSchema, form);
    const ip = await clientIp();
    if (!(await withinRateLimit(RESETS_PER_IP, limitSubject(ip, email))))
      throw refuse('tooManyAttempts', email);
    after(() => sendPasswordMail(email, ip));
    return done('passwordResetSent');
  });

/**
 * Sets a new password using the token of a reset email, ends all sessions of the person and redirects to the login
 * page. The token works once, and only here: opening the link does not use it up.
 */
export const setNewPassword = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const { token_hash, password } = parseForm(newPasswordSchema, form);
    const ip = await clientIp();
    if (!(await withinRateLimit(NEW_PASSWORDS_PER_IP, limitSubject(ip, token_hash)))) {
      throw new ActionFailure('tooManyAttempts');
    }
    const userId = await redeemRecovery(token_hash, ip);
    if (!userId) throw new ActionFailure('passwordLinkInvalid');
    if (!(await setPassword(userId, password))) throw new ActionFailure('passwordRefused');
    const area = await signInAreaOf(userId);
    redirect(`${loginPath(area)}?notice=${'passwordChanged' satisfies NoticeKey}`);
  });

/**
 * Changes the password of the signed-in person, who must enter the current one. All sessions end; this browser gets a
 * new one. Fails with 'tooManyAttempts', 'currentPasswordWrong', 'ownPasswordRefused'.
 */
export const changePassword = staffAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx: { staff } }) => {
    const { currentPassword, password } = parseForm(changePasswordSchema, form);
    await checkCurrentPassword(staff, currentPassword, 'currentPassword');
    if (!(await setPassword(staff.id, password))) throw new ActionFailure('ownPasswordRefused');
    await beginSession({ email: staff.email, password, ip: await clientIp() });
    await keepSecondFactor(staff.id);
    return done('ownPasswordChanged');
  });
