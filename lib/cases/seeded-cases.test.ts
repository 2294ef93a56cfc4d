import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const seed = readFileSync('supabase/seed.sql', 'utf8');

/** Returns the seeded texts of a table by slug. */
function textsOf(table: string): { slug: string; text: string }[] {
  const [, rows = ''] = seed.split(`insert into public.${table} (`);
  const own = rows.split(/\n(?:with|insert into) /)[0] ?? '';
  return own
    .split(/\n *\(\n? *'/)
    .slice(1)
    .map((row) => ({ slug: row.split("'")[0] ?? '', text: row }));
}

/** Seeded figures by id: case, value and unit. */
const rows = [
  ...seed.matchAll(/^ {4}\(\d+, '([\w-]+)', '([a-z0-9-]+)', '[^']+', ([\d.]+), '([^']*)'/gm),
].map(([, slug = '', id = '', value = '', unit = '']) => ({
  slug,
  id,
  value: Number(value),
  unit,
}));
const figures = new Map(rows.map((row) => [row.id, row]));

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];

/** Returns the number at the start of a text, in digits or as a word. */
function numberIn(text: string): number {
  const word = WORDS.indexOf(text.split(' ')[0]?.toLowerCase() ?? '');
  return word >= 0 ? word : Number.parseFloat(text.replace(',', ''));
}

const REFERENCE = /\[([^\]]+)\]\((\/cases\/[\w-]+)?#(?:figure-)?([a-z0-9-]+)\)/g;

const texts = ['cases', 'blog_posts', 'services', 'webinars', 'jobs'].flatMap(textsOf);
const references = texts.flatMap(({ slug, text }) =>
  [...text.matchAll(REFERENCE)].map(([, said = '', page, id = '']) => ({
    slug,
    said,
    owner: page?.slice('/cases/'.length) ?? slug,
    id,
  })),
);

test('the seed contains four cases, and each figure once', () => {
  expect(textsOf('cases').map(({ slug }) => slug)).toEqual([
    'brightwell-invoices',
    'harborline-close',
    'orbis-assistant',
    'cobalt-review-desk',
  ]);
  expect(rows.length).toBeGreaterThan(40);
  expect(figures.size).toBe(rows.length);
});

test.each(references)('“$said” in $slug has the value of the figure $id', ({ said, owner, id }) => {
  expect(figures.get(id)?.slug).toBe(owner);
  expect(numberIn(said)).toBe(figures.get(id)?.value);
});

test('every figure appears in the text of its case or of a post', () => {
  const told = new Set(references.map(({ id }) => id));
  const compared = new Set(['cobalt-saved-hours']);
  expect(rows.map(({ id }) => id).filter((id) => !told.has(id) && !compared.has(id))).toEqual([]);
});

describe.each(textsOf('cases'))('the case $slug', ({ text }) => {
  test('takes about a quarter of an hour to read', () => {
    const words = text.match(/\S*\p{L}\S*/gu)?.length ?? 0;
    expect(words).toBeGreaterThan(700);
    expect(words).toBeLessThan(1300);
  });

  test('links to the post that tells its story', () => {
    expect(text).toMatch(/\]\(\/blog\/[\w-]+\)/);
  });
});
