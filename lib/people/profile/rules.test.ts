import { expect, it } from 'vitest';
import { isPlaceZone, timeZones } from './rules';

it('accepts every time zone in the list', () => {
  expect(timeZones()).toContain('Europe/Berlin');
  expect(timeZones().filter((zone) => !isPlaceZone(zone))).toEqual([]);
});

it.each(['', 'Berlin', 'Mars/Olympus', 'EST', '+02:00', "'; drop table"])('rejects %j', (name) => {
  expect(isPlaceZone(name)).toBe(false);
});
