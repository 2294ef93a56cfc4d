import { describe, expect, it } from 'vitest';
import { nextDates, nextDue, type Schedule, shownDates } from './dates';
import { type Recurrence, recurrence } from './schema';

function schedule(rule: Partial<Recurrence>, startsOn: string, at = '09:00'): Schedule {
  return { rule: recurrence.parse({ frequency: 'daily', every: 1, ...rule }), startsOn, at };
}

const iso = (dates: Date[]) => dates.map((date) => date.toISOString());

describe('nextDates', () => {
  it('keeps the wall-clock time when daylight saving time begins', () => {
    expect(iso(nextDates(schedule({}, '2026-03-06'), '2026-03-06'))).toEqual([
      '2026-03-07T14:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
      '2026-03-09T13:00:00.000Z',
    ]);
  });

  it('keeps the wall-clock time when daylight saving time ends', () => {
    expect(
      iso(nextDates(schedule({ frequency: 'weekly' }, '2026-10-25'), '2026-10-25', 2)),
    ).toEqual(['2026-11-01T14:00:00.000Z', '2026-11-08T14:00:00.000Z']);
  });

  it('moves a time that is skipped by the clock change, on that day only', () => {
    expect(iso(nextDates(schedule({}, '2026-03-06', '02:30'), '2026-03-06'))).toEqual([
      '2026-03-07T07:30:00.000Z',
      '2026-03-08T07:30:00.000Z',
      '2026-03-09T06:30:00.000Z',
    ]);
  });

  it('uses a repeated hour only once', () => {
    expect(iso(nextDates(schedule({}, '2026-10-30', '01:30'), '2026-10-30'))).toEqual([
      '2026-10-31T05:30:00.000Z',
      '2026-11-01T05:30:00.000Z',
      '2026-11-02T06:30:00.000Z',
    ]);
  });

  it.each<[string, Partial<Recurrence>, string, string[]]>([
    ['every 10 days', { every: 10 }, '2026-11-23', ['2026-12-03', '2026-12-13', '2026-12-23']],
    [
      'every second week on Monday and Thursday',
      { frequency: 'weekly', every: 2, weekdays: ['MO', 'TH'] },
      '2026-11-23',
      ['2026-11-26', '2026-12-07', '2026-12-10'],
    ],
    [
      'monthly on the 31st, or the last day',
      { frequency: 'monthly' },
      '2027-01-31',
      ['2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    [
      'monthly on the 29th in a leap year',
      { frequency: 'monthly' },
      '2028-01-29',
      ['2028-02-29', '2028-03-29', '2028-04-29'],
    ],
    [
      'on the last weekday',
      { frequency: 'monthly', monthly: 'lastWeekday' },
      '2026-11-30',
      ['2026-12-31', '2027-01-29', '2027-02-26'],
    ],
    ['yearly', { frequency: 'yearly' }, '2026-11-23', ['2027-11-23', '2028-11-23', '2029-11-23']],
    [
      'yearly from February 29, with February 28 in other years',
      { frequency: 'yearly' },
      '2096-02-29',
      ['2097-02-28', '2098-02-28', '2099-02-28', '2100-02-28', '2101-02-28'],
    ],
    [
      'yearly from February 29, back to it in leap years',
      { frequency: 'yearly', every: 2 },
      '2028-02-29',
      ['2030-02-28', '2032-02-29', '2034-02-28'],
    ],
    [
      'yearly from February 28, never on 29',
      { frequency: 'yearly' },
      '2027-02-28',
      ['2028-02-28', '2029-02-28', '2030-02-28'],
    ],
    [
      'every 12 months from February 29',
      { frequency: 'monthly', every: 12 },
      '2028-02-29',
      ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    ['until a day, with it', { until: '2026-11-25' }, '2026-11-23', ['2026-11-24', '2026-11-25']],
  ])('%s', (_, rule, startsOn, days) => {
    const dates = nextDates(schedule(rule, startsOn), startsOn, days.length);
    expect(iso(dates).map((date) => date.slice(0, 10))).toEqual(days);
  });
});

describe('nextDue', () => {
  const weekly = schedule({ frequency: 'weekly', weekdays: ['MO'] }, '2026-11-02');
  const due = (lastDue: string, now: string, made = 1, rule = weekly) =>
    nextDue(rule, { lastDue: new Date(lastDue), made, now: new Date(now) })?.toISOString() ?? null;

  it('skips missed dates and today', () => {
    expect(due('2026-11-02T14:00:00Z', '2026-11-23T12:00:00Z')).toBe('2026-11-30T14:00:00.000Z');
  });

  it('does not repeat a date that was completed early', () => {
    expect(due('2026-11-30T14:00:00Z', '2026-11-24T12:00:00Z')).toBe('2026-12-07T14:00:00.000Z');
  });

  it('ends after the configured number of tasks', () => {
    const twice = schedule({ count: 2 }, '2026-11-02');
    expect(due('2026-11-02T14:00:00Z', '2026-11-02T15:00:00Z', 1, twice)).not.toBeNull();
    expect(due('2026-11-02T14:00:00Z', '2026-11-02T15:00:00Z', 2, twice)).toBeNull();
  });

  it('ends after its last day, even if that was missed', () => {
    const ended = schedule({ until: '2026-11-10' }, '2026-11-02');
    expect(due('2026-11-02T14:00:00Z', '2026-11-20T15:00:00Z', 1, ended)).toBeNull();
  });
});

describe('shownDates', () => {
  it('shows no more dates than the rule has left', () => {
    const now = new Date('2026-11-23T15:00:00Z');
    expect(shownDates(schedule({ count: 2 }, '2026-11-23'), now)).toHaveLength(1);
    expect(shownDates(schedule({}, '2026-11-23'), now)).toHaveLength(3);
  });
});
