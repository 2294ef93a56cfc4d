import { expect, test, vi } from 'vitest';
import { keepRecent } from './keep-recent';

test('computes each key once and forgets the oldest', () => {
  const recent = keepRecent<object>(2);
  const compute = vi.fn(() => ({}));
  const first = recent('a', compute);
  expect(recent('a', compute)).toBe(first);
  expect(compute).toHaveBeenCalledTimes(1);

  recent('b', compute);
  recent('c', compute);
  expect(recent('a', compute)).not.toBe(first);
});

test('does not cache a failed computation', () => {
  const recent = keepRecent<number>(2);
  const failing = () => {
    throw new Error('no answer');
  };
  expect(() => recent('a', failing)).toThrow('no answer');
  expect(recent('a', () => 1)).toBe(1);
});
