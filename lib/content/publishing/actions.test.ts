import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caller } from '@/lib/core/auth/data.test-double';
import { moveContent, moveManyContent } from './actions';

const ownEndpoints = vi.hoisted(() => ({ requestDelivery: vi.fn(), requestRefresh: vi.fn() }));
const stored = vi.hoisted(() => ({ moveContent: vi.fn(), moveManyContent: vi.fn() }));
const checked = vi.hoisted(() => ({ isComplete: vi.fn() }));
const announced = vi.hoisted(() => ({ countMails: vi.fn() }));

vi.mock('@/lib/core/actions/own-endpoints', () => ownEndpoints);
vi.mock('./writes', () => stored);
vi.mock('./data', () => ({ readTitle: vi.fn() }));
vi.mock('@/lib/webinars/changes/data', () => ({ readRegistrants: vi.fn() }));
vi.mock('@/lib/content/editing/data', () => checked);
vi.mock('@/lib/content/kinds/data', () => announced);
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('next/cache', () => ({ refresh: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const id = '00000000-0000-4000-8000-000000000001';
const publish = { table: 'jobs', id, from: 'draft', to: 'published' } as const;
const row = { id, slug: 'a-job', state: 'published', published_at: '2026-11-21T10:00:00+00:00' };

beforeEach(() => {
  caller.profileType = 'team_leader';
  stored.moveContent.mockReset().mockResolvedValue(row);
  checked.isComplete.mockReset().mockResolvedValue(true);
  announced.countMails.mockReset().mockResolvedValue(0);
  ownEndpoints.requestRefresh.mockReset();
});

describe('changing the state of content', () => {
  it('confirms the change to a leader and revalidates the pages', async () => {
    expect((await moveContent(publish)).data).toMatchObject({
      notice: 'contentPublished',
      live: { page: '/careers/a-job', isUndoable: true },
    });
    expect(stored.moveContent).toHaveBeenCalledWith(expect.objectContaining({ id: 'me' }), publish);
    expect(ownEndpoints.requestRefresh).toHaveBeenCalledWith({
      table: 'jobs',
      record: row,
      old_record: { ...row, state: 'draft' },
    });
  });

  it('reports the number of mailed subscribers from the database', async () => {
    announced.countMails.mockResolvedValue(312);
    const post = { ...publish, table: 'blog_posts', notifiesSubscribers: true } as const;
    const { data } = await moveContent(post);
    expect(data).toMatchObject({ notice: 'contentPublishedAndMailed', count: 312 });
    expect(data?.text).toContain('312 emails to subscribers are queued.');
  });

  it('rejects publishing or scheduling an incomplete draft', async () => {
    checked.isComplete.mockResolvedValue(false);
    expect((await moveContent(publish)).serverError?.notice).toBe('contentIncomplete');
    const at = '2099-01-05T12:00:00.000Z';
    const scheduled = { ...publish, to: 'scheduled', at } as const;
    expect((await moveContent(scheduled)).serverError?.notice).toBe('contentIncomplete');
    expect(stored.moveContent).not.toHaveBeenCalled();
    const archive = { ...publish, to: 'archived' } as const;
    expect((await moveContent(archive)).data?.notice).toBe('contentArchived');
  });

  it('rejects an invalid transition', async () => {
    const move = { ...publish, from: 'published' as const };
    expect((await moveContent(move)).serverError?.notice).toMatch(/^content/);
    expect(stored.moveContent).not.toHaveBeenCalled();
  });

  it.each([
    ['no time', { ...publish, to: 'scheduled' }],
    ['another table', { ...publish, table: 'user_profiles' }],
    ['no record', { ...publish, id: 'all' }],
    ['an unknown state', { ...publish, to: 'live' }],
  ])('rejects input with %s', async (_, move) => {
    // @ts-expect-error input of an attacker does not match the types
    expect((await moveContent(move)).validationErrors).toBeDefined();
    expect(stored.moveContent).not.toHaveBeenCalled();
  });
});

it('accepts incomplete records that are not new drafts', async () => {
  const before = { id, state: 'draft', published_at: null };
  stored.moveManyContent.mockReset().mockResolvedValue([{ before, record: row }]);
  checked.isComplete.mockResolvedValue(false);
  await moveManyContent({ table: 'jobs', moves: [{ id, from: 'draft', to: 'archived' }] });
  await moveManyContent({ table: 'jobs', moves: [{ id, from: 'archived', to: 'published' }] });
  expect(stored.moveManyContent).toHaveBeenCalledTimes(2);
});
