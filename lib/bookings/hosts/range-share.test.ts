import { expect, it } from 'vitest';
import { rangeShare } from './range-share';

it('returns the share of the day from the first slot to the end of the last', () => {
  const bounds = { first: 540, last: 1020, step: 30 };
  expect(rangeShare({ opens: 540, closes: 1020 }, bounds)).toEqual({ from: 0, size: 1 });
  expect(rangeShare({ opens: 795, closes: 765 + 225 }, bounds)).toEqual({
    from: 0.5,
    size: 225 / 510,
  });
  expect(rangeShare({ opens: 300, closes: 480 }, bounds)).toBeNull();
  expect(rangeShare({ opens: 300, closes: 2000 }, bounds)).toEqual({ from: 0, size: 1 });
});
