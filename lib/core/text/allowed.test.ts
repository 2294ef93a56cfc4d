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

test('lists the same elements as the search index', () => {
  const [hidden = [], ...tags] = names;
  expect(hidden).toEqual(HIDDEN_ELEMENTS);
  const all = [HIDDEN_ELEMENTS, BLOCK_ELEMENTS, INLINE_ELEMENTS, Object.keys(ALLOWED_ELEMENTS)];
  expect(tags.flat().toSorted()).toEqual(all.flat().toSorted());
});

test('classifies each element once and other names as words', () => {
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
