import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ALLOWED_ELEMENTS,
  BLOCK_ELEMENTS,
  fateOfTag,
  HIDDEN_ELEMENTS,
  INLINE_ELEMENTS,
} from './allowed';

const migration = readFileSync('supabase/migrations/20261125003320_search_answers.sql', 'utf8');

/** Names of elements in the patterns of the search index. */
const names = [...migration.matchAll(/<(?:\/\?)?\(([a-z0-9|]+)\)/g)].map(([, list = '']) =>
  list.split('|'),
);

test('the search index knows the same elements', () => {
  const [hidden = [], ...tags] = names;
  expect(hidden).toEqual(HIDDEN_ELEMENTS);
  const all = [HIDDEN_ELEMENTS, BLOCK_ELEMENTS, INLINE_ELEMENTS, Object.keys(ALLOWED_ELEMENTS)];
  expect(tags.flat().toSorted()).toEqual(all.flat().toSorted());
});

test('each element has one fate, and other names are words', () => {
  const all = [
    ...HIDDEN_ELEMENTS,
    ...BLOCK_ELEMENTS,
    ...INLINE_ELEMENTS,
    ...Object.keys(ALLOWED_ELEMENTS),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(['KBD', 'Script', 'DIV', 'b', 'your-token', 'T'].map(fateOfTag)).toEqual(
    'allowed hidden block inline word word'.split(' '),
  );
});
