// @module-tag clock-changes

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDay, businessTime } from '@/lib/core/time/business-time';
import { isCalendarDay } from '@/lib/core/time/wall-clock';
import { SLOT_LABELS } from './slot-labels';
import { slotInstant } from './slots';

describe('the slots', () => {
  test('there are 17 half-hour slots from 09:00 AM to 05:00 PM', () => {
    expect(SLOT_LABELS).toHaveLength(17);
    expect(SLOT_LABELS.slice(0, 2)).toEqual(['09:00 AM', '09:30 AM']);
    expect(SLOT_LABELS.slice(6, 9)).toEqual(['12:00 PM', '12:30 PM', '01:00 PM']);
    expect(SLOT_LABELS.at(-1)).toBe('05:00 PM');
  });

  test.each([
    ['2026-07-01', '09:00 AM', '2026-07-01T13:00:00.000Z'],
    ['2026-12-01', '09:00 AM', '2026-12-01T14:00:00.000Z'],
    ['2026-03-06', '05:00 PM', '2026-03-06T22:00:00.000Z'],
    ['2026-03-09', '05:00 PM', '2026-03-09T21:00:00.000Z'],
    ['2026-10-30', '12:30 PM', '2026-10-30T16:30:00.000Z'],
    ['2026-11-02', '12:30 PM', '2026-11-02T17:30:00.000Z'],
  ])('%s %s is %s, before and after a daylight saving change', (day, label, instant) => {
    expect(slotInstant(day, label)?.toISOString()).toBe(instant);
  });

  test('formatting the instant of a slot returns its day and time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true }),
        fc.constantFrom(...SLOT_LABELS),
        (date, label) => {
          const day = date.toISOString().slice(0, 10);
          const instant = slotInstant(day, label);
          expect(instant && [businessDay(instant), businessTime(instant)]).toEqual([day, label]);
        },
      ),
    );
  });

  test.each(['', '9:00 AM', '13:00 PM', '09:60 AM', '09:00', 'noon'])('rejects %j', (label) => {
    expect(slotInstant('2026-11-23', label)).toBeNull();
  });

  test.each(['', '2026-02-30', '2026-13-01', '23.11.2026', '2026-1-1'])('rejects day %j', (day) => {
    expect(isCalendarDay(day)).toBe(false);
    expect(slotInstant(day, '09:00 AM')).toBeNull();
  });
});
