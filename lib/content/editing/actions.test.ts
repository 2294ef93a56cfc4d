import { beforeEach, describe, expect, it, vi } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { caller } from '@/lib/core/auth/data.test-double';
import {
  createContent,
  deleteContent,
  discardDraft,
  duplicateContent,
  keepDraft,
  restoreRevision,
  saveContent,
} from './actions';
import type { EditedContent } from './model';

const ownEndpoints = vi.hoisted(() => ({ requestDelivery: vi.fn(), requestRefresh: vi.fn() }));
const read = vi.hoisted(() => ({
  readColumns: vi.fn(),
  readEdited: vi.fn(),
  readRevision: vi.fn(),
}));
const stored = vi.hoisted(() => ({
  dropDraft: vi.fn(),
  keepDraft: vi.fn(),
  removeContent: vi.fn(),
  storeContent: vi.fn(),
}));

vi.mock('@/lib/core/actions/own-endpoints', () => ownEndpoints);
vi.mock('@/lib/content/kinds/data', () => ({ countMails: async () => 0, copyParts: vi.fn() }));
vi.mock('./data', () => read);
vi.mock('./writes', () => stored);
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('next/cache', () => ({ refresh: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const id = '00000000-0000-4000-8000-000000000001';
const values = {
  slug: 'a-post',
  title: 'A post',
  excerpt: 'Short.',
  category: 'Practice',
  author_name: 'Sofia Reyes',
  drawing: 'ledger',
};
const at = { table: 'blog_posts', id, seen: { record: 'r1', draft: 'd1' } } as const;
const present: EditedContent = {
  id,
  slug: 'a-post',
  title: 'A post',
  state: 'draft',
  publishedAt: null,
  updatedAt: 'r2',
  savedBy: 'Alex Leader',
  saved: values,
  draft: null,
  preview: '/preview/x',
  draftPreview: '/preview/y',
};
const record = { id, slug: 'a-post', state: 'published', published_at: null, updated_at: 'r3' };

beforeEach(() => {
  caller.profileType = 'team_leader';
  for (const mock of Object.values({ ...read, ...stored })) mock.mockReset();
  ownEndpoints.requestRefresh.mockReset();
  read.readEdited.mockResolvedValue(present);
  stored.storeContent.mockResolvedValue({ outcome: 'saved', record });
});

describe('saving', () => {
  it('publishes with the text and revalidates the pages', async () => {
    const { data } = await saveContent({ ...at, values, move: { to: 'published' } });
    expect(data).toEqual(
      done('contentPublished', {
        outcome: 'saved',
        live: { page: '/blog/a-post', at: 'r3', isUndoable: true },
        updatedAt: 'r3',
      }),
    );
    expect(stored.storeContent).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'me' }),
      'blog_posts',
      expect.objectContaining({ title: 'A post', image_url: null, tags: [], state: 'published' }),
      { id, seen: at.seen },
    );
    expect(ownEndpoints.requestRefresh).toHaveBeenCalledWith(
      expect.objectContaining({ old_record: expect.objectContaining({ state: 'draft' }) }),
    );
  });

  it('rejects a time in the past', async () => {
    const move = { to: 'scheduled', at: '2020-01-01T00:00:00Z' } as const;
    const { serverError } = await saveContent({ ...at, values, move });
    expect(serverError?.notice).toBe('contentTimePassed');
    expect(stored.storeContent).not.toHaveBeenCalled();
  });

  it('rejects an invalid transition, a deleted record and a slug in use', async () => {
    const publish = () => saveContent({ ...at, values, move: { to: 'published' } });
    read.readEdited.mockResolvedValueOnce({ ...present, state: 'published' });
    expect((await publish()).serverError?.notice).toBe('editorOutdated');
    read.readEdited.mockResolvedValueOnce(null);
    expect((await publish()).serverError?.notice).toBe('recordGone');
    stored.storeContent.mockResolvedValueOnce({ outcome: 'slug_taken' });
    expect((await publish()).serverError?.notice).toBe('slugTaken');
  });
});

it('gives a copy the first free slug', async () => {
  read.readColumns.mockResolvedValue({ title: 'A post', slug: 'a-post', columns: { body: 'x' } });
  stored.storeContent.mockResolvedValueOnce({ outcome: 'slug_taken' });
  const { data } = await duplicateContent({ table: 'blog_posts', id });
  expect(data?.notice).toBe('contentDuplicated');
  expect(stored.storeContent.mock.lastCall?.[2]).toEqual({
    title: 'Copy of A post',
    slug: 'a-post-copy-2',
    body: 'x',
  });
});

describe.each([
  ['a member', 'team_member', 'contentRightMissing'],
  ['nobody', null, 'authenticationError'],
])('%s', (_, role, notice) => {
  it.each([
    ['keep a draft', () => keepDraft({ ...at, values })],
    ['discard a draft', () => discardDraft(at)],
    ['save', () => saveContent({ ...at, values, move: null })],
    ['create', () => createContent({ table: 'jobs', title: 'A job', slug: 'a-job' })],
    ['duplicate', () => duplicateContent({ table: 'blog_posts', id })],
    ['delete', () => deleteContent(at)],
    ['restore', () => restoreRevision({ table: 'blog_posts', id, revision: 1 })],
  ])('cannot %s', async (_, call) => {
    caller.profileType = role;
    expect((await call()).serverError?.notice).toBe(notice);
    for (const mock of Object.values(stored)) expect(mock).not.toHaveBeenCalled();
  });
});
