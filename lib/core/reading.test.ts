import { expect, test } from 'vitest';
import { CONTENT_TABLES, paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { CONTENT_PAGE } from './channel';
import { pressOf, readingOf } from './reading';

test('counts reads of every kind of content', () => {
  for (const table of CONTENT_TABLES) expect(contentPath(table, 'a-slug')).toMatch(CONTENT_PAGE);
});

test.each([
  '/blog',
  '/blog/category/operations',
  '/academy/a-course/a-lesson',
  '/webinars/a-webinar/recording',
  '/admin/blog/1',
  'https://elsewhere.example/blog/a',
  '/blog/a?b',
])('does not count %s as a content page', (path) => {
  expect(path).not.toMatch(CONTENT_PAGE);
});

test.each([
  [paths.booking, 'booking'],
  ['/booking/confirmed/x', 'booking'],
  [paths.contact, 'contact'],
  [paths.pricing, 'pricing'],
  [paths.calculator, 'tools'],
  [paths.readiness, 'tools'],
  ['/services/ai-assistants', 'offer'],
  ['/blog/another-post', undefined],
  ['/services', undefined],
  ['/bookings', undefined],
])('classifies a link to %s as the call to action %s', (path, press) => {
  expect(pressOf(path)).toBe(press);
});

test('parses the reads and clicks of a report', () => {
  expect(readingOf('/blog/a', 'ref=search&seen=read,finished,booking')).toEqual({
    readings: ['read', 'finished'],
    presses: ['booking'],
  });
});

test.each([
  ['/blog/a', ''],
  ['/blog/a', 'seen='],
  ['/blog/a', "seen=loved,'; drop table x"],
  ['/blog/a', `seen=${'x,'.repeat(900)}`],
  ['/blog', 'seen=read'],
  ['/blog/../admin', 'seen=read'],
  [`/blog/${'a'.repeat(81)}`, 'seen=read'],
  ['', 'seen=read'],
])('rejects %s?%s as a report', (path, query) => {
  expect(readingOf(path, query)).toBeNull();
});

test('counts each type of read and click once per report', () => {
  expect(readingOf('/blog/a', 'seen=form,read,read,form,form')).toEqual({
    readings: ['read'],
    presses: ['form'],
  });
});
