import { describe, expect, it } from 'vitest';
import type { ContentChange, ContentRecord } from '@/lib/core/cache/change';
import { affectedPages, isNoticeable, isOver } from './rules';

const record = (fields: Partial<ContentRecord> = {}): ContentRecord => ({
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'invoices',
  state: 'published',
  published_at: '2026-11-21T10:00:00+00:00',
  ...fields,
});

const change = (
  before: ContentRecord | null,
  after: ContentRecord | null,
  table: ContentChange['table'] = 'services',
): ContentChange => ({ table, record: after, old_record: before });

const alone = { former: [], nearby: [], lists: [] };

describe('isNoticeable', () => {
  it.each([
    ['a new draft', null, record({ state: 'draft' }), false],
    [
      'a draft that is scheduled',
      record({ state: 'draft' }),
      record({ state: 'scheduled' }),
      false,
    ],
    ['a publication', record({ state: 'scheduled' }), record(), true],
    ['another text', record(), record(), true],
    ['an archiving', record(), record({ state: 'archived' }), true],
    ['a removal', record(), null, true],
  ])('%s', (_, before, after, noticeable) => {
    expect(isNoticeable(change(before, after))).toBe(noticeable);
  });
});

describe('affected pages', () => {
  const around = { ...alone, former: ['bills'], nearby: ['reports'] };

  it('include the list, the sitemap and the record’s pages under all its slugs', () => {
    const { tags, pages } = affectedPages(change(record({ slug: 'receipts' }), record()), {
      ...alone,
      former: ['bills'],
    });
    expect(tags).toEqual(['services', 'services:invoices', 'services:receipts', 'services:bills']);
    expect(pages).toEqual([
      '/services/invoices',
      '/services/receipts',
      '/services/bills',
      '/services/invoices.md',
      '/services/receipts.md',
      '/services/bills.md',
      '/services',
      '/booking',
      '/sitemap.xml',
      '/llms.txt',
    ]);
  });

  it.each([
    ['comes', record({ state: 'draft' }), record()],
    ['goes', record(), record({ state: 'archived' })],
    ['is removed', record(), null],
    ['moves in time', record(), record({ published_at: '2026-11-20T10:00:00+00:00' })],
    ['gets another slug', record(), record({ slug: 'bills' })],
  ])('include nearby pages when the record %s', (_, before, after) => {
    expect(affectedPages(change(before, after), around).tags).toContain('services:reports');
  });

  it('exclude nearby tags when only the text changes, but visit those pages', () => {
    const { tags, pages } = affectedPages(change(record(), record()), around);
    expect(tags).not.toContain('services:reports');
    expect(pages).toContain('/services/reports');
  });

  it('include the feeds and the category of a post', () => {
    const lists = ['/blog/category/automation'];
    const post = affectedPages(change(record(), record(), 'blog_posts'), { ...alone, lists });
    expect(post.pages).toEqual([
      '/blog/invoices',
      '/blog/invoices.md',
      '/blog',
      '/blog/category/automation',
      '/feed.xml',
      '/feed.json',
      '/sitemap.xml',
      '/llms.txt',
    ]);
  });
});

it.each([
  ['an open job', { state: 'published', overAt: '2026-12-01T00:00:00Z' }, false],
  ['a job that has closed', { state: 'published', overAt: '2026-11-01T00:00:00Z' }, true],
  ['a job without a closing date', { state: 'published', overAt: null }, false],
  ['a draft of a closed job', { state: 'draft', overAt: '2026-11-01T00:00:00Z' }, false],
  ['a webinar that is running', { state: 'published', overAt: '2026-11-22T12:30:00Z' }, false],
  ['a webinar that has ended', { state: 'published', overAt: '2026-11-22T12:00:00Z' }, true],
  ['a post', { state: 'published' }, false],
] as const)('tells whether %s is over', (_, record, expected) => {
  expect(isOver(record, new Date('2026-11-22T12:00:00Z'))).toBe(expected);
});
