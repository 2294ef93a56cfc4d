import { expect, test } from 'vitest';
import { pagesWith } from './pages';

const page = (title: string, href: string) => ({ title, href, kind: 'post' });
const pages = [
  page('Month-end close in two days', '/blog/month-end-close'),
  page('Close the books', '/blog/books'),
  page('Invoices', '/services/invoices'),
];

test.each([
  ['close', ['/blog/books', '/blog/month-end-close']],
  ['CLOSE month', ['/blog/month-end-close']],
  ['services', ['/services/invoices']],
  ['nothing', []],
])('finds for %j the pages %j', (words, found) => {
  expect(pagesWith(words, pages).map(({ href }) => href)).toEqual(found);
});

test('returns the first twelve pages without search words', () => {
  const many = Array.from({ length: 20 }, (_, at) => page(`Post ${at}`, `/blog/${at}`));
  expect(pagesWith('', many)).toHaveLength(12);
});
