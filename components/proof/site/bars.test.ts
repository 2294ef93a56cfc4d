import { expect, test } from 'vitest';
import { drawBars } from './bars';

const size = { width: 300, height: 100, gap: 2 };

test('bars fill the width, and the highest bar fills the height', () => {
  expect(drawBars([{ value: 5 }, { value: 10 }, { value: 0 }], size)).toEqual([
    { x: 1, width: 98, value: 50, missing: 0 },
    { x: 101, width: 98, value: 100, missing: 0 },
    { x: 201, width: 98, value: 0, missing: 0 },
  ]);
});

test('draws a single missing minute of a day inside the chart', () => {
  expect(drawBars([{ value: 1439, missing: 1 }, { value: 1440 }], size)).toMatchObject([
    { value: 97, missing: 3 },
    { value: 100, missing: 0 },
  ]);
  expect(drawBars([{ value: 0, missing: 1440 }], size)).toMatchObject([{ value: 0, missing: 100 }]);
});

test('draws bars of height zero if all values are zero', () => {
  expect(drawBars([{ value: 0 }, { value: 0 }], size)).toMatchObject([
    { value: 0, missing: 0 },
    { value: 0, missing: 0 },
  ]);
});
