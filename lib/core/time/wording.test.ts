import { expect, it } from 'vitest';
import { instantAt } from './wall-clock';
import { cellTime, readableMoment, readableRange } from './wording';

it('includes the zone of the moment', () => {
  const winter = instantAt('2026-11-23', '09:30');
  expect(readableMoment(winter)).toBe('Monday, November 23, 2026 at 9:30 AM EST');
  expect(readableRange({ start: winter.toISOString(), end: '2026-11-23T15:30:00Z' })).toBe(
    '9:30 AM – 10:30 AM EST',
  );
  expect(readableRange({ start: '2026-07-23T16:00:00Z', end: '2026-07-23T17:00:00Z' })).toBe(
    '12:00 PM – 1:00 PM EDT',
  );
});

it.each([
  ['09:30', '9:30a'],
  ['12:00', '12p'],
  ['14:05', '2:05p'],
  ['00:00', '12a'],
])('shortens %s to %s for a cell', (time, short) => {
  expect(cellTime(instantAt('2026-11-23', time))).toBe(short);
});
