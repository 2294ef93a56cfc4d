import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caller } from '@/lib/core/auth/data.test-double';
import { noticeText } from '@/lib/notices';
import { moveContent, moveManyContent } from './actions';

const ownEndpoints = vi.hoisted(() => ({ requestDelivery: vi.fn(), requestRefresh: vi.fn() }));
const stored = vi.hoisted(() => ({ moveContent: vi.fn(), moveManyContent: vi.fn() }));
const checked = vi.hoisted(() => ({ isComplete: vi.fn() }));
const announced = vi.hoisted(() => ({ countMails: vi.fn() }));

vi.mock('@/lib/core/actions/own-endpoints', () => ownEndpoints);
vi.mock('./writes', () => stored);
vi.mock('./data', () => ({
  readTitle: async (_: unknown, __: string, id: string) => `Job ${id.at(-1)}`,
}));
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

describe('moving content', () => {
  it('tells a leader that it was done, and refreshes its pages', async () => {
    expect((await moveContent(publish)).data).toEqual({ notice: 'contentPublished' });
    expect(stored.moveContent).toHaveBeenCalledWith(expect.objectContaining({ id: 'me' }), publish);
    expect(ownEndpoints.requestRefresh).toHaveBeenCalledWith({
      table: 'jobs',
      record: row,
      old_record: { ...row, state: 'draft' },
    });
  });

  it('says how many subscribers are mailed, as the database counted them', async () => {
    announced.countMails.mockResolvedValue(312);
    const post = { ...publish, table: 'blog_posts', notifiesSubscribers: true } as const;
    const { data } = await moveContent(post);
    expect(data).toEqual({ notice: 'contentPublishedAndMailed', count: 312 });
    expect(data && noticeText(data)).toContain('312 mails to subscribers are queued.');
  });

  it('publishes no draft in which something is missing', async () => {
    checked.isComplete.mockResolvedValue(false);
    expect((await moveContent(publish)).serverError?.notice).toBe('contentIncomplete');
    expect(stored.moveContent).not.toHaveBeenCalled();
    const archive = { ...publish, to: 'archived' } as const;
    expect((await moveContent(archive)).data?.notice).toBe('contentArchived');
  });

  it('calls a write that changed no row a failure', async () => {
    stored.moveContent.mockResolvedValue(null);
    expect((await moveContent(publish)).serverError?.notice).toBe('contentChangedMeanwhile');
    expect(ownEndpoints.requestRefresh).not.toHaveBeenCalled();
  });

  it.each([
    ['a step that its state does not have', { ...publish, from: 'published' as const }],
    [
      'a time that has passed',
      { ...publish, to: 'scheduled' as const, at: '2020-01-01T00:00:00.000Z' },
    ],
  ])('refuses %s', async (_, move) => {
    expect((await moveContent(move)).serverError?.notice).toMatch(/^content/);
    expect(stored.moveContent).not.toHaveBeenCalled();
  });

  it.each([
    ['no time', { ...publish, to: 'scheduled' }],
    ['another table', { ...publish, table: 'user_profiles' }],
    ['no record', { ...publish, id: 'all' }],
    ['an unknown state', { ...publish, to: 'live' }],
  ])('takes no input with %s', async (_, move) => {
    // @ts-expect-error what a stranger may send is not what the types allow
    expect((await moveContent(move)).validationErrors).toBeDefined();
    expect(stored.moveContent).not.toHaveBeenCalled();
  });

  it.each([
    ['a member', 'team_member', 'redirectingToTeamDashboard'],
    ['nobody', null, 'authenticationError'],
  ])('lets %s change nothing', async (_, role, notice) => {
    caller.profileType = role;
    expect((await moveContent(publish)).serverError?.notice).toBe(notice);
    expect(stored.moveContent).not.toHaveBeenCalled();
  });
});

describe('moving many', () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const publishBoth = () =>
    moveManyContent({
      table: 'jobs',
      moves: [id, other].map((one) => ({ id: one, from: 'draft', to: 'published' })),
    });
  const before = { id, state: 'draft', published_at: null };

  beforeEach(() => {
    stored.moveManyContent.mockReset().mockResolvedValue([{ before, record: row }]);
  });

  it('publishes drafts in which nothing is missing, and answers how to undo it', async () => {
    expect((await publishBoth()).data).toMatchObject({
      notice: 'contentMoved',
      undo: [{ id, from: 'published', to: 'draft', publishedAt: null }],
    });
  });

  it('moves none if something is missing in one, and names it', async () => {
    checked.isComplete.mockImplementation(async (_leader, _table, one) => one !== other);
    expect((await publishBoth()).serverError).toMatchObject({
      notice: 'manyContentIncomplete',
      text: 'Nothing was published: something is missing in “Job 2”. Open each and publish it there.',
    });
    expect(stored.moveManyContent).not.toHaveBeenCalled();
    expect(ownEndpoints.requestRefresh).not.toHaveBeenCalled();
  });

  it('asks nothing of records that go elsewhere', async () => {
    checked.isComplete.mockResolvedValue(false);
    await moveManyContent({ table: 'jobs', moves: [{ id, from: 'draft', to: 'archived' }] });
    await moveManyContent({ table: 'jobs', moves: [{ id, from: 'archived', to: 'published' }] });
    expect(stored.moveManyContent).toHaveBeenCalledTimes(2);
  });
});
