import { describe, expect, test } from 'vitest';
import type { Availability } from './model';
import { nearestFree, openDays } from './open-days';
import { SLOT_LABELS } from './slot-labels';
import { slotInstant } from './slots';

const weekdays: Availability = {
  slotLengthMinutes: 30,
  seats: 1,
  noticeHours: 2,
  horizonDays: 10,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 9 * 60, closes: 17 * 60 })),
  holidays: ['2026-11-26'],
};
/** Saturday noon in New York. */
const now = new Date('2026-11-21T17:00:00Z');

function interval(day: string, label: string, minutes = 30) {
  const startsAt = slotInstant(day, label) ?? new Date(Number.NaN);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

const freeOn = (day: string, availability = weekdays, taken: ReturnType<typeof interval>[] = []) =>
  openDays(availability, taken, now).find(({ date }) => date === day)?.free;

const isFree = (day: string, label: string, at: Date) =>
  openDays(weekdays, [], at).some(({ date, free }) => date === day && free.includes(label));

describe('open days', () => {
  test('lists days up to the horizon, without free slots on weekends and holidays', () => {
    const days = openDays(weekdays, [], now);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 11 }, (_, index) =>
        `2026-11-${21 + index}`.replace('2026-11-31', '2026-12-01'),
      ),
    );
    expect(days.filter(({ free }) => free.length > 0).map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
    ]);
    expect(freeOn('2026-11-23')).toEqual(SLOT_LABELS);
  });

  test('a taken slot is free only if it has a second seat', () => {
    const taken = [interval('2026-11-23', '10:00 AM')];
    expect(freeOn('2026-11-23', weekdays, taken)).not.toContain('10:00 AM');
    expect(freeOn('2026-11-23', { ...weekdays, seats: 2 }, taken)).toContain('10:00 AM');
  });

  test('a longer consultation blocks every start that it overlaps', () => {
    const hour = { ...weekdays, slotLengthMinutes: 60 };
    const free = freeOn('2026-11-23', hour, [interval('2026-11-23', '10:00 AM', 60)]);
    expect(free?.slice(0, 3)).toEqual(['09:00 AM', '11:00 AM', '11:30 AM']);
  });

  test('a slot is free while more hosts are free than bookings have no host', () => {
    const host = { hours: weekdays.hours, extra: [], blocked: [] };
    const ten = interval('2026-11-23', '10:00 AM');
    const busy = { ...host, blocked: [[ten.startsAt.getTime(), ten.endsAt.getTime()]] as const };
    const isTenFree = (hosts: Availability['hosts'], taken: (typeof ten)[] = []) =>
      freeOn('2026-11-23', { ...weekdays, seats: 5, hosts }, taken)?.includes('10:00 AM');
    expect(isTenFree([busy])).toBe(false);
    expect(isTenFree([busy, host])).toBe(true);
    expect(isTenFree([busy, host], [ten])).toBe(false);
    expect(isTenFree([host, host], [ten])).toBe(true);
    expect(isTenFree([host, host], [ten, ten])).toBe(false);
  });

  test('a host without hours opens no day, even within the hours of the company', () => {
    const idle = { hours: [], extra: [], blocked: [] };
    expect(freeOn('2026-11-23', { ...weekdays, hosts: [idle] })).toEqual([]);
  });

  test('offers no slot within the notice period', () => {
    const mondayMorning = new Date('2026-11-23T15:10:00Z');
    expect(isFree('2026-11-23', '12:00 PM', mondayMorning)).toBe(false);
    expect(isFree('2026-11-23', '12:30 PM', mondayMorning)).toBe(true);
    expect(isFree('2026-11-23', '12:00 PM', new Date('2026-11-23T15:00:00Z'))).toBe(true);
    expect(isFree('2026-11-23', '12:00 PM', new Date('2026-11-23T15:00:01Z'))).toBe(false);
  });

  test.each([
    ['2026-11-20', '09:00 AM', 'the past'],
    ['2026-12-02', '09:00 AM', 'beyond the horizon'],
    ['2026-11-28', '09:00 AM', 'a weekend'],
    ['2026-11-26', '09:00 AM', 'a holiday'],
    ['2026-11-23', '08:30 AM', 'outside the hours'],
  ])('does not offer %s %s: %s', (day, label) => {
    expect(isFree(day, label, now)).toBe(false);
  });
});

test('finds the nearest free slots before and after, nearest first', () => {
  const taken = [interval('2026-11-24', '10:00 AM')];
  const wanted = taken[0]?.startsAt ?? now;
  expect(nearestFree(openDays(weekdays, taken, now), wanted)).toEqual([
    { date: '2026-11-24', time: '09:30 AM' },
    { date: '2026-11-24', time: '10:30 AM' },
    { date: '2026-11-24', time: '09:00 AM' },
  ]);
});

describe('suggestions', () => {
  const wanted = new Date('2026-11-24T15:00:00Z');
  const day = (date: string) => ({ date, free: ['10:00 AM'] });

  test('suggests slots at most 14 days away', () => {
    const near = [day('2026-11-10'), day('2026-12-08')];
    const far = [day('2026-11-09'), day('2026-12-09')];
    expect(nearestFree([...far, ...near], wanted).map(({ date }) => date)).toEqual([
      '2026-11-10',
      '2026-12-08',
    ]);
    expect(nearestFree(far, wanted)).toEqual([]);
  });
});
