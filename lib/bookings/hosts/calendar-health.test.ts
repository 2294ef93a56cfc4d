import { describe, expect, it } from 'vitest';
import { calendarHealth } from './calendar-health';
import type { HostCalendar } from './model';

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
