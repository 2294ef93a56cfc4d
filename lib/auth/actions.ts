'use server';
import { isAuthApiError } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { z } from 'zod';
import { anyoneAction, staffAction } from '@/lib/actions/client';
import { ActionFailure } from '@/lib/actions/failure';
import { parseForm } from '@/lib/actions/form';
import { clientAddress } from '@/lib/actions/origin';
import { log } from '@/lib/log';
import { type NoticeKey, notices } from '@/lib/notices';
import { withinRateLimit } from '@/lib/rate-limits/data';
import { publicClient } from '@/lib/supabase/public';
import { sessionClient } from '@/lib/supabase/session';
import {
  beginSession,
  endEverySession,
  endStaffSession,
  readAccess,
  replacePassword,
  sendPasswordMail,
  startStaffSession,
} from './data';
import { type Area, denialAddress, destinationAfterSignIn, loginPath, verdict } from './roles';
import {
  changePasswordSchema,
  newPasswordSchema,
  passwordResetSchema,
  signInSchema,
  signOutSchema,
} from './schema';

const SIGN_INS_PER_ADDRESS = { bucket: 'sign-in-address', maxHits: 30, windowSeconds: 900 };
const SIGN_INS_PER_EMAIL = { bucket: 'sign-in-email', maxHits: 20, windowSeconds: 900 };
const RESETS_PER_ADDRESS = { bucket: 'password-reset-address', maxHits: 10, windowSeconds: 3600 };
const NEW_PASSWORDS_PER_ADDRESS = { bucket: 'new-password', maxHits: 20, windowSeconds: 3600 };

/** A failed sign-in takes this long, so that the time does not tell whether the address exists. */
const FAILED_SIGN_IN_MS = 750;

/**
 * Signs a person in to an area (spec sections 4 and 8) and leads to the page they wanted, or answers
 * with the guard's message and the address they typed. Works without JavaScript.
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
      await client.auth.signOut({ scope: 'local' });
      throw refuse('authenticationError', input.email, cause);
    }
    redirect(destination);
  });

async function enter({ area, email, password, next }: z.output<typeof signInSchema>) {
  const startedAt = Date.now();
  const allowed =
    (await withinRateLimit(SIGN_INS_PER_ADDRESS, await clientAddress())) &&
    (await withinRateLimit(SIGN_INS_PER_EMAIL, email));
  if (!allowed) throw refuse('tooManyAttempts', email);

  const client = await sessionClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    const wait = Math.max(0, startedAt + FAILED_SIGN_IN_MS - Date.now());
    await new Promise((done) => setTimeout(done, wait));
    throw refuse(whySignInFailed(error), email, error);
  }
  await startStaffSession(client);
  const decided = verdict(area, await readAccess(client));
  if (decided.allowed) return destinationAfterSignIn(decided.role, next);
  if (!decided.signOut) return denialAddress(decided);
  await client.auth.signOut({ scope: 'local' });
  throw refuse(decided.notice ?? 'authenticationError', email);
}

function refuse(notice: NoticeKey, email: string, cause?: unknown) {
  return new ActionFailure(notice, { values: { email } }, { cause });
}

function whySignInFailed(error: Error): NoticeKey {
  if (!isAuthApiError(error)) return 'authenticationError';
  if (error.status === 429) return 'tooManyAttempts';
  return error.status < 500 ? 'authenticationFailed' : 'authenticationError';
}

/** Ends the session, in the database too, and leads to the area's login page. */
export async function signOut(area: Area): Promise<void> {
  await endSession(area);
}

const endSession = anyoneAction.inputSchema(signOutSchema).action(async ({ parsedInput: area }) => {
  const client = await sessionClient();
  await endStaffSession(client).catch((error) => log.error({ err: error }, 'sign-out'));
  await client.auth.signOut({ scope: 'local' });
  redirect(`${loginPath(area)}?notice=${'signedOut' satisfies NoticeKey}`);
});

/** Ends every session of the person, on every device, and leads to the area's login page. */
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

/** Sends a link to set a new password. The answer never tells whether the address has an account. */
export const requestPasswordReset = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const { email } = parseForm(passwordResetSchema, form);
    if (!(await withinRateLimit(RESETS_PER_ADDRESS, await clientAddress()))) {
      throw refuse('tooManyAttempts', email);
    }
    after(() => sendPasswordMail(email));
    return { notice: 'passwordResetSent' as const };
  });

/**
 * Sets the password of whoever holds the token of a reset mail, ends all their sessions and leads to
 * the login page. The token works once, and only here: opening the link alone changes nothing.
 */
export const setNewPassword = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form }) => {
    const { token_hash, password } = parseForm(newPasswordSchema, form);
    if (!(await withinRateLimit(NEW_PASSWORDS_PER_ADDRESS, await clientAddress()))) {
      throw new ActionFailure('tooManyAttempts');
    }
    // Not the visitor's own session: nobody is signed in by a mail.
    const client = publicClient();
    const { error: tokenError } = await client.auth.verifyOtp({ type: 'recovery', token_hash });
    if (tokenError) throw new ActionFailure('passwordLinkInvalid', {}, { cause: tokenError });
    const { error } = await client.auth.updateUser({ password });
    if (error && error.code !== 'same_password') {
      throw new ActionFailure('passwordRefused', {}, { cause: error });
    }
    const access = await readAccess(client);
    // The password is changed by now; a session that could not be ended dies of inactivity.
    await endEverySession(client).catch((cause) => log.error({ err: cause }, 'sessions live on'));
    const leads = access.kind === 'profile' && access.profileType === 'team_leader';
    redirect(
      `${loginPath(leads ? 'admin' : 'team')}?notice=${'passwordChanged' satisfies NoticeKey}`,
    );
  });

/**
 * Changes the password of the person signed in, who enters the current one. Every session ends; this
 * browser gets a new one. Refused: 'tooManyAttempts', 'currentPasswordWrong', 'ownPasswordRefused'.
 */
export const changePassword = staffAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx: { staff } }) => {
    const { currentPassword, password } = parseForm(changePasswordSchema, form);
    if (!(await withinRateLimit(SIGN_INS_PER_EMAIL, staff.email))) {
      throw new ActionFailure('tooManyAttempts');
    }
    const outcome = await replacePassword(staff.email, currentPassword, password);
    if (outcome === 'wrong') {
      const fieldErrors = { currentPassword: notices.currentPasswordWrong };
      throw new ActionFailure('formHasErrors', { fieldErrors });
    }
    if (outcome === 'refused') throw new ActionFailure('ownPasswordRefused');
    await beginSession(staff.email, password);
    return { notice: 'ownPasswordChanged' as const };
  });
