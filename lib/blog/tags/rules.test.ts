import { expect, test } from 'vitest';
import { editedTags, foundTags, tagPages } from './rules';

const changedAt = '2026-11-01T10:00:00+00:00';
const tag = (slug: string, posts: number, isIntroduced = false) => ({
  slug,
  name: slug.toUpperCase(),
  names: [slug],
  posts,
  isIntroduced,
  changedAt,
});

test('lists all pages of the tags with an introduction for search engines, and no others', () => {
  expect(tagPages([tag('ai', 9, true), tag('finance', 20)])).toEqual([
    { path: '/blog/tag/ai', changedAt },
    { path: '/blog/tag/ai/page/2', changedAt },
  ]);
});

test('lists the tags with their introductions, by use and name', () => {
  const written = [{ slug: 'ai', name: 'AI', introduction: 'Text.', version: changedAt }];
  const tags = editedTags([tag('ai', 1), tag('finance', 3), tag('audit', 1)], written);
  expect(tags).toEqual([
    { slug: 'finance', name: 'FINANCE', posts: 3, introduction: '', version: '' },
    { slug: 'ai', name: 'AI', posts: 1, introduction: 'Text.', version: changedAt },
    { slug: 'audit', name: 'AUDIT', posts: 1, introduction: '', version: '' },
  ]);
  expect(foundTags(tags, ' Fin').map(({ slug }) => slug)).toEqual(['finance']);
  expect(foundTags(tags, '')).toEqual(tags);
});
