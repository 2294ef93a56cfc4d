// @module-tag sign-in

import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { done, refusalOf } from '@/lib/core/actions/answer';
import type { Access } from '@/lib/core/auth/roles';
import type { NoticeKey } from '@/lib/notices';
import { changePassword, requestPasswordReset, setNewPassword, signIn, signOut } from './actions';

const site = vi.hoisted(() => ({
  sameOrigin: true,
  limited: [] as string[],
  hits: [] as string[],
}));
const auth = vi.hoisted(() => ({ signOut: vi.fn() }));
const data = vi.hoisted(() => ({
  beginSession: vi.fn(),
  isPasswordOf: vi.fn(),
  keepSecondFactor: vi.fn(),
  storeFailedSignIn: vi.fn(),
  redeemRecovery: vi.fn(),
  setPassword: vi.fn(),
  signInAreaOf: vi.fn(),
  signInVisitor: vi.fn(),
  startStaffSession: vi.fn(),
  endThisSession: vi.fn(),
  endEverySession: vi.fn(),
  sendPasswordMail: vi.fn(),
}));
const guard = vi.hoisted(() => ({ readAccess: vi.fn() }));
const limits = vi.hoisted(() => ({
  takeSignIn: vi.fn(),
  signInFailed: vi.fn(),
  signInSucceeded: vi.fn(),
  signInUndecided: vi.fn(),
}));

vi.mock('@/lib/core/actions/own-endpoints', () => ({ requestDelivery: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => guard);
vi.mock('./data', () => data);
vi.mock('./sign-in-limits', () => limits);
vi.mock('@/lib/core/auth/guard', () => ({
  checkAccess: async () => ({ id: 'a', email: 'leader@techlink.example', role: 'team_leader' }),
}));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/core/supabase/session', () => ({
  sessionClient: async () => ({ auth: () => auth }),
}));
vi.mock('@/lib/core/actions/origin', () => ({
  isSameOrigin: async () => site.sameOrigin,
  clientIp: async () => '192.0.2.7',
}));
vi.mock('@/lib/core/security/rate-limits/data', () => ({
  withinRateLimit: async ({ bucket }: { bucket: string }, subject: string) => {
    site.hits.push(`${bucket} ${subject}`);
    return !site.limited.includes(bucket);
  },
}));
vi.mock('next/server', () => ({ after: (task: () => void) => task() }));

const leader: Access = {
  kind: 'profile',
  person: { id: 'a', name: 'Ana Lee', email: 'leader@techlink.example', timeZone: 'Asia/Tokyo' },
  profileType: 'team_leader',
  disabled: false,
  idle: false,
  over: false,
  secondFactor: 'passed',
};
const signInForm = { area: 'admin', email: 'Leader@techlink.example', password: 'demo-Passw0rd!' };
const passwordForm = {
  token_hash: 'abc',
  password: 'correct horse battery',
  repeatedPassword: 'correct horse battery',
};

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

/** Returns the redirect target of an action; Next throws it as an error. */
async function destination(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
  expect(digest).toMatch(/^NEXT_REDIRECT;/);
  return digest.split(';')[2] ?? '';
}

const wrong = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');

beforeEach(() => {
  Object.assign(site, { sameOrigin: true, limited: [], hits: [] });
  for (const mock of Object.values(auth)) mock.mockReset().mockResolvedValue({ error: null });
  for (const mock of Object.values(data)) mock.mockReset().mockResolvedValue(undefined);
  for (const mock of Object.values(limits)) mock.mockReset().mockResolvedValue(undefined);
  guard.readAccess.mockResolvedValue(leader);
  data.redeemRecovery.mockResolvedValue('a');
  data.setPassword.mockResolvedValue(true);
  data.isPasswordOf.mockResolvedValue(true);
  data.signInAreaOf.mockResolvedValue('admin');
  data.signInVisitor.mockResolvedValue(null);
  limits.takeSignIn.mockResolvedValue(0);
});

describe('signIn', () => {
  it('redirects to the requested page, or to the dashboard', async () => {
    expect(await destination(signIn({}, form(signInForm)))).toBe('/admin/dashboard');
    const wanted = form({ ...signInForm, next: '/admin/tasks' });
    expect(await destination(signIn({}, wanted))).toBe('/admin/tasks');
    expect(data.signInVisitor).toHaveBeenCalledWith({
      email: 'leader@techlink.example',
      password: signInForm.password,
      ip: '192.0.2.7',
    });
    expect(limits.signInSucceeded).toHaveBeenCalledWith('leader@techlink.example', '192.0.2.7');
    expect(data.startStaffSession).toHaveBeenCalled();
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('redirects a member from the admin login to the team dashboard', async () => {
    guard.readAccess.mockResolvedValue({ ...leader, profileType: 'team_member' });
    expect(await destination(signIn({}, form(signInForm)))).toBe(
      '/team/dashboard?notice=redirectingToTeamDashboard',
    );
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it.each<[string, Access, NoticeKey]>([
    ['a disabled profile', { ...leader, disabled: true }, 'accessDenied'],
    ['a failed look-up', { kind: 'lookup_error' }, 'authenticationError'],
  ])('signs %s out again', async (_who, access, notice) => {
    guard.readAccess.mockResolvedValue(access);
    const { serverError } = await signIn({}, form(signInForm));
    const values = { email: 'leader@techlink.example' };
    expect(serverError).toEqual(refusalOf(notice, { values }));
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
  });

  it.each<[string, Error, NoticeKey]>([
    ['a wrong password', wrong, 'authenticationFailed'],
    ['Auth’s own limit', new AuthApiError('slow down', 429, undefined), 'tooManyAttempts'],
    ['a broken Auth', new AuthApiError('oops', 500, undefined), 'authenticationError'],
    ['an unreachable Auth', new AuthRetryableFetchError('fetch failed', 0), 'authenticationError'],
  ])('reports %s, with a delay', async (_why, error, notice) => {
    data.signInVisitor.mockResolvedValue(error);
    const startedAt = Date.now();
    const { serverError } = await signIn({}, form(signInForm));
    expect(serverError?.notice).toBe(notice);
    expect(serverError?.details).toEqual({ values: { email: 'leader@techlink.example' } });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(740);
    expect(data.startStaffSession).not.toHaveBeenCalled();
    expect(limits.signInSucceeded).not.toHaveBeenCalled();
    expect(limits.signInFailed).toHaveBeenCalledTimes(error === wrong ? 1 : 0);
    expect(limits.signInUndecided).toHaveBeenCalledTimes(notice === 'authenticationError' ? 1 : 0);
  });

  it('waits before it checks the password of an account under attack', async () => {
    limits.takeSignIn.mockResolvedValue(60);
    const startedAt = Date.now();
    await signIn({}, form(signInForm)).catch(() => {});
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(55);
    expect(data.signInVisitor).toHaveBeenCalled();
  });

  it('leaves no session behind when the database fails', async () => {
    data.startStaffSession.mockRejectedValue(new Error('connection refused'));
    const { serverError } = await signIn({}, form(signInForm));
    expect(serverError?.notice).toBe('authenticationError');
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
  });

  it('does not call Auth once its own limits are reached', async () => {
    limits.takeSignIn.mockResolvedValue(null);
    const { serverError } = await signIn({}, form(signInForm));
    expect(serverError?.notice).toBe('tooManyAttempts');
    expect(limits.takeSignIn).toHaveBeenCalledWith('leader@techlink.example', '192.0.2.7');
    expect(data.signInVisitor).not.toHaveBeenCalled();
  });

  it('never returns a password', async () => {
    const { serverError } = await signIn({}, form({ ...signInForm, email: 'leader' }));
    expect(serverError?.notice).toBe('formHasErrors');
    expect(serverError?.details.values).toEqual({ area: 'admin', email: 'leader' });
  });
});

describe('signOut', () => {
  it('ends the session everywhere and redirects to the login', async () => {
    expect(await destination(signOut('team'))).toBe('/member/login?notice=signedOut');
    expect(data.endThisSession).toHaveBeenCalled();
  });
});

describe('requestPasswordReset', () => {
  it('is rate-limited', async () => {
    site.limited = ['password-reset-address'];
    const { serverError } = await requestPasswordReset({}, form({ email: 'a@b.example' }));
    expect(serverError?.notice).toBe('tooManyAttempts');
    expect(data.sendPasswordMail).not.toHaveBeenCalled();
  });
});

describe('setNewPassword', () => {
  it.each([
    ['admin', '/admin/login?notice=passwordChanged'],
    ['team', '/member/login?notice=passwordChanged'],
  ])('redirects to the login of the %s area', async (area, address) => {
    data.signInAreaOf.mockResolvedValue(area);
    expect(await destination(setNewPassword({}, form(passwordForm)))).toBe(address);
    expect(data.redeemRecovery).toHaveBeenCalledWith('abc', '192.0.2.7');
    expect(data.setPassword).toHaveBeenCalledWith('a', passwordForm.password);
  });

  it('rejects a used or expired link', async () => {
    data.redeemRecovery.mockResolvedValue(null);
    const { serverError } = await setNewPassword({}, form(passwordForm));
    expect(serverError?.notice).toBe('passwordLinkInvalid');
    expect(data.setPassword).not.toHaveBeenCalled();
  });

  it('rejects a password that Auth rejects', async () => {
    data.setPassword.mockResolvedValue(false);
    expect((await setNewPassword({}, form(passwordForm))).serverError?.notice).toBe(
      'passwordRefused',
    );
  });

  it('is rate-limited', async () => {
    site.limited = ['new-password'];
    expect((await setNewPassword({}, form(passwordForm))).serverError?.notice).toBe(
      'tooManyAttempts',
    );
    expect(data.redeemRecovery).not.toHaveBeenCalled();
  });
});

describe('changePassword', () => {
  const change = () =>
    changePassword({}, form({ ...passwordForm, currentPassword: signInForm.password }));

  it('checks the current password, and starts a new session', async () => {
    expect((await change()).data).toEqual(done('ownPasswordChanged'));
    const whose = { email: 'leader@techlink.example', ip: '192.0.2.7' };
    expect(data.isPasswordOf).toHaveBeenCalledWith({ ...whose, password: signInForm.password });
    expect(data.setPassword).toHaveBeenCalledWith('a', passwordForm.password);
    expect(data.beginSession).toHaveBeenCalledWith({ ...whose, password: passwordForm.password });
  });

  it('changes nothing if the current password is wrong', async () => {
    data.isPasswordOf.mockResolvedValue(false);
    expect((await change()).serverError?.notice).toBe('formHasErrors');
    expect(data.setPassword).not.toHaveBeenCalled();
  });

  it('has its own limit', async () => {
    site.limited = ['current-password'];
    expect((await change()).serverError?.notice).toBe('tooManyAttempts');
    expect(site.hits).toEqual(['current-password a']);
    expect(data.isPasswordOf).not.toHaveBeenCalled();
  });
});

describe('every action', () => {
  const actions = [signIn, requestPasswordReset, setNewPassword];
  const nothingHappened = () => {
    for (const mock of Object.values({ ...auth, ...data })) expect(mock).not.toHaveBeenCalled();
  };

  it('rejects requests from another site', { tags: ['origin'] }, async () => {
    site.sameOrigin = false;
    const everything = form({ ...signInForm, ...passwordForm });
    for (const action of actions) {
      expect((await action({}, everything)).serverError?.notice).toBe('requestRefused');
    }
    await signOut('admin');
    nothingHappened();
  });

  it('answers any other input with a typed error and does nothing', {
    tags: ['bad-input'],
  }, async () => {
    const name = fc.constantFrom(
      'area',
      'email',
      'password',
      'next',
      'token_hash',
      '__proto__',
      '',
    );
    const odd = fc.dictionary(name, fc.string({ unit: 'grapheme' })).map(form);
    await fc.assert(
      fc.asyncProperty(fc.oneof(odd, fc.anything()), async (value) => {
        for (const action of actions) {
          // @ts-expect-error input from outside may have any type
          const { serverError, validationErrors } = await action({}, value);
          expect(serverError?.notice ?? validationErrors).toBeDefined();
        }
      }),
      { numRuns: 500 },
    );
    nothingHappened();
  });
});
