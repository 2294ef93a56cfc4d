import { beforeEach, describe, expect, it, vi } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { caller } from '@/lib/core/auth/data.test-double';
import { restoreDeleted } from './actions';

const ownEndpoints = vi.hoisted(() => ({ requestDelivery: vi.fn(), requestRefresh: vi.fn() }));
const stored = vi.hoisted(() => ({ restoreRecords: vi.fn() }));

vi.mock('@/lib/core/actions/own-endpoints', () => ownEndpoints);
vi.mock('./data', () => stored);
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const id = '00000000-0000-4000-8000-000000000001';
const input = { table: 'jobs' as const, recordIds: [id] };
const row = { id, slug: 'a-job', state: 'published', published_at: '2026-11-21T10:00:00+00:00' };

beforeEach(() => {
  caller.profileType = 'team_leader';
  stored.restoreRecords.mockReset().mockResolvedValue({ outcome: 'restored', records: [row] });
  ownEndpoints.requestRefresh.mockReset();
});

describe('restoring', () => {
  it('returns a confirmation and refreshes public pages', async () => {
    expect((await restoreDeleted(input)).data).toEqual(done('recordsRestored'));
    const change = { table: 'jobs', record: row, old_record: null };
    expect(ownEndpoints.requestRefresh).toHaveBeenCalledWith(change);
  });

  it.each([
    ['not_found', 'restoreTooLate'],
    ['parent_gone', 'restoreParentGone'],
  ])('maps the outcome %s to the refusal %s', async (outcome, notice) => {
    stored.restoreRecords.mockResolvedValue({ outcome });
    expect((await restoreDeleted(input)).serverError?.notice).toBe(notice);
    expect(ownEndpoints.requestRefresh).not.toHaveBeenCalled();
  });

  it.each([
    ['no record', { ...input, recordIds: [] }],
    ['a table that is not restored', { ...input, table: 'user_profiles' }],
  ])('rejects input with %s', async (_, wrong) => {
    // @ts-expect-error what a stranger may send is not what the types allow
    expect((await restoreDeleted(wrong)).validationErrors).toBeDefined();
    expect(stored.restoreRecords).not.toHaveBeenCalled();
  });
});
