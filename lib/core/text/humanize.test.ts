import { expect, it } from 'vitest';
import { humanize } from './humanize';

it.each([
  ['in_progress', 'In progress'],
  ['todo', 'To do'],
])('reads %s as %s', (code, words) => {
  expect(humanize(code)).toBe(words);
});
