// @module-tag clock-changes

import { expect, test } from 'vitest';
import { clockIn, deviceClock, minutesOfLabel, timeElsewhere, timeLabel } from './clock';

// Half past seven in the evening of the 23rd, a Monday, in New York.
const evening = new Date('2026-11-24T00:30:00Z');

test.each([
  ['America/Toronto', null],
  ['Europe/Berlin', 'Tue 01:30 AM'],
  ['America/Los_Angeles', '04:30 PM'],
])('shows the clock in %s as %s', (zone, time) => {
  expect(timeElsewhere(clockIn(zone, evening), clockIn('America/New_York', evening))).toBe(time);
});

test('matches Intl at every hour on the device clock', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (let hour = 0; hour < 24 * 7; hour++) {
    const instant = new Date(evening.getTime() + hour * 3_600_000);
    expect(deviceClock(instant)).toEqual(clockIn(timeZone, instant));
  }
});

test('converts every label back to its minutes', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes++) {
    expect(minutesOfLabel(timeLabel(minutes))).toBe(minutes);
  }
});

test.each(['', '9:00 AM', '13:00 PM', '09:60 AM', '09:00', 'noon'])('rejects %j', (label) => {
  expect(minutesOfLabel(label)).toBeNull();
});
