import { describe, expect, it } from 'vitest';
import type { HostCalendar } from './model';
import { calendarHealth, extraHours, rangeShare } from './rules';

const calendar = (title: string, fields: Partial<HostCalendar> = {}): HostCalendar => ({
  id: title,
  title,
  name: title,
  hostname: 'calendar.example',
  lastReadAt: '2031-03-04T15:00:00Z',
  failingSince: null,
  error: null,
  busyCount: 0,
  ...fields,
});
const health = (...calendars: HostCalendar[]) => calendarHealth({ calendars });

describe('the calendars of a host', () => {
  const fails = { failingSince: '2031-03-04T15:00:00Z' };

  it('are named when they fail', () => {
    expect(health(calendar('Work', fails), calendar('Family'))?.text).toBe('Fails: Work');
    expect(health(calendar('Work', fails), calendar('Family', fails))).toEqual({
      tone: 'high',
      text: 'Fail: Work, Family',
    });
  });

  it('are counted while they work', () => {
    expect(health()).toBeNull();
    expect(health(calendar('Work'))?.text).toBe('1 calendar');
    expect(health(calendar('Work'), calendar('Family'))?.text).toBe('2 calendars');
    expect(health(calendar('Work', { lastReadAt: null }))?.text).toBe('Not read yet');
  });
});

it('extra starts count in minutes since midnight', () => {
  const exceptions = [
    { day: '2031-03-04', kind: 'extra' as const, from: '18:00', until: '18:30' },
    { day: '2031-03-05', kind: 'off' as const, from: '00:00', until: '24:00' },
  ];
  expect(extraHours({ exceptions })).toEqual([{ day: '2031-03-04', opens: 1080, closes: 1110 }]);
});

it('a range takes its share of the day, from the first slot to the end of the last', () => {
  const bounds = { first: 540, last: 1020, step: 30 };
  expect(rangeShare({ opens: 540, closes: 1020 }, bounds)).toEqual({ from: 0, size: 1 });
  expect(rangeShare({ opens: 795, closes: 765 + 225 }, bounds)).toEqual({
    from: 0.5,
    size: 225 / 510,
  });
  expect(rangeShare({ opens: 300, closes: 480 }, bounds)).toBeNull();
  expect(rangeShare({ opens: 300, closes: 2000 }, bounds)).toEqual({ from: 0, size: 1 });
});
