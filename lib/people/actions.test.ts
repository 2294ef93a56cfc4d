import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caller } from '@/lib/core/auth/data.test-double';
import { saveUserInfo, setAccess } from './actions';

const stored = vi.hoisted(() => ({
  readPerson: vi.fn(),
  storeAccess: vi.fn(),
  updateUserInfo: vi.fn(),
}));

vi.mock('@/lib/core/actions/own-endpoints', () => ({
  requestDelivery: vi.fn(),
  requestRefresh: vi.fn(),
}));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('./data', () => stored);
vi.mock('./writes', () => stored);
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const id = '00000000-0000-4000-8000-000000000002';

function form(changes: Record<string, string> = {}): FormData {
  const data = new FormData();
  const values = { id, version: 'v1', name: 'Daniel Okafor', role: 'team_leader', ...changes };
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

beforeEach(() => {
  caller.profileType = 'team_leader';
  stored.updateUserInfo.mockReset().mockResolvedValue('updated');
  stored.storeAccess.mockReset().mockResolvedValue([id]);
  stored.readPerson.mockReset();
});

describe('changing name and role', () => {
  it('is told', async () => {
    expect((await saveUserInfo(form())).data).toEqual({ notice: 'userInfoUpdated' });
  });

  it('is refused with the reason of the database', async () => {
    stored.updateUserInfo.mockResolvedValue('lastLeaderStays');
    expect((await saveUserInfo(form())).serverError).toEqual({
      notice: 'userInfoUpdateFailed',
      text: 'Failed to update user info: The last team leader cannot be demoted or disabled.',
      details: { reason: 'The last team leader cannot be demoted or disabled.' },
    });
  });

  it('shows what somebody else has changed', async () => {
    stored.updateUserInfo.mockResolvedValue('unchanged');
    stored.readPerson.mockResolvedValue({ name: 'Dan', role: 'team_member', version: 'v2' });
    expect((await saveUserInfo(form())).serverError).toMatchObject({
      notice: 'changedMeanwhile',
      details: { current: { version: 'v2', values: { name: 'Dan', role: 'team_member' } } },
    });
  });

  it.each([
    ['role', 'emperor'],
    ['name', ' '],
    ['id', 'all'],
  ])('refuses as %s %j', async (name, value) => {
    expect((await saveUserInfo(form({ [name]: value }))).serverError?.notice).toBe('formHasErrors');
    expect(stored.updateUserInfo).not.toHaveBeenCalled();
  });
});

describe('access', () => {
  it('is taken and given back', async () => {
    expect((await setAccess({ ids: [id], disabled: true })).data).toEqual({
      notice: 'peopleDisabled',
      ids: [id],
    });
    expect((await setAccess({ ids: [id], disabled: false })).data?.notice).toBe('peopleEnabled');
  });

  it.each([
    ['accessFixed', 'accessFixed'],
    [[], 'changeRefused'],
  ])('is refused: %j', async (outcome, notice) => {
    stored.storeAccess.mockResolvedValue(outcome);
    expect((await setAccess({ ids: [id], disabled: true })).serverError?.notice).toBe(notice);
  });
});

it.each([
  ['a member', 'team_member', 'redirectingToTeamDashboard'],
  ['nobody', null, 'authenticationError'],
])('%s changes nothing', async (_, role, notice) => {
  caller.profileType = role;
  expect((await saveUserInfo(form())).serverError?.notice).toBe(notice);
  expect((await setAccess({ ids: [id], disabled: true })).serverError?.notice).toBe(notice);
  expect(stored.updateUserInfo).not.toHaveBeenCalled();
  expect(stored.storeAccess).not.toHaveBeenCalled();
});
