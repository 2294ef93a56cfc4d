import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brand } from '@/lib/brand';
import { customers } from './customers';

const seed = readFileSync('supabase/seed.sql', 'utf8');

/** Returns the seeded record of `slug` in `table`, up to the end of its body. */
function seeded(table: string, slug: string): string {
  const rows = seed.slice(seed.indexOf(`insert into public.${table} (`));
  const [head = '', body = ''] = rows.slice(rows.indexOf(`'${slug}'`)).split('$md$');
  return head + body;
}

/** Returns the value of a seeded figure. */
const figureValue = (id: string) =>
  new RegExp(`'${id}', '[^']+', ([\\d.]+),`).exec(seed)?.[1] ?? '';

const numbers = (text: string) => text.match(/\d+(\.\d+)?/g) ?? [];

describe('seeded cases use the same figures everywhere', () => {
  test.each(customers)('$position', ({ figure, quote, position, toldIn, ...customer }) => {
    const post = seeded('blog_posts', toldIn);
    expect(post).toContain(position.split(', ').at(-1));
    const values = [figure, 'before' in customer ? customer.before : figure].map(figureValue);
    expect(numbers(post)).toEqual(expect.arrayContaining([...values, ...numbers(quote)]));
  });

  test.each(customers)('$name: the case contains the same quote', (customer) => {
    const study = seed
      .slice(seed.indexOf(`\n  '${customer.studiedIn}', '`) + 1)
      .split(/\n\),?;?\n/)[0];
    expect(study).toContain(`'${customer.quote}'`);
    expect(study).toContain(`'${customer.name}', '${customer.position.split(', ')[0]}'`);
  });

  test('the post and the webinar about the month-end close agree', () => {
    const slug = 'month-end-close-in-two-days';
    const [post, webinar] = [seeded('blog_posts', slug), seeded('webinars', slug)];
    const [, removed, moved, automated, kept] =
      /of 41 tasks, (\d+) were removed, (\d+) moved, (\d+) automated, and (\d+) stayed/.exec(
        webinar,
      ) ?? [];
    expect([removed, moved, automated, kept].map(Number)).toEqual([7, 9, 14, 11]);
    expect(post).toMatch(/Seven tasks[\s\S]*Nine tasks[\s\S]*14 workflows[\s\S]*eleven tasks/);
    expect(webinar).toContain(`the ${automated} automations`);
  });

  test('the home page claim equals the hours saved by one customer', () => {
    const [before, after] = ['brightwell-hours-before', 'brightwell-hours-after'].map(figureValue);
    const saved = Math.round((1 - Number(after) / Number(before)) * 100);
    expect(`up to ${saved}%`).toBe(brand.claims[0].figure);
    expect(String(saved)).toBe(figureValue('brightwell-work-saved'));
  });
});

test('every seeded job is remote if and only if its location says so', () => {
  const jobs = seed.slice(seed.indexOf('insert into public.jobs ('));
  const places = [...jobs.matchAll(/'([^']+)', '(onsite|hybrid|remote)'/g)];
  expect(places.length).toBeGreaterThan(4);
  for (const [, location = '', workplace] of places) {
    expect(location.startsWith('Remote'), location).toBe(workplace === 'remote');
  }
});
