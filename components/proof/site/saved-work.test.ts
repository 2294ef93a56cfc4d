import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '@/lib/brand';
import { lessPercent } from '@/lib/proof/rules';
import { savedWork } from './saved-work';

const seed = readFileSync('supabase/seed.sql', 'utf8');

const figureValue = (id: string) =>
  Number(new RegExp(`'${id}', '[^']+', ([\\d.]+),`).exec(seed)?.[1]);

test('the largest saving equals the home page claim, and the list is sorted by savings', () => {
  const saved = savedWork.map(({ before, after }) =>
    lessPercent(figureValue(before), figureValue(after)),
  );
  expect(`up to ${saved[0]}%`).toBe(brand.claims[0].figure);
  expect(saved).toEqual(saved.toSorted((a, b) => b - a));
});

test('every pair of hours in the seeded cases is listed', () => {
  const hours = [
    ...seed.matchAll(/\(\d+, '[\w-]+', '([\w-]+)', '[^']+', [\d.]+, 'hours[^']*', 'measured'/g),
  ];
  const compared = hours
    .map(([, id = '']) => id)
    .filter((id) => new RegExp(`'${id}', '[^\\n]*, '[\\w-]+-before'\\)`).test(seed));
  expect(compared.length).toBeGreaterThan(1);
  expect(savedWork.map(({ after }) => after)).toEqual(expect.arrayContaining(compared));
});
