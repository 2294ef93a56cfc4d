// @module-tag clock-changes

import { expect, test } from 'vitest';
import {
  businessDay,
  formattedDate,
  formattedMoment,
  longDay,
  shortMoment,
  zonedMoment,
} from './business-time';

// Half past seven in the evening of the 23rd in New York.
const evening = '2026-11-24T00:30:00Z';

test('formats days of the business zone', () => {
  expect(businessDay(new Date(evening))).toBe('2026-11-23');
  expect(formattedDate(new Date(evening))).toBe('Monday, November 23, 2026');
  expect(longDay('2026-12-30T04:59:00Z')).toBe('December 29, 2026');
  expect(longDay('2026-12-30T05:00:00Z')).toBe('December 30, 2026');
});

test('includes the zone of a moment, in summer and in winter', () => {
  expect(formattedMoment(new Date(evening))).toBe('Monday, November 23, 2026 at 07:30 PM EST');
  expect(zonedMoment('2026-11-23T15:00:00Z')).toBe('Nov 23, 2026, 10:00 AM EST');
  expect(zonedMoment('2026-07-01T14:05:00Z')).toBe('Jul 1, 2026, 10:05 AM EDT');
});

test('shows the year of a short moment unless it is the current one in the business zone', () => {
  const newYear = '2027-01-01T04:30:00Z';
  expect(shortMoment(newYear, new Date(evening))).toBe('Dec 31, 11:30 PM');
  expect(shortMoment(newYear, new Date('2027-01-01T06:00:00Z'))).toBe('Dec 31, 2026, 11:30 PM');
});
