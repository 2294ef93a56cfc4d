import { expect, test } from 'vitest';
import { LastUsed } from './last-used';

test('drops the least recently used value', () => {
  const values = new LastUsed<number>(2);
  values.set('first', 1);
  values.set('second', 2);
  expect(values.get('first')).toBe(1);
  values.set('third', 3);
  expect(['first', 'second', 'third'].map((key) => values.get(key))).toEqual([1, undefined, 3]);
  values.set('first', 4);
  expect(values.get('first')).toBe(4);
});
