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

test('links each seeded service from one buyer statement', () => {
  expect(slugs.length).toBeGreaterThan(5);
  expect(linksTo(slugs.map(summary)).toSorted()).toEqual(
    slugs.map((slug) => contentPath('services', slug)).toSorted(),
  );
});

test('omits unpublished services, and renders nothing without services', () => {
  expect(linksTo([summary('team-training'), summary('other')])).toEqual([
    contentPath('services', 'team-training'),
  ]);
  expect(renderToStaticMarkup(createElement(WhereToBegin, { services: [] }))).toBe('');
});
