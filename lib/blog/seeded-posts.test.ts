import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paths } from '@/lib/paths';

const seed = readFileSync('supabase/seed.sql', 'utf8');

/** Returns the rows that the seed inserts into `table`, as SQL text. */
function rowsOf(table: string): string {
  const [, rows = ''] = seed.split(`insert into public.${table} (`);
  return rows.split('\ninsert into public.')[0] ?? '';
}

const slugsOf = (table: string) =>
  [
    ...rowsOf(table)
      .replaceAll(/\$(md|json)\$[\s\S]*?\$\1\$/g, '')
      .matchAll(/\(\s*'([a-z0-9]+(?:-[a-z0-9]+)*)',\s*'/g),
  ].map(([, slug = '']) => slug);

const posts = [
  ...rowsOf('blog_posts').matchAll(
    /\(\s*'([a-z0-9-]+)',[\s\S]*?\$md\$([\s\S]*?)\$md\$[\s\S]*?'(published|scheduled|draft)'/g,
  ),
].map(([, slug = '', body = '', state]) => ({ slug, body, state }));
const published = posts.filter(({ state }) => state === 'published');

const pages = {
  services: slugsOf('services'),
  webinars: slugsOf('webinars'),
  academy: slugsOf('courses'),
  blog: published.map(({ slug }) => slug),
  cases: slugsOf('cases'),
};
const existing = new Set([
  paths.calculator,
  ...Object.entries(pages).flatMap(([folder, slugs]) => slugs.map((slug) => `/${folder}/${slug}`)),
]);

/** Returns the links of a text to our own pages. Its pictures are files and do not count. */
const linksIn = (body: string) =>
  [...body.matchAll(/(?<!!\[[^\]]*)\]\((\/[^)\s#]*)/g)].map(([, path]) => path);

/** Returns the number of words outside code. */
const wordsIn = (body: string) =>
  body.replaceAll(/```[\s\S]*?```/g, '').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

test('the seed contains twelve published posts and pages of each kind to link to', () => {
  expect(published).toHaveLength(12);
  expect(Object.values(pages).map(({ length }) => length > 3)).toEqual(Array(5).fill(true));
});

describe.each(posts.filter(({ state }) => state !== 'draft'))('$slug', ({ body }) => {
  test('has at least 900 words and links to a service', () => {
    expect(wordsIn(body)).toBeGreaterThanOrEqual(900);
    expect(linksIn(body).filter((path) => path?.startsWith('/services/'))).not.toEqual([]);
  });

  test('contains a table, a procedure or code', () => {
    expect(body).toMatch(/^(\|[ :-]+\||1\. |```)/m);
  });
});

test.each(posts)('every internal link of $slug leads to an existing page', ({ body }) => {
  expect(linksIn(body).filter((path = '') => !existing.has(path))).toEqual([]);
});
