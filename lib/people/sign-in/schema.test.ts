import { describe, expect, it } from 'vitest';
import { newPasswordSchema, passwordResetSchema, signInSchema } from './schema';

const errorsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('signInSchema', () => {
  const input = { area: 'admin', email: 'leader@techlink.example', password: 'secret' };

  it('normalizes the email address', () => {
    expect(signInSchema.parse({ ...input, email: '  Leader@TechLink.example ' })).toEqual(input);
  });

  it.each([
    [{ ...input, email: 'leader' }, [['email', 'Please enter a valid email address.']]],
    [{ ...input, email: undefined }, [['email', 'Please enter a valid email address.']]],
    [{ ...input, password: '' }, [['password', 'Please enter your password.']]],
  ])('rejects %j', (form, errors) => {
    expect(errorsOf(signInSchema.safeParse(form))).toEqual(errors);
  });

  it('rejects an unknown area', () => {
    expect(signInSchema.safeParse({ ...input, area: 'root' }).success).toBe(false);
  });

  it('accepts a sign-in with an invalid next parameter', () => {
    expect(signInSchema.parse({ ...input, next: 'x'.repeat(5000) }).next).toBeUndefined();
  });
});

describe('passwordResetSchema', () => {
  it('requires an email address', () => {
    expect(errorsOf(passwordResetSchema.safeParse({ email: 'leader@' }))).toEqual([
      ['email', 'Please enter a valid email address.'],
    ]);
  });
});

describe('newPasswordSchema', () => {
  const check = (password: string, repeatedPassword = password) =>
    errorsOf(newPasswordSchema.safeParse({ token_hash: 'abc', password, repeatedPassword }));

  it.each(['twelve chars', 'demo-Passw0rd!', 'é'.repeat(36)])('accepts %s', (password) => {
    expect(check(password)).toEqual([]);
  });

  it('rejects short, long and differing passwords', () => {
    expect(check('eleven char')).toEqual([['password', 'Please choose at least 12 characters.']]);
    expect(check('é'.repeat(37))).toEqual([['password', 'Please choose a shorter password.']]);
    expect(check('twelve chars', 'Twelve chars')).toEqual([
      ['repeatedPassword', 'The two passwords differ.'],
    ]);
  });

  it('rejects a form without a token', () => {
    const form = { password: 'twelve chars', repeatedPassword: 'twelve chars' };
    expect(newPasswordSchema.safeParse(form).success).toBe(false);
  });
});
