import { expect, test } from 'vitest';
import { filteredPagePath, filteredPageQuery } from './filtered-page';

const pathOf = (url: string) => filteredPagePath(new URL(url, 'https://techlink.example'));

test.each([
  ['/academy?q=a%26b+%E2%82%AC&category=Data+Science', { q: 'a&b €', category: 'Data Science' }],
  ['/academy?level=beginner&utm_source=x', { level: 'beginner' }],
  ['/careers?type=contract&type=internship', { type: 'contract' }],
  ['/academy?page=2&level=beginner', { level: 'beginner', page: '2' }],
  ['/blog?q=', { q: '' }],
  ['/calculator?v=1&hours=13&low=&utm_source=x', { v: '1', hours: '13', low: '' }],
  ['/readiness?v=1&q12=2&q13=1', { v: '1', q12: '2' }],
  ['/booking?about=course&course=queues&x=1', { about: 'course', course: 'queues' }],
  [`/booking?estimate=${'e'.repeat(900)}`, { estimate: 'e'.repeat(800) }],
  [`/blog?q=${'x'.repeat(3000)}`, { q: 'x'.repeat(200) }],
])('rewrites %j to a page with its filters', (url, filters) => {
  const path = pathOf(url);
  expect(path).toMatch(
    /^\/filtered\/(academy|careers|blog|search|calculator|readiness|booking)\/[\w-]+$/,
  );
  expect(Object.fromEntries(filteredPageQuery(path?.split('/').at(-1) ?? ''))).toEqual(filters);
});

test.each([
  '/academy',
  '/academy?utm_source=x',
  '/academy?page=2',
  '/services?q=a',
  '/calculator?people=3',
  '/readiness?q1=2',
  '/blog/a-post?q=a',
])('finds no filters in %j', (url) => expect(pathOf(url)).toBeNull());
