import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenOf } from '@/components/services/site/screen-of';
import { type ProductScreenId, pictureFiles, productScreens } from './screens';

const ids = Object.keys(productScreens) as ProductScreenId[];
const wanted = ids.flatMap((id) => pictureFiles(id).map((url) => `public${url}`));

test('each screen has a picture for each theme and format, and no file is unused', () => {
  expect(wanted).toHaveLength(ids.length * 10);
  expect(wanted.filter((file) => !existsSync(file))).toEqual([]);
  expect(globSync('public/screens/*').toSorted()).toEqual(wanted.toSorted());
});

test('all pictures together stay below 2.2 MB, and each below 100 kB', () => {
  const sizes = wanted.map((file) => statSync(file).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_200_000);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});

test('every seeded service has its own screen', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const [, services = ''] = /insert into public\.services \(([\s\S]*?)insert into/.exec(seed) ?? [];
  const slugs = [...services.matchAll(/^\(\n {2}'([a-z-]+)'/gm)].map(([, slug = '']) => slug);
  expect(slugs.length).toBeGreaterThan(7);
  const shown = slugs.map(screenOf);
  expect(shown).not.toContain(undefined);
  expect(new Set(shown).size).toBe(slugs.length);
});
