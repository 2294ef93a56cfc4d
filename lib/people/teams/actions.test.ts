import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { caller } from '@/lib/core/auth/data.test-double';
import { deleteTeams, saveTeam, setMembership } from './actions';

const stored = vi.hoisted(() => ({
  readTeam: vi.fn(),
  removeTeams: vi.fn(),
  storeMembership: vi.fn(),
  storeTeam: vi.fn(),
}));

vi.mock('@/lib/core/actions/own-endpoints', () => ({ requestDelivery: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('./data', () => stored);
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const id = '00000000-0000-4000-8000-000000000101';
const membership = { teamId: id, userId: id, belongs: true };

function form(changes: Record<string, string> = {}): FormData {
  const data = new FormData();
  const values = { id, version: 'v1', name: 'Delivery', description: '', ...changes };
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

beforeEach(() => {
  caller.profileType = 'team_leader';
  stored.storeTeam.mockReset().mockResolvedValue({ id });
  stored.removeTeams.mockReset().mockResolvedValue([id]);
  stored.storeMembership.mockReset().mockResolvedValue(true);
  stored.readTeam.mockReset().mockResolvedValue(null);
});

it('returns a notice for each change', async () => {
  expect((await saveTeam(form())).data).toEqual(done('teamUpdated', { id }));
  expect((await saveTeam(form({ id: '' }))).data?.notice).toBe('teamCreated');
  expect((await deleteTeams([id])).data).toEqual(done('teamDeleted', { deleted: [id] }));
  expect((await setMembership(membership)).data?.notice).toBe('memberAdded');
});

it('fails if nothing was changed', async () => {
  stored.storeTeam.mockResolvedValue('unchanged');
  stored.removeTeams.mockResolvedValue([]);
  stored.storeMembership.mockResolvedValue(false);
  expect((await saveTeam(form())).serverError?.notice).toBe('recordGone');
  expect((await deleteTeams([id])).serverError?.notice).toBe('changeRefused');
  expect((await setMembership(membership)).serverError?.notice).toBe('memberUnchanged');
});

it('reports a name that is already in use at its field', async () => {
  stored.storeTeam.mockResolvedValue('taken');
  expect((await saveTeam(form())).serverError?.details.fieldErrors).toEqual({
    name: 'Another team has this name.',
  });
});

it.each([
  ['a member', 'team_member', 'redirectingToTeamDashboard'],
  ['nobody', null, 'authenticationError'],
])('does not let %s change anything', async (_, role, notice) => {
  caller.profileType = role;
  for (const answer of [
    await saveTeam(form()),
    await deleteTeams([id]),
    await setMembership(membership),
  ]) {
    expect(answer.serverError?.notice).toBe(notice);
  }
  for (const write of Object.values(stored)) expect(write).not.toHaveBeenCalled();
});
