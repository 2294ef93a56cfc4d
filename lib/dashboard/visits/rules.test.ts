import { expect, it } from 'vitest';
import { sectionOf } from './rules';

it.each([
  ['/', '/'],
  ['/blog/queues-that-shrink', '/blog'],
  ['/academy', '/academy'],
  ['/admin/login', null],
  ['/blogs', null],
  ['blog', null],
  ['', null],
  ['https://elsewhere.example/blog', null],
])('%s belongs to the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
