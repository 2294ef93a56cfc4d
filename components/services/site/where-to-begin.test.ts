import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentPath } from '@/lib/paths/site';
import type { ServiceSummary } from '@/lib/services/model';
import { WhereToBegin } from './where-to-begin';

const summary = (slug: string): ServiceSummary => ({
  id: slug,
  slug,
  title: `Title of ${slug}`,
  summary: '',
  category: 'AI',
  drawing: 'bus',
  position: 1,
  priceFrom: null,
  duration: null,
  updatedAt: '2026-11-01T10:00:00+00:00',
});

const seed = readFileSync('supabase/seed.sql', 'utf8');
const [, rows = ''] = seed.split('insert into public.services (');
const slugs = [...(rows.split('\ninsert into ')[0] ?? '').matchAll(/^\(\n {2}'([a-z-]+)'/gm)].map(
  ([, slug = '']) => slug,
);

const linksTo = (services: ServiceSummary[]) =>
  [
    ...renderToStaticMarkup(createElement(WhereToBegin, { services })).matchAll(/href="([^"]+)"/g),
  ].map(([, href]) => href);

test('each service of the seed is one sentence of a buyer', () => {
  expect(slugs.length).toBeGreaterThan(5);
  expect(linksTo(slugs.map(summary)).toSorted()).toEqual(
    slugs.map((slug) => contentPath('services', slug)).toSorted(),
  );
});

test('a service that is not published has no sentence, and without services there is no list', () => {
  expect(linksTo([summary('team-training'), summary('other')])).toEqual([
    contentPath('services', 'team-training'),
  ]);
  expect(renderToStaticMarkup(createElement(WhereToBegin, { services: [] }))).toBe('');
});
