import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from '@/lib/notices';
import { listProfiles, type PeopleQuery } from './data';

const me = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Maya',
  email: 'maya@x.example',
  role: 'team_leader',
};
/** Responses of the Data API; a Response object is sent unchanged. */
const answers = vi.hoisted(() => ({ userInfo: null as unknown, person: null as unknown }));

vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/core/supabase/session', () => ({
  sessionClient: async () =>
    createClient('http://database.invalid', 'key', {
      global: {
        fetch: async (input: RequestInfo | URL) => {
          const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
          if (pathname.endsWith('/get_user_info')) {
            return answers.userInfo instanceof Response
              ? answers.userInfo
              : Response.json(answers.userInfo);
          }
          if (pathname.endsWith('/workload')) return Response.json([]);
          // One person is read by id; reading the list fails.
          return searchParams.has('id')
            ? Response.json(answers.person)
            : Response.json({ code: 'XX000', message: 'no' }, { status: 400 });
        },
      },
    }),
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
// @ts-expect-error only the guard creates this type, and the guard is not tested here
const list = () => listProfiles({ ...me, timeZone: 'UTC' }, query);

describe('when profiles cannot be read', () => {
  beforeEach(() => {
    answers.userInfo = [me];
    answers.person = [
      {
        ...me,
        timeZone: 'UTC',
        disabledAt: null,
        createdAt: '2026-11-20T12:00:00+00:00',
        version: '2026-11-20T12:00:00+00:00',
        memberships: [],
      },
    ];
  });

  it('returns only the current person', async () => {
    const { page, failure } = await list();
    expect(page.rows.map(({ name }) => name)).toEqual(['Maya']);
    expect(failure).toBe(notices.usersNotFetched);
  });

  it.each([
    ['no row', [], 'userInfoIsArray'],
    ['two rows', [me, me], 'userInfoIsArray'],
    ['a row without an id', [{ name: 'Maya' }], 'userInfoInvalid'],
    ['something else', 'Maya', 'userInfoInvalid'],
    ['an error', Response.json({ message: 'no' }, { status: 500 }), 'userInfoInvalid'],
  ] as const)('returns no one if the database responds with %s', async (_, userInfo, reason) => {
    answers.userInfo = userInfo;
    expect(await list()).toEqual({
      page: { rows: [], next: null },
      failure: notices[reason],
    });
  });
});
