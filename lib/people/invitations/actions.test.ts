import { beforeEach, describe, expect, it, vi } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { caller } from '@/lib/core/auth/data.test-double';
import {
  acceptInvitation,
  invitePerson,
  resendInvitations,
  restoreInvitations,
  revokeInvitations,
} from './actions';

const limited = vi.hoisted(() => ({ yes: false }));
const signIn = vi.hoisted(() => ({ beginSession: vi.fn() }));
const mail = vi.hoisted(() => ({ isMailOn: true }));
const ownEndpoints = vi.hoisted(() => ({ requestDelivery: vi.fn(), requestRefresh: vi.fn() }));
const stored = vi.hoisted(() => ({
  findInvitation: vi.fn(),
  redeemInvitation: vi.fn(),
  renewInvitations: vi.fn(),
  storeInvitation: vi.fn(),
  storeRevocation: vi.fn(),
}));

vi.mock('@/lib/core/actions/own-endpoints', () => ownEndpoints);
vi.mock('@/lib/core/mail/transport', () => ({
  get isMailOn() {
    return mail.isMailOn;
  },
}));
vi.mock('./data', () => stored);
vi.mock('./writes', () => stored);
vi.mock('@/lib/people/sign-in/data', () => signIn);
vi.mock('@/lib/core/actions/origin', () => ({
  isSameOrigin: async () => true,
  clientIp: async () => '192.0.2.7',
}));
vi.mock('@/lib/core/security/rate-limits/data', () => ({
  withinRateLimit: async () => !limited.yes,
}));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const ids = ['00000000-0000-4000-8000-000000000001'];

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

const invite = () =>
  invitePerson(form({ name: 'Nell', email: 'Nell@X.example', role: 'team_member', team: '' }));
const accept = (repeatedPassword = 'three unrelated words') =>
  acceptInvitation({}, form({ token: 't', password: 'three unrelated words', repeatedPassword }));

beforeEach(() => {
  caller.profileType = 'team_leader';
  limited.yes = false;
  mail.isMailOn = true;
  signIn.beginSession.mockReset().mockResolvedValue(undefined);
  stored.findInvitation
    .mockReset()
    .mockResolvedValue({ state: 'open', email: 'nell@x.example', role: 'team_member' });
  stored.redeemInvitation.mockReset().mockResolvedValue('accepted');
  stored.renewInvitations.mockReset().mockResolvedValue(ids);
  stored.storeInvitation.mockReset().mockResolvedValue('stored');
  stored.storeRevocation.mockReset().mockResolvedValue(ids);
});

describe('a leader', () => {
  it('can invite people', async () => {
    expect((await invite()).data).toEqual(done('invitationSent'));
    expect(stored.storeInvitation).toHaveBeenCalledWith(expect.anything(), {
      name: 'Nell',
      email: 'nell@x.example',
      role: 'team_member',
      team: null,
    });
  });

  it('is notified that nothing was sent while email is off', async () => {
    mail.isMailOn = false;
    expect((await invite()).data).toEqual(done('invitationNotSent'));
    expect((await resendInvitations({ ids })).data).toEqual(done('invitationNotSent'));
  });

  it('gets an error if nothing was changed', async () => {
    stored.renewInvitations.mockResolvedValue([]);
    stored.storeRevocation.mockResolvedValue([]);
    for (const act of [resendInvitations, revokeInvitations, restoreInvitations]) {
      expect((await act({ ids })).serverError?.notice).toBe('invitationsUnchanged');
    }
  });
});

it.each([
  ['a member', 'team_member', 'redirectingToTeamDashboard'],
  ['nobody', null, 'authenticationError'],
])('%s cannot invite or revoke', async (_, role, notice) => {
  caller.profileType = role;
  for (const answer of [
    await invite(),
    await resendInvitations({ ids }),
    await revokeInvitations({ ids }),
    await restoreInvitations({ ids }),
  ]) {
    expect(answer.serverError?.notice).toBe(notice);
  }
  for (const write of Object.values(stored)) expect(write).not.toHaveBeenCalled();
});

describe('accepting an invitation', () => {
  it('starts no session if Auth rejects the password', async () => {
    stored.redeemInvitation.mockResolvedValue('refused');
    expect((await accept()).serverError?.notice).toBe('ownPasswordRefused');
    expect(signIn.beginSession).not.toHaveBeenCalled();
    expect(ownEndpoints.requestRefresh).not.toHaveBeenCalled();
  });

  it('reports that the account was created if signing in fails', async () => {
    signIn.beginSession.mockRejectedValue(new Error('Email not confirmed'));
    expect((await accept()).serverError?.notice).toBe('accountReady');
    // The new account is public if its name is on published content.
    expect(ownEndpoints.requestRefresh).toHaveBeenCalledWith({ table: 'user_profiles' });
  });

  it('is rate-limited, and requires the password twice', async () => {
    expect((await accept('other words')).serverError?.notice).toBe('formHasErrors');
    limited.yes = true;
    expect((await accept()).serverError?.notice).toBe('tooManyAttempts');
    expect(stored.redeemInvitation).not.toHaveBeenCalled();
  });
});
