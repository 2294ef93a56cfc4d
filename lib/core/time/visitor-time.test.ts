// @module-tag clock-changes

import { expect, test } from 'vitest';
import { isTimeZone, storedVisitorTime, visitorMoment, zoneName } from './visitor-time';

// Eleven in the morning of a Tuesday in New York.
const start = new Date('2026-12-01T16:00:00Z');

test.each([
  ['America/New_York', null],
  ['America/Toronto', null],
  ['Europe/Berlin', '05:00 PM Berlin time'],
  ['Asia/Tokyo', 'Wed 01:00 AM Tokyo time'],
  ['America/Argentina/Buenos_Aires', '01:00 PM Buenos Aires time'],
  ['UTC', '04:00 PM UTC'],
  ['Etc/GMT-3', '07:00 PM UTC+3'],
  ['Etc/GMT+5', null],
  ['Etc/GMT+8', '08:00 AM UTC−8'],
  ['Middle/Earth', null],
  ['', null],
  [null, null],
])('shows a visitor in %s the time %s', (zone, time) => {
  expect(storedVisitorTime(zone, start)).toBe(time);
});

test.each([
  ['Etc/UTC', 'UTC'],
  ['GMT', 'UTC'],
  ['Etc/Greenwich', 'UTC'],
  ['CET', 'CET'],
  ['EST5EDT', 'EST5EDT'],
  ['+05:30', 'UTC+05:30'],
  ['-03:00', 'UTC−03:00'],
  ['Asia/Calcutta', 'Kolkata time'],
  ['US/Eastern', 'Eastern time'],
  ['America/Port-au-Prince', 'Port-au-Prince time'],
])('names the clock of %s %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

test('names every zone of a browser by a place', () => {
  const names = Intl.supportedValuesOf('timeZone').map(zoneName);
  expect(names.filter((name) => !/^[A-Z][\p{L}.’ -]+ time$|^UTC/u.test(name))).toEqual([]);
  expect(names.filter((name) => /\p{Ll}\p{Lu}/u.test(name))).toEqual(['McMurdo time']);
});

test.each([
  ['Europe/Berlin', true],
  ['', false],
  ['Middle/Earth', false],
  ['<script>', false],
])('recognises %j as a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test.each([
  ['Europe/Berlin', 'Tuesday, December 1, 2026 at 05:00 PM Berlin time'],
  ['Asia/Tokyo', 'Wednesday, December 2, 2026 at 01:00 AM Tokyo time'],
  ['Middle/Earth', 'Tuesday, December 1, 2026 at 11:00 AM EST'],
  [null, 'Tuesday, December 1, 2026 at 11:00 AM EST'],
])('writes to a visitor in %s the time %s', (zone, moment) => {
  expect(visitorMoment(zone, start)).toBe(moment);
});
