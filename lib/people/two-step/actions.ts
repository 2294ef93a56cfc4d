'use server';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { anyoneAction, leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { parseForm } from '@/lib/core/actions/form';
import { loginPath } from '@/lib/core/auth/roles';
import { isMailOn } from '@/lib/core/mail/transport';
import type { NoticeKey } from '@/lib/notices';
import { twoStepNotices } from '@/lib/notices/two-step';
import { paths } from '@/lib/paths';
import { checkCurrentPassword } from '@/lib/people/sign-in/current-password';
import { endThisSession, signInAreaOf } from '@/lib/people/sign-in/data';
import { codeFailed, needsTwoCodes, takeCode } from './code-limits';
import { newRecoveryCodes, newSecret, stepOf } from './codes';
import { readDestination, readFactor, readSignedIn, readTwoStep, type SignedIn } from './data';
import { changeForm, codeForm, firstCodeForm, resetInput, securitySettings } from './schema';
import {
  deleteFactor,
  passByRecoveryCode,
  passSession,
  resetFactor,
  storeFactor,
  storePasswordTyped,
  storePendingFactor,
  storeRecoveryCodes,
  storeSecuritySettings,
  storeWrongCode,
} from './writes';

/**
 * Returns an action client for signed-in people, including those before the second step, for which these pages exist.
 */
const actionAt = (...pages: string[]) =>
  anyoneAction.use(async ({ next }) => {
    const person = await readSignedIn(...pages);
    if ('to' in person) throw new ActionFailure(person.notice ?? 'authenticationError');
    return next({ ctx: { person } });
  });

const codeAction = actionAt(paths.twoStep);
const factorAction = actionAt(paths.twoStepSetUp);

function fieldFailure(field: string, message: string): ActionFailure {
  return new ActionFailure('formHasErrors', { fieldErrors: { [field]: message } });
}

/**
 * Checks the code of the second step and redirects to the requested page. After five attempts, a session must enter the
 * password again. Works without JavaScript.
 */
export const enterCode = codeAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx: { person } }) => {
    const { code, next } = parseForm(codeForm, form);
    if (!person.isVerified) await pass(person, code);
    redirect(await readDestination(next));
  });

async function pass(person: SignedIn, code: z.output<typeof codeForm>['code']): Promise<void> {
  if (!(await takeCode(person.sessionId))) {
    const area = await signInAreaOf(person.id);
    await endThisSession();
    redirect(`${loginPath(area)}?notice=${'tooManyCodes' satisfies NoticeKey}`);
  }
  const outcome = await outcomeOf(person, code);
  if (outcome === 'one_more') throw new ActionFailure('oneMoreCode');
  if (outcome === 'passed') return;
  await codeFailed(person.id);
  after(() => storeWrongCode(person));
  throw fieldFailure('code', twoStepNotices.codeWrong);
}

async function outcomeOf(person: SignedIn, { kind, code }: z.output<typeof codeForm>['code']) {
  if (kind === 'recovery') {
    return (await passByRecoveryCode(person, code)) ? 'passed' : 'refused';
  }
  const factor = await readFactor(person.id);
  const step = factor?.confirmedAt ? stepOf(factor.secret, code) : null;
  if (step === null) return 'refused';
  return passSession(person, { step, needsTwo: await needsTwoCodes(person.id) });
}

/** Ends the session of a person who does not complete the second step, and redirects to the login. */
export const leaveSecondStep = actionAt(paths.twoStep, paths.twoStepSetUp)
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ ctx: { person } }) => {
    const area = await signInAreaOf(person.id);
    await endThisSession();
    redirect(`${loginPath(area)}?notice=${'signedOut' satisfies NoticeKey}`);
  });

const PASSWORD_FIELD = 'twoStepPassword';

/** Checks the password if the form contains it; the session then counts as fresh. */
async function takePassword(person: SignedIn, form: FormData): Promise<void> {
  const password = parseForm(changeForm, form)[PASSWORD_FIELD];
  if (!password) return;
  await checkCurrentPassword(person, password, PASSWORD_FIELD);
  await storePasswordTyped(person);
}

/** Returns the reason why the database rejected a change of the second factor. */
async function refusal(person: SignedIn): Promise<ActionFailure> {
  const { isFresh } = await readTwoStep(person);
  return isFresh
    ? new ActionFailure('twoStepUnchanged')
    : fieldFailure(PASSWORD_FIELD, twoStepNotices.passwordNeeded);
}

/** Creates a key for the authenticator app, to be shown on the page. Requires the password within 10 minutes. */
export const beginTwoStep = factorAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx: { person } }) => {
    await takePassword(person, form);
    if (!(await storePendingFactor(person, newSecret()))) throw await refusal(person);
    refresh();
    return done('twoStepBegun');
  });

/** Turns two-step verification on, and returns the recovery codes, which are never shown again. */
export const confirmTwoStep = factorAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx: { person } }) => {
    const { code } = parseForm(firstCodeForm, form);
    const factor = await readFactor(person.id);
    if (!factor || factor.confirmedAt) throw await refusal(person);
    const step = stepOf(factor.secret, code);
    if (step === null) throw fieldFailure('code', twoStepNotices.codeWrong);
    const { codes, hashes } = newRecoveryCodes();
    const isStored = await storeFactor(person, { secret: factor.secret, step, hashes });
    if (!isStored) throw await refusal(person);
    return done('twoStepOn', { codes });
  });

/** Replaces the recovery codes, and returns the new ones. Requires the password within 10 minutes. */
export const renewRecoveryCodes = factorAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx: { person } }) => {
    await takePassword(person, form);
    const { codes, hashes } = newRecoveryCodes();
    if (!(await storeRecoveryCodes(person, hashes))) throw await refusal(person);
    return done('recoveryCodesRenewed', { codes });
  });

/** Turns two-step verification off. Requires the password within 10 minutes. */
export const removeTwoStep = factorAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx: { person } }) => {
    await takePassword(person, form);
    if (!(await deleteFactor(person))) throw await refusal(person);
    refresh();
    return done('twoStepRemoved');
  });

/** Resets the two-step verification of a colleague (leaders). Fails with 'ownTwoStepNotReset', 'twoStepNotReset'. */
export const resetTwoStep = leaderAction
  .inputSchema(resetInput)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (id === leader.id) throw new ActionFailure('ownTwoStepNotReset');
    if (!(await resetFactor(leader, id))) throw new ActionFailure('twoStepNotReset');
    return done(isMailOn ? 'twoStepReset' : 'twoStepResetUntold');
  });

/** Changes whether leaders must use two-step verification (leaders). */
export const saveSecuritySettings = leaderAction
  .inputSchema(securitySettings)
  .action(async ({ parsedInput, ctx: { leader } }) => {
    const { leadersNeedSecondFactor } = await storeSecuritySettings(leader, parsedInput);
    const notice = leadersNeedSecondFactor ? 'leadersNeedTwoStep' : 'leadersMayDoWithout';
    return done(notice);
  });
