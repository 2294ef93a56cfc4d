import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { done, refusalOf } from '@/lib/core/actions/answer';
import { caller } from '@/lib/core/auth/data.test-double';
import { moveTask } from './actions';

const stored = vi.hoisted(() => ({ storeMove: vi.fn() }));

vi.mock('@/lib/core/actions/own-endpoints', () => ({
  requestDelivery: vi.fn(),
  requestRefresh: vi.fn(),
}));
vi.mock('./writes', () => stored);
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const task = {
  id: '00000000-0000-4000-8000-000000000001',
  startsAt: '2096-11-23T15:00:00.000Z',
};

beforeEach(() => {
  caller.profileType = 'team_leader';
  stored.storeMove.mockReset().mockResolvedValue(true);
});

describe('moving a task', () => {
  it('confirms the move to a leader', async () => {
    expect((await moveTask(task)).data).toEqual(done('taskUpdated'));
    expect(stored.storeMove).toHaveBeenCalledWith(expect.objectContaining({ id: 'me' }), task);
  });

  it('calls a task that did not change a failure', async () => {
    stored.storeMove.mockResolvedValue(false);
    expect((await moveTask(task)).serverError?.notice).toBe('taskNotFound');
    const back = { ...task, from: '2096-11-20T15:00:00.000Z' };
    expect((await moveTask(back)).serverError?.notice).toBe('changedMeanwhile');
  });

  it('does not show that the database is down', async () => {
    stored.storeMove.mockRejectedValue(new Error('connection refused'));
    expect((await moveTask(task)).serverError).toEqual(refusalOf('somethingWentWrong'));
  });

  it.each([
    ['a member', 'team_member', 'redirectingToTeamDashboard'],
    ['nobody', null, 'authenticationError'],
  ])('lets %s change nothing', async (_, role, notice) => {
    caller.profileType = role;
    expect((await moveTask(task)).serverError?.notice).toBe(notice);
    expect(stored.storeMove).not.toHaveBeenCalled();
  });

  it('answers any other input with typed errors and writes nothing', async () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.uuid(), startsAt: fc.string() }),
      fc.record({ id: fc.string(), startsAt: fc.date({ noInvalidDate: true }).map(String) }),
      fc.constant({ ...task, startsAt: '9999-12-31T23:59:59Z' }),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (value) => {
        // @ts-expect-error what a stranger may send is not what the types allow
        expect((await moveTask(value)).validationErrors).toBeDefined();
      }),
      { numRuns: 500 },
    );
    expect(stored.storeMove).not.toHaveBeenCalled();
  });
});
