import { describe, expect, it } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { tokenHash } from '@/lib/core/security/signed-token';
import { accounts, addAccount, service } from '@/supabase/tests/people';
import { mailsTo, redirectOf } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import {
  acceptInvitation,
  invitePerson,
  resendInvitations,
  restoreInvitations,
  revokeInvitations,
} from './actions';
import { invitationToken } from './link';
import { invitationEnd } from './rules';

const database = service(stack);
const PASSWORD = 'three unrelated words';
const PAST = '2020-01-01T00:00:00.000Z';

async function addInvitation(fields: Record<string, string> = {}) {
  const id = crypto.randomUUID();
  const expires_at = fields.expires_at ?? invitationEnd(new Date());
  const token = invitationToken(id, expires_at);
  const { data } = await database
    .from('staff_invitations')
    .insert({
      id,
      email: `${id}@techlink.example`,
      name: 'Nell Newcomer',
      ...fields,
      expires_at,
      token_hash: tokenHash(token),
    })
    .select('email')
    .single()
    .throwOnError();
  return { id, token, email: String(data.email) };
}

const accept = (token: string, password = PASSWORD) =>
  as('visitor', () =>
    acceptInvitation({}, formOf({ token, password, repeatedPassword: password })),
  );

async function profileOf(email: string) {
  const { data } = await database.from('user_profiles').select('profile_type').eq('email', email);
  return data;
}

describe('accepting an invitation', () => {
  it.each([
    ['team_leader', '/admin/dashboard'],
    ['team_member', '/team/dashboard'],
  ])('redirects a %s to their own area', async (profile_type, path) => {
    const { token, email } = await addInvitation({ profile_type });
    expect(await redirectOf(accept(token))).toBe(path);
    expect(await profileOf(email)).toEqual([{ profile_type }]);
    expect((await accept(token)).serverError?.notice).toBe('invitationAccepted');
  });

  it.each([
    [{ expires_at: PAST }, 'invitationExpired'],
    [{ revoked_at: PAST }, 'invitationRevoked'],
    [{ accepted_at: PAST }, 'invitationAccepted'],
  ] as const)('fails with the reason if the invitation is %j', async (fields, notice) => {
    const { token, email } = await addInvitation(fields);
    expect((await accept(token)).serverError?.notice).toBe(notice);
    expect(await profileOf(email)).toEqual([]);
  });

  it('rejects a forged link', async () => {
    const claim = Buffer.from(`${crypto.randomUUID()} 1`).toString('base64url');
    for (const token of [`${claim}.x`, '%20']) {
      expect((await accept(token)).serverError?.notice).toBe('invitationInvalid');
    }
  });

  it('requires the current password if the email has an account', async () => {
    const { email } = await addAccount(stack, 'known', 'team_member');
    await database.from('user_profiles').delete().eq('email', email).throwOnError();
    const { token } = await addInvitation({ email });
    expect((await accept(token)).serverError?.notice).toBe('accountExists');
    expect(await profileOf(email)).toEqual([]);
    expect(await redirectOf(accept(token, 'demo-Passw0rd!'))).toBe('/team/dashboard');
  });
});

describe('an open invitation', () => {
  it('has a new link after it is resent', async () => {
    const { id, token, email } = await addInvitation();
    const { data } = await as('leader', () => resendInvitations({ ids: [id] }));
    expect(data?.notice).toBe('invitationsResent');
    expect((await accept(token)).serverError?.notice).toBe('invitationInvalid');
    // Two emails that are due at the same time may arrive in any order.
    const links = (await mailsTo(email)).map(
      ({ text }) => /\/invitation\/(\S+)/.exec(text)?.[1] ?? '',
    );
    const link = links.find((other) => other !== token) ?? '';
    expect(await redirectOf(accept(link))).toBe('/team/dashboard');
  });

  it('can be revoked, and restored', async () => {
    const { id, token } = await addInvitation();
    const ids = [id];
    const revoked = await as('leader', () => revokeInvitations({ ids }));
    expect(revoked.data).toEqual(done('invitationsRevoked', { ids }));
    expect((await accept(token)).serverError?.notice).toBe('invitationRevoked');
    const restored = await as('leader', () => restoreInvitations({ ids }));
    expect(restored.data?.notice).toBe('undone');
    expect(await redirectOf(accept(token))).toBe('/team/dashboard');
  });
});

it('rejects a second invitation of an email, and the email of current staff', async () => {
  const { email } = await addInvitation();
  const invite = (to: string) =>
    as('leader', () =>
      invitePerson(formOf({ name: 'Nell', email: to, role: 'team_member', team: '' })),
    );
  expect((await invite(email)).serverError?.notice).toBe('invitationAlreadyOpen');
  expect((await invite(accounts.member.email)).serverError?.notice).toBe('alreadyOnTeam');
});
