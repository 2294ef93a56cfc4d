import { expect, test } from 'vitest';
import { openDaysOf, parseState } from './state';

const answer = {
  version: 'one',
  slot_length_minutes: 30,
  seats: 1,
  notice_hours: 2,
  horizon_days: 10,
  hours: [1, 2, 3, 4, 5].map((weekday) => [weekday, '09:00:00', '17:00:00']),
  holidays: ['2026-11-26'],
  taken: [[Date.parse('2026-11-23T19:00:00Z'), Date.parse('2026-11-23T19:30:00Z')]],
  hosts: [],
};
/** Monday, 10:10 AM in New York. */
const now = new Date('2026-11-23T15:10:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const freeToday = (state: object, at: Date) => openDaysOf(parseState(state), at)[0]?.free;

test('parses the state that the database returns', () => {
  expect(parseState(answer)).toEqual({
    version: 'one',
    availability: {
      slotLengthMinutes: 30,
      seats: 1,
      noticeHours: 2,
      horizonDays: 10,
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 540, closes: 1020 })),
      holidays: ['2026-11-26'],
      hosts: [],
    },
    taken: [
      { startsAt: new Date('2026-11-23T19:00:00Z'), endsAt: new Date('2026-11-23T19:30:00Z') },
    ],
  });
  expect(() => parseState(null)).toThrow();
  expect(() => parseState({ ...answer, version: 'broken', hours: null })).toThrow();
});

test('computes the days of a version once', () => {
  const days = openDaysOf(parseState(answer), now);
  expect(openDaysOf(parseState(structuredClone(answer)), later(15))).toBe(days);
});

test('computes the days of another version again', () => {
  expect(freeToday(answer, now)).not.toContain('02:00 PM');
  expect(freeToday({ ...answer, version: 'two', taken: [] }, now)).toContain('02:00 PM');
});

test('uses the hours and blocked times of hosts if there are any', () => {
  const host = {
    hours: [[1, '13:00:00', '14:00:00']],
    extra: [['2026-11-23', '16:30:00', '17:00:00']],
    blocked: [[Date.parse('2026-11-23T18:40:00Z'), Date.parse('2026-11-23T18:50:00Z')]],
  };
  const state = { ...answer, version: 'hosts', hosts: [host], taken: [] };
  expect(freeToday(state, now)).toEqual(['01:00 PM', '02:00 PM', '04:30 PM', '05:00 PM']);
});

test('removes a slot once its notice has passed', () => {
  expect(freeToday(answer, later(20))?.[0]).toBe('12:30 PM');
  expect(freeToday(answer, later(21))?.[0]).toBe('01:00 PM');
});

test('starts a new day at midnight in the business zone', () => {
  const evening = new Date('2026-11-24T04:50:00Z');
  const dates = (at: Date) => openDaysOf(parseState(answer), at).map(({ date }) => date);
  expect(dates(evening)[0]).toBe('2026-11-23');
  expect(dates(new Date('2026-11-24T05:00:00Z'))[0]).toBe('2026-11-24');
});
