import { URLPattern } from 'node:url';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import {
  confirmedBookingPath,
  confirmSubscriptionPath,
  manageBookingPath,
} from '@/lib/paths/links';
import { contentPath, learnPath } from '@/lib/paths/site';
import { speculationRules } from './speculation-rules';

const BASE = 'https://techlink.example';
type Rule = (typeof speculationRules.prerender | typeof speculationRules.prefetch)[number];

/** Returns whether a rule applies to links to `path`, as browsers match them. */
function isFor({ where }: Rule | undefined = { where: { and: [] }, eagerness: '' }, path: string) {
  const matches = (patterns: string | string[]) =>
    [patterns].flat().some((pattern) => new URLPattern(pattern, BASE).test(path, BASE));
  return where.and.every((clause) => {
    if ('not' in clause) return !matches(clause.not.href_matches ?? []);
    return !clause.href_matches || matches(clause.href_matches);
  });
}

const [prefetch] = speculationRules.prefetch;
const [prerender] = speculationRules.prerender;

test.each([
  paths.home,
  paths.services,
  contentPath('services', 'audit'),
  contentPath('blog_posts', 'first'),
  '/blog/category/news/page/2',
  '/blog/tag/ai',
  '/webinars/page/2',
  '/academy/page/2',
  paths.terms,
])('allows prerendering %s', (path) => {
  expect([isFor(prefetch, path), isFor(prerender, path)]).toEqual([true, true]);
});

test.each([
  paths.booking,
  contentPath('webinars', 'next'),
  contentPath('courses', 'first'),
  contentPath('jobs', 'engineer'),
])('allows prefetching, but not prerendering %s, which has a form', (path) => {
  expect([isFor(prefetch, path), isFor(prerender, path)]).toEqual([true, false]);
});

test.each([
  '/admin',
  paths.adminLogin,
  paths.team.tasks,
  paths.memberLogin,
  paths.forgotPassword,
  '/invitation/token',
  '/preview/token',
  paths.visits,
  manageBookingPath('token'),
  confirmedBookingPath('token'),
  confirmSubscriptionPath('token'),
  learnPath('queues', 'what-waits'),
  '/webinars/next/slides',
  '/webinars/next/calendar.ics',
  paths.rssFeed,
  '/blog?q=agents',
  '/booking?service=1',
  'https://elsewhere.example/',
])('never prefetches %s', (path) => {
  expect([isFor(prefetch, path), isFor(prerender, path)]).toEqual([false, false]);
});
