import { expect, test } from 'vitest';
import {
  categoriesOf,
  categorySlug,
  linkedCase,
  linkedService,
  listPages,
  readingMinutes,
  relatedPosts,
  tagSlug,
} from './rules';

test.each([
  [0, 1],
  [329, 1],
  [331, 2],
  [2200, 10],
])('the reading time of %i words is %i min', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test.each([
  ['Case notes', 'case-notes'],
  ['  R&D / AI  ', 'r-d-ai'],
  ['自動化', ''],
])('the slug of the category %s is %s', (category, slug) => {
  expect(categorySlug(category)).toBe(slug);
});

test.each([
  ['AI', 'ai'],
  ['ai', 'ai'],
  [' Exception  handling!', 'exception-handling'],
  ['R&D / AI', 'r-d-ai'],
  ['自動化', ''],
])('the slug of the tag %s is %s', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug);
});

test.each([
  [
    'See [the case](/cases/orbis-assistant) and [another](/cases/harborline-close).',
    'orbis-assistant',
  ],
  ['See [its figure](/cases/orbis-assistant#figure-orbis-wrong-rate).', 'orbis-assistant'],
  ['See [all cases](/cases).', null],
])('the case of %j is %s', (markdown, slug) => {
  expect(linkedCase(markdown)).toBe(slug);
});

test('merges spellings of a category and omits a category without a slug', () => {
  const rows = [
    { category: 'AI', posts: 2 },
    { category: 'Ai', posts: 1 },
    { category: '自動化', posts: 4 },
  ];
  expect(categoriesOf(rows)).toEqual([{ slug: 'ai', name: 'AI', names: ['AI', 'Ai'], posts: 3 }]);
});

test('ranks posts by shared tags, then by category, then by date', () => {
  const post = { slug: 'a', category: 'Strategy', tags: ['AI', 'Finance'] };
  const others = [
    { slug: 'newest', category: 'Other', tags: [] },
    { slug: 'same-category', category: 'Strategy', tags: [] },
    post,
    { slug: 'one-tag', category: 'Other', tags: ['AI'] },
    { slug: 'both', category: 'Strategy', tags: ['Finance', 'AI'] },
  ];
  expect(relatedPosts(post, others, 3).map(({ slug }) => slug)).toEqual([
    'both',
    'one-tag',
    'same-category',
  ]);
});

test('lists the pages of the blog and of its categories with the date of their newest post', () => {
  const posts = Array.from({ length: 9 }, (_, index) => ({
    category: index === 0 ? 'R&D' : 'Operations',
    updatedAt: `2026-11-0${index + 1}T10:00:00+00:00`,
  }));
  const newest = '2026-11-09T10:00:00+00:00';
  expect(listPages(posts)).toEqual([
    { path: '/blog/page/2', changedAt: newest },
    { path: '/blog/category/r-d', changedAt: '2026-11-01T10:00:00+00:00' },
    { path: '/blog/category/operations', changedAt: newest },
    { path: '/blog/category/operations/page/2', changedAt: newest },
  ]);
  expect(listPages([{ category: '自動化', updatedAt: newest }])).toEqual([]);
});

test.each([
  ['See [our *AI*](/blog/x) and [team training](/services/team-training).', 'team training'],
  ['[a](/services/a-1), then [b](/services/b).', 'a'],
  ['[the list](/services), [elsewhere](https://x.example/services/a) and services/a.', undefined],
])('finds the first service linked in a post: %s', (markdown, name) => {
  expect(linkedService(markdown)?.name).toBe(name);
});
