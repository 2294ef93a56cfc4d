import { describe, expect, it } from 'vitest';
import { calendarHealth, readingSummary, unclearEvents } from './calendar-health';
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
  eventCount: 0,
  busyUntil: null,
  unclearCount: 0,
  unclear: [],
  ...fields,
});

const health = (...calendars: HostCalendar[]) => calendarHealth({ calendars });

describe('the calendars of a host', () => {
  const fails = { failingSince: '2031-03-04T15:00:00Z' };

  it('lists the calendars that fail', () => {
    expect(health(calendar('Work', fails), calendar('Family'))?.text).toBe('Fails: Work');
    expect(health(calendar('Work', fails), calendar('Family', fails))).toEqual({
      tone: 'high',
      text: 'Fail: Work, Family',
    });
  });

  it('lists calendars with events that were not understood', () => {
    const unclear = { unclearCount: 1, unclear: ['"Standup": it has no start'] };
    expect(health(calendar('Work', unclear), calendar('Family'))?.text).toBe(
      'Not understood in part: Work',
    );
  });

  it('shows the number of working calendars', () => {
    expect(health()).toBeNull();
    expect(health(calendar('Work'))?.text).toBe('1 calendar');
    expect(health(calendar('Work'), calendar('Family'))?.text).toBe('2 calendars');
    expect(health(calendar('Work', { lastReadAt: null }))?.text).toBe('Not read yet');
  });
});

describe('the summary of a calendar reading', () => {
  const read = { eventCount: 1312, busyCount: 1, busyUntil: '2031-03-04T15:00:00Z' };

  it('contains the numbers of events and busy times and the last day', () => {
    expect(readingSummary(calendar('Work', read))).toBe(
      '1,312 events, 1 busy time until March 4, 2031',
    );
    expect(unclearEvents(calendar('Work', read))).toBeNull();
  });

  it('lists some of the events that were not understood', () => {
    const unclear = ['"Standup": it has no start', '"Lunch": "noon" is no date'];
    expect(unclearEvents(calendar('Work', { unclearCount: 2, unclear }))).toBe(
      '2 not understood: "Standup": it has no start; "Lunch": "noon" is no date',
    );
    expect(unclearEvents(calendar('Work', { unclearCount: 7, unclear }))).toMatch(/; …$/);
  });
});
