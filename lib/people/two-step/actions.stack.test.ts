// @module-tag second-factor

import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { checkAccess } from '@/lib/core/auth/guard';
import { twoStepNotices } from '@/lib/notices/two-step';
import { changePassword, signIn } from '@/lib/people/sign-in/actions';
import { addAccount, service } from '@/supabase/tests/people';
import { mailsTo, redirectOf } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { currentRequest } from '@/supabase/tests/site/request';
import {
  beginTwoStep,
  confirmTwoStep,
  enterCode,
  removeTwoStep,
  renewRecoveryCodes,
  resetTwoStep,
  saveSecuritySettings,
} from './actions';
import { codeFailed } from './code-limits';
import { appKeyOf } from './codes';

const PASSWORD = 'demo-Passw0rd!';
type Person = { id: string; email: string };

const newPerson = () => addAccount(stack, 'robin', 'team_leader');

/** Returns the code that the person's app shows at an offset in time steps. */
async function codeOf({ id }: Person, away = 0): Promise<string> {
  const { data } = await service(stack)
    .from('second_factors')
    .select('secret')
    .eq('user_id', id)
    .single()
    .throwOnError();
  const totp = new TOTP({ secret: Secret.fromBase32(appKeyOf(data.secret, '').text) });
  return totp.generate({ timestamp: Date.now() + away * 30_000 });
}

async function setUp(person: Person): Promise<string[]> {
  await as(person, () => beginTwoStep({}, formOf({})));
  const code = await codeOf(person);
  const { data } = await as(person, () => confirmTwoStep({}, formOf({ code })));
  // Resets the last used time step, so that the tests can use the current codes.
  await stack.sql('update public.second_factors set last_step = 0 where user_id = $1::uuid', [
    person.id,
  ]);
  return data?.codes ?? [];
}

const submit = (code: string) => enterCode({}, formOf({ code, next: '/admin/tasks' }));

/** Signs in with the password, and continues in the same browser. */
function afterPassword<Result>({ email }: Person, run: () => Promise<Result>): Promise<Result> {
  return as('visitor', async () => {
    const form = formOf({ area: 'admin', email, password: PASSWORD, next: '/admin/tasks' });
    expect(await redirectOf(signIn({}, form))).toBe('/two-step?next=%2Fadmin%2Ftasks');
    expect(await checkAccess('admin')).toMatchObject({ allowed: false, to: '/two-step' });
    return run();
  });
}

const isIn = async () => !('to' in (await checkAccess('admin')));

describe('signing in with a second step', () => {
  it('accepts a code of the app, once only', async () => {
    const person = await newPerson();
    await setUp(person);
    const code = await codeOf(person);
    await afterPassword(person, async () => {
      expect(await redirectOf(submit(code))).toBe('/admin/tasks');
      expect(await isIn()).toBe(true);
    });
    await afterPassword(person, async () => {
      const { serverError } = await submit(code);
      expect(serverError?.details.fieldErrors).toEqual({ code: twoStepNotices.codeWrong });
      expect(await isIn()).toBe(false);
    });
  });

  it('accepts a recovery code, once only', async () => {
    const person = await newPerson();
    const [code = ''] = await setUp(person);
    await afterPassword(person, async () => {
      await redirectOf(submit(code));
      expect(await isIn()).toBe(true);
    });
    await afterPassword(person, async () => {
      expect((await submit(code)).serverError?.notice).toBe('formHasErrors');
      expect(await isIn()).toBe(false);
    });
  });

  it('ends the session after five attempts, even if the sixth code is right', async () => {
    const person = await newPerson();
    await setUp(person);
    await afterPassword(person, async () => {
      for (let tries = 0; tries < 5; tries++) await submit('000000');
      expect(await redirectOf(submit(await codeOf(person)))).toBe(
        '/admin/login?notice=tooManyCodes',
      );
      const names = [...currentRequest().cookies]
        .filter(([, value]) => value)
        .map(([name]) => name);
      expect(names).toEqual(['device']);
    });
    await afterPassword(person, async () => {
      await redirectOf(submit(await codeOf(person)));
      expect(await isIn()).toBe(true);
    });
  });

  it('does not lock a person out after wrong codes from others, but requires two codes in a row', async () => {
    const person = await newPerson();
    const codes = await setUp(person);
    for (let guesses = 0; guesses < 10; guesses++) await codeFailed(person.id);
    await afterPassword(person, async () => {
      expect((await submit(await codeOf(person, -1))).serverError?.notice).toBe('oneMoreCode');
      expect(await isIn()).toBe(false);
      await redirectOf(submit(await codeOf(person)));
      expect(await isIn()).toBe(true);
    });
    await afterPassword(person, async () => {
      await redirectOf(submit(codes[0] ?? ''));
      expect(await isIn()).toBe(true);
    });
  });

  it('does not let a session without a code change the second factor or call other actions', async () => {
    const person = await newPerson();
    await setUp(person);
    await afterPassword(person, async () => {
      const typed = formOf({ twoStepPassword: PASSWORD });
      for (const action of [beginTwoStep, renewRecoveryCodes, removeTwoStep]) {
        expect((await action({}, typed)).serverError?.notice).toBe('authenticationError');
      }
      expect((await resetTwoStep({ id: person.id })).serverError).toBeDefined();
    });
  });
});

describe('changing the second factor', () => {
  it('requires the password if it was not entered recently', async () => {
    const person = await newPerson();
    await as(person, () => checkAccess('team'));
    await stack.sql(
      "update public.staff_sessions set password_at = now() - interval '11 minutes' where user_id = $1::uuid",
      [person.id],
    );
    const begin = (typed: Record<string, string>) =>
      as(person, () => beginTwoStep({}, formOf(typed)));
    const errors = async (typed: Record<string, string>) =>
      (await begin(typed)).serverError?.details.fieldErrors;
    expect(await errors({})).toEqual({ twoStepPassword: twoStepNotices.passwordNeeded });
    expect(await errors({ twoStepPassword: 'wrong' })).toEqual({
      twoStepPassword: 'That is not your current password.',
    });
    expect((await begin({ twoStepPassword: PASSWORD })).data?.notice).toBe('twoStepBegun');
  });

  it('rejects a wrong first code, and stays off', async () => {
    const person = await newPerson();
    await as(person, () => beginTwoStep({}, formOf({})));
    const { serverError } = await as(person, () => confirmTwoStep({}, formOf({ code: '000000' })));
    expect(serverError?.details.fieldErrors).toEqual({ code: twoStepNotices.codeWrong });
    expect(await as(person, isIn)).toBe(true);
  });

  it('can replace recovery codes, and turn two-step verification off', async () => {
    const person = await newPerson();
    const [old] = await setUp(person);
    const { data } = await as(person, () => renewRecoveryCodes({}, formOf({})));
    expect(data?.codes).toHaveLength(10);
    expect(data?.codes).not.toContain(old);
    expect((await as(person, () => removeTwoStep({}, formOf({})))).data?.notice).toBe(
      'twoStepRemoved',
    );
    expect(await as(person, isIn)).toBe(true);
  });

  it('survives a change of password, which keeps the session verified', async () => {
    const person = await newPerson();
    await setUp(person);
    await as(person, async () => {
      const password = 'correct horse battery';
      const form = { currentPassword: PASSWORD, password, repeatedPassword: password };
      expect((await changePassword({}, formOf(form))).data?.notice).toBe('ownPasswordChanged');
      expect(await isIn()).toBe(true);
    });
  });
});

describe('the two-step setting for leaders', () => {
  const save = (leadersNeedSecondFactor: boolean) =>
    as('leader', () => saveSecuritySettings({ leadersNeedSecondFactor }));

  it('is reported as stored in the database, even if that differs from the request', async () => {
    const [{ on } = {}] = await stack.sql(
      'select leaders_need_second_factor as on from public.security_settings',
    );
    try {
      expect((await save(false)).data?.notice).toBe('leadersMayDoWithout');
      await stack.sql(`
        create function private.keep_setting() returns trigger language plpgsql as $$
        begin new.leaders_need_second_factor := false; return new; end $$`);
      await stack.sql(
        'create trigger keep before update on public.security_settings for each row execute function private.keep_setting()',
      );
      expect((await save(true)).data?.notice).toBe('leadersMayDoWithout');
    } finally {
      await stack.sql('drop function if exists private.keep_setting() cascade');
      await stack.sql('update public.security_settings set leaders_need_second_factor = $1', [
        on === true,
      ]);
    }
  });

  it('is reported as on to a leader who turns it on before setting up their own', async () => {
    const [{ on } = {}] = await stack.sql(
      'select leaders_need_second_factor as on from public.security_settings',
    );
    try {
      await stack.sql('update public.security_settings set leaders_need_second_factor = false');
      expect((await save(true)).data?.notice).toBe('leadersNeedTwoStep');
    } finally {
      await stack.sql('update public.security_settings set leaders_need_second_factor = $1', [
        on === true,
      ]);
    }
  });
});

it('a leader can reset the two-step verification of a colleague, who gets an email, but not their own', async () => {
  const [leader, colleague] = [await newPerson(), await newPerson()];
  await setUp(colleague);
  const reset = (id: string) => as(leader, () => resetTwoStep({ id }));
  expect((await reset(leader.id)).serverError?.notice).toBe('ownTwoStepNotReset');
  expect((await reset(colleague.id)).data?.notice).toBe('twoStepReset');
  expect((await reset(colleague.id)).serverError?.notice).toBe('twoStepNotReset');
  expect(await as(colleague, isIn)).toBe(false);
  const [mail] = await mailsTo(colleague.email);
  expect(mail?.subject).toContain('two-step verification');
});
