import { expect, test } from 'vitest';
import { laterPages, pageCount, pageNumber } from './numbered-pages';

test.each([
  [0, 1],
  [7, 1],
  [8, 2],
])('divides %i records into %i pages of seven', (records, pages) => {
  expect(pageCount(records, 7)).toBe(pages);
});

test.each([
  ['2', 2],
  ['02', null],
  ['0', null],
  ['-1', null],
  ['2.0', null],
  ['9'.repeat(20), null],
  ['', null],
])('parses /page/%s as page %s', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

test('lists the pages after the first', () => {
  const path = (page: number) => `/list/${page}`;
  expect(laterPages(1, path, undefined)).toEqual([]);
  expect(laterPages(3, path, '2026-11-01').map((page) => page.path)).toEqual([
    '/list/2',
    '/list/3',
  ]);
});
