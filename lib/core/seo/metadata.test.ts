import { expect, test } from 'vitest';
import { pageMetadata } from './metadata';

const page = { description: 'What the page is about.', path: '/somewhere' };

test.each([
  { title: 'Pricing', expected: 'Pricing' },
  { title: 'x'.repeat(53), expected: 'x'.repeat(53) },
  { title: 'x'.repeat(54), expected: { absolute: 'x'.repeat(54) } },
])('appends the company name if the title is short enough: $title', ({ title, expected }) => {
  expect(pageMetadata({ ...page, title }).title).toEqual(expected);
});

test('links a page to its Markdown, and a page without one to none', () => {
  const typesOf = (path: string) =>
    pageMetadata({ ...page, title: 'Pricing', path }).alternates?.types;
  expect(typesOf('/pricing')).toEqual({ 'text/markdown': '/pricing.md' });
  expect(typesOf('/somewhere')).toBeUndefined();
});

test('states the date of a shared article', () => {
  const publishedAt = '2026-11-21T10:00:00.000Z';
  const { openGraph } = pageMetadata({ ...page, title: 'Post', type: 'article', publishedAt });
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: publishedAt, title: 'Post' });
});
