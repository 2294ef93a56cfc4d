import { describe, expect, test } from 'vitest';
import { markdownOf } from '../paste';
import { fixtures } from './fixtures';

describe.each(Object.entries(fixtures))('pasted from %s', (_, cases) => {
  test.each(cases)('%s', (_name, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });
});

test('tests at least 120 samples from other programs', () => {
  expect(Object.values(fixtures).flat().length).toBeGreaterThanOrEqual(120);
});
