// @module-tag clock-changes

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockTime,
  endOfDay,
  instantAt,
  isCalendarDay,
  startOfDay,
  wallClock,
  zoneOffsetMinutes,
} from './wall-clock';

test.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
])('converts the day %s to the interval from %s to %s', (day, from, to) => {
  expect([startOfDay(day), endOfDay(day)]).toEqual([from, to]);
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
])('recognises %s as a calendar day: %s', (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected);
});

describe('the business clock', () => {
  test.each([
    ['a winter day', '2026-01-15', '09:00', '2026-01-15T14:00:00.000Z'],
    ['a summer day', '2026-07-15', '09:00', '2026-07-15T13:00:00.000Z'],
    ['the day before clocks go forward', '2026-03-07', '09:00', '2026-03-07T14:00:00.000Z'],
    ['the day clocks go forward', '2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
    ['the day clocks go back', '2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
    ['midnight before clocks go back', '2026-11-01', '00:00', '2026-11-01T04:00:00.000Z'],
  ])('%s', (_, day, time, instant) => {
    expect(instantAt(day, time).toISOString()).toBe(instant);
    expect(clockTime(new Date(instant))).toBe(time);
  });

  test('converts every instant to a wall clock and back, except in the repeated hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (instant) => {
        const wall = wallClock(instant);
        const back = Date.UTC(...wall) - zoneOffsetMinutes(wall) * 60_000;
        fc.pre(wall[3] !== 1);
        expect(back).toBe(instant);
      }),
    );
  });
});
