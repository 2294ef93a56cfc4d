// @module-tag sign-in

import { describe, expect, it } from 'vitest';
import { refusalOf } from '@/lib/core/actions/answer';
import { accounts, addAccount, service } from '@/supabase/tests/people';
import { mailsTo, redirectOf } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { currentRequest } from '@/supabase/tests/site/request';
import { requestPasswordReset, signIn } from './actions';

const PASSWORD = 'demo-Passw0rd!';

const submit = (email: string, { area = 'team', password = PASSWORD } = {}) =>
  signIn({}, formOf({ area, email, password }));

/** Signs in from a separate IP; `cookies` are those already in the browser. */
function attempt(email: string, typed?: Parameters<typeof submit>[1]) {
  return as('visitor', async () => {
    const startedAt = Date.now();
    const { serverError } = await submit(email, typed);
    const session = [...currentRequest().cookies].filter(([name]) => name.includes('auth-token'));
    const cookies = session.map(([, value]) => value).filter(Boolean);
    return { ...serverError, cookies, took: Date.now() - startedAt };
  });
}

describe('signing in', () => {
  it('redirects to the dashboard of the area', async () => {
    const { email } = await addAccount(stack, 'robin', 'team_leader');
    expect(await redirectOf(as('visitor', () => submit(email)))).toBe('/admin/dashboard');
  });

  it.each([
    ['admin', 'accessDenied'],
    ['team', 'authenticationFailed'],
  ])(
    'rejects another profile type at the login of %s, and creates no session',
    async (area, notice) => {
      const { email } = accounts.guest;
      const answer = await attempt(email, { area });
      expect(answer).toMatchObject({ notice, details: { values: { email } }, cookies: [] });
    },
  );

  it('rejects an account without a profile, and creates no session', async () => {
    const { email } = await addAccount(stack, 'nobody', 'team_member');
    await service(stack).from('user_profiles').delete().eq('email', email).throwOnError();
    const answer = await attempt(email, { area: 'admin' });
    expect(answer).toMatchObject({ notice: 'profileNotFound', cookies: [] });
  });

  it('gives the same response after the same time for a wrong password and an unknown email', async () => {
    const { email } = await addAccount(stack, 'robin', 'team_member');
    for (const typed of [email, `nobody-${email}`]) {
      const { took, ...answer } = await attempt(typed, { password: 'wrong-Passw0rd!' });
      const refusal = refusalOf('authenticationFailed', { values: { email: typed } });
      expect(answer).toEqual({ ...refusal, cookies: [] });
      expect(took).toBeGreaterThanOrEqual(740);
    }
  });

  it('blocks an IP after ten wrong passwords, but no other IP', {
    timeout: 60_000,
  }, async () => {
    const { email } = await addAccount(stack, 'robin', 'team_member');
    const notices = await as('visitor', async () => {
      const wrong = Array.from({ length: 10 }, () =>
        submit(email, { password: 'wrong-Passw0rd!' }),
      );
      const answers = [...(await Promise.all(wrong)), await submit(email)];
      return answers.map(({ serverError }) => serverError?.notice);
    });
    expect(notices).toEqual([...Array(10).fill('authenticationFailed'), 'tooManyAttempts']);
    expect(await redirectOf(as('visitor', () => submit(email)))).toBe('/team/dashboard');
  });
});

it('responds as usual to a password reset for an unknown email, and sends nothing', async () => {
  const known = await addAccount(stack, 'robin', 'team_member');
  const unknown = `nobody-${known.email}`;
  const ask = (email: string) => as('visitor', () => requestPasswordReset({}, formOf({ email })));
  expect(await ask(unknown)).toEqual(await ask(known.email));
  expect((await ask(unknown)).data?.notice).toBe('passwordResetSent');
  const to = (await mailsTo(known.email)).map(({ to }) => JSON.stringify(to));
  expect(to.length).toBeGreaterThan(0);
  expect(to.join()).not.toContain(unknown);
});
