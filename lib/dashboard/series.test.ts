import { describe, expect, it } from 'vitest';
import { barsOf, changeText, seriesOf, shareText, topOf } from './series';

describe('a series', () => {
  const period = { first: '2026-11-20', last: '2026-11-21' };

  it('fills missing days with zero, and sums the previous period separately', () => {
    const rows = [
      { figure: 'bookings' as const, day: '2026-11-18', total: 4 },
      { figure: 'bookings' as const, day: '2026-11-21', total: 3 },
      { figure: 'visits' as const, day: '2026-11-21', total: 90 },
    ];
    expect(seriesOf(rows, 'bookings', period)).toEqual({
      total: 3,
      before: 4,
      points: [
        { day: '2026-11-20', total: 0 },
        { day: '2026-11-21', total: 3 },
      ],
    });
  });

  it('groups a long series by week with the same total', () => {
    const points = Array.from({ length: 100 }, (_, place) => ({ day: String(place), total: 1 }));
    const bars = barsOf(points);
    expect(bars).toHaveLength(15);
    expect(bars.reduce((total, bar) => total + bar.total, 0)).toBe(100);
  });
});

it.each([
  [5, 4, '+25%'],
  [3, 4, '−25%'],
  [48, 4, '12 times'],
  [4, 4, 'No change'],
  [0, 0, 'No change'],
  [4, 0, null],
])('describes the change to %d from %d as %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

it.each([
  [1, 240, '0.4%'],
  [12, 40, '30%'],
  [0, 0, null],
])('formats %d of %d as %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

it.each([
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 10],
  [10, 10],
  [11, 20],
  [41, 100],
  [101, 200],
])('the axis of a chart whose highest bar is %i ends at %i', (highest, top) =>
  expect(topOf(highest)).toBe(top),
);
