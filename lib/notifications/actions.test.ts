import { beforeEach, expect, it, vi } from 'vitest';
import { caller } from '@/lib/core/auth/data.test-double';
import { markNotificationsRead } from './actions';

const stored = vi.hoisted(() => ({ markAsRead: vi.fn() }));

vi.mock('@/lib/core/actions/own-endpoints', () => ({ requestDelivery: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('./data', () => stored);
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const id = '00000000-0000-4000-8000-000000000001';

beforeEach(() => {
  caller.profileType = 'team_member';
  stored.markAsRead.mockReset().mockResolvedValue(undefined);
});

it.each([
  ['one', { ids: [id] }, [id]],
  ['all', {}, undefined],
])('marks %s of the person’s own', async (_, input, marked) => {
  expect((await markNotificationsRead(input)).serverError).toBeUndefined();
  expect(stored.markAsRead).toHaveBeenCalledWith(expect.objectContaining({ id: 'me' }), marked);
});

it('lets nobody else mark anything', async () => {
  caller.profileType = null;
  expect((await markNotificationsRead({ ids: [id] })).serverError?.notice).toBe(
    'authenticationError',
  );
  expect(stored.markAsRead).not.toHaveBeenCalled();
});

it('marks nothing for what is no id', async () => {
  expect((await markNotificationsRead({ ids: ['all'] })).validationErrors).toBeDefined();
  expect(stored.markAsRead).not.toHaveBeenCalled();
});
