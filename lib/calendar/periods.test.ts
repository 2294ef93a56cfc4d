// @module-tag clock-changes

import { describe, expect, it } from 'vitest';
import { calendarPeriod, visibleDays, visibleRange } from './periods';

describe('the visible days', () => {
  it.each([
    ['month', '2026-11-21', '2026-11-01', '2026-12-06'],
    ['month', '2026-08-15', '2026-07-26', '2026-09-06'],
    ['month', '2026-02-10', '2026-02-01', '2026-03-01'],
    ['week', '2026-11-21', '2026-11-15', '2026-11-22'],
    ['week', '2026-03-08', '2026-03-08', '2026-03-15'],
    ['day', '2026-11-21', '2026-11-21', '2026-11-22'],
  ] as const)('returns the visible days of the %s of %s', (view, day, first, end) => {
    expect(visibleDays({ view, day })).toEqual({ first, end });
  });

  it('a week with the start of daylight saving is an hour shorter', () => {
    const { from, to } = visibleRange({ view: 'week', day: '2026-03-10' });
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(167);
  });

  it.each([
    ['month', '2026-11-21', '2026-11-01'],
    ['week', '2026-11-21', '2026-11-15'],
    ['day', '2026-11-21', '2026-11-21'],
  ] as const)('identifies a %s by its first day', (view, day, first) => {
    expect(calendarPeriod({ view, day })).toEqual({ view, day: first });
  });
});
