import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listProfiles, type PeopleQuery } from './data';

const me = { id: 'me', name: 'Maya', email: 'maya@x.example', role: 'team_leader' };
const answers = vi.hoisted(() => ({ userInfo: {} as unknown, person: null as unknown }));

vi.mock('@/lib/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/supabase/session', () => ({
  sessionClient: async () => {
    const failed = { data: null, error: new Error('connection refused') };
    const query = {
      order: () => query,
      limit: async () => failed,
      eq: () => ({ maybeSingle: async () => ({ data: answers.person, error: null }) }),
    };
    return {
      from: () => ({ select: () => query }),
      rpc: (name: string) =>
        name === 'get_user_info'
          ? { maybeSingle: async () => ({ data: answers.userInfo, error: null }) }
          : { abortSignal: async () => ({ data: [], error: null }) },
    };
  },
}));

const query: PeopleQuery = {
  q: '',
  sort: 'name',
  after: null,
  cols: null,
  open: null,
  role: null,
  access: null,
  team: null,
};
// @ts-expect-error the proof comes from the guard, which is not what is tested here
const list = () => listProfiles({ ...me, timeZone: 'UTC' }, query);

describe('profiles that cannot be fetched', () => {
  beforeEach(() => {
    answers.userInfo = { ...me, id: '00000000-0000-4000-8000-000000000001' };
    answers.person = { ...me, profile_type: 'team_leader', disabled_at: null, team_members: [] };
  });

  it('leave the current person', async () => {
    const { page, failure } = await list();
    expect(page.rows.map(({ name }) => name)).toEqual(['Maya']);
    expect(failure).toBe('usersNotFetched');
  });

  it.each([
    [[me], 'userInfoIsArray'],
    [{ name: 'Maya' }, 'userInfoInvalid'],
  ])('leave nobody where the current person is %j', async (userInfo, reason) => {
    answers.userInfo = userInfo;
    expect(await list()).toEqual({
      page: { rows: [], next: null },
      failure: reason,
    });
  });
});
