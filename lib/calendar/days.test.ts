import { describe, expect, it } from 'vitest';
import { consultationEvent } from './calendar-events';
import { collectDays, hiddenCount } from './days';
import { at, month, row } from './fixtures.test-double';
import { calendarData } from './model';

describe('days', () => {
  const entry = (id: string, time: string, dayTotal: number) => ({
    day: '2026-11-23',
    dayTotal,
    event: consultationEvent(row(id, at('2026-11-23', time))),
  });

  it('collects valid data with totals by day', () => {
    const data = collectDays({ view: 'month', day: '2026-11-21' }, [
      entry('b', '10:00', 7),
      entry('a', '09:00', 7),
      { day: '2026-11-23', dayTotal: 7, event: null },
    ]);
    expect(data.day).toBe('2026-11-01');
    expect(data.days['2026-11-23']?.events.map(({ id }) => id)).toEqual(['booking-a', 'booking-b']);
    expect(hiddenCount(data, '2026-11-23')).toBe(4);
    expect(hiddenCount(data, '2026-11-24')).toBe(0);
    expect(calendarData.parse(data)).toEqual(data);
  });

  it('shows at most three events of a day in the month view and counts the rest', () => {
    const data = month(
      ...['12', '09', '11', '10'].map((hour) => row(hour, at('2026-11-23', `${hour}:00`))),
    );
    expect(data.days['2026-11-23']?.events.map(({ id }) => id)).toEqual([
      'booking-09',
      'booking-10',
      'booking-11',
    ]);
    expect(hiddenCount(data, '2026-11-23')).toBe(1);
  });
});
