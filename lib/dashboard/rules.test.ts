import { describe, expect, it } from 'vitest';
import {
  barsOf,
  changeText,
  chosenPeriod,
  groupTasks,
  periodBefore,
  seriesOf,
  shareText,
  topOf,
} from './rules';

const today = '2026-11-21';

describe('the chosen period', () => {
  it.each([
    ['so many days up to today', { days: '7', from: null, to: null }, '2026-11-15', today],
    [
      'its own days',
      { days: '30', from: '2026-10-01', to: '2026-10-31' },
      '2026-10-01',
      '2026-10-31',
    ],
    [
      'a year with its leap day',
      { days: '30', from: '2028-01-01', to: '2028-12-31' },
      '2028-01-01',
      '2028-12-31',
    ],
    [
      'no days the wrong way round',
      { days: '7', from: '2026-10-31', to: '2026-10-01' },
      '2026-11-15',
      today,
    ],
    [
      'no day that does not exist',
      { days: '7', from: '2026-02-30', to: '2026-03-01' },
      '2026-11-15',
      today,
    ],
    [
      'no more than a year',
      { days: '7', from: '2020-01-01', to: '2026-01-01' },
      '2026-11-15',
      today,
    ],
  ] as const)('is %s', (_, filters, first, last) => {
    expect(chosenPeriod(filters, today)).toEqual({ first, last });
  });

  it('is compared with the same number of days before it', () => {
    expect(periodBefore({ first: '2026-03-01', last: '2026-03-10' })).toEqual({
      first: '2026-02-19',
      last: '2026-02-28',
    });
  });
});

describe('a series', () => {
  const period = { first: '2026-11-20', last: '2026-11-21' };

  it('fills missing days with zero, and sums the period before separately', () => {
    const rows = [
      { figure: 'bookings' as const, day: '2026-11-18', total: 4 },
      { figure: 'bookings' as const, day: '2026-11-21', total: 3 },
      { figure: 'visits' as const, day: '2026-11-21', total: 90 },
    ];
    expect(seriesOf(rows, 'bookings', period)).toEqual({
      total: 3,
      before: 4,
      points: [
        { day: '2026-11-20', total: 0 },
        { day: '2026-11-21', total: 3 },
      ],
    });
  });

  it('is drawn in weeks if it is long, with the same total', () => {
    const points = Array.from({ length: 100 }, (_, place) => ({ day: String(place), total: 1 }));
    const bars = barsOf(points);
    expect(bars).toHaveLength(15);
    expect(bars.reduce((total, bar) => total + bar.total, 0)).toBe(100);
  });
});

it.each([
  [5, 4, '+25%'],
  [3, 4, '−25%'],
  [48, 4, '12 times'],
  [4, 4, 'No change'],
  [0, 0, 'No change'],
  [4, 0, null],
])('%d after %d is %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

it.each([
  [1, 240, '0.4%'],
  [12, 40, '30%'],
  [0, 0, null],
])('%d of %d is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

it.each([
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 10],
  [10, 10],
  [11, 20],
  [41, 100],
  [101, 200],
])('the axis of a chart whose highest bar is %i ends at %i', (highest, top) =>
  expect(topOf(highest)).toBe(top),
);

it('groups the tasks by the time zone of the person, without those of the inbox and of today', () => {
  const task = (id: string, dueDate: string | null, status = 'todo') => ({
    id,
    title: id,
    priority: 'medium' as const,
    status,
    dueDate,
  });
  const groups = groupTasks(
    [
      task('late', '2026-11-21T11:00:00Z'),
      task('blocked and late', '2026-11-21T11:00:00Z', 'blocked'),
      task('blocked without a date', null, 'blocked'),
      task('blocked until tomorrow', '2026-11-22T09:00:00Z', 'blocked'),
      // Still Saturday in Los Angeles, already Sunday in New York.
      task('tonight', '2026-11-22T07:30:00Z'),
      task('tomorrow', '2026-11-22T09:00:00Z'),
      task('in seven days', '2026-11-28T20:00:00Z'),
      task('in eight days', '2026-11-29T20:00:00Z'),
    ],
    'America/Los_Angeles',
    new Date('2026-11-21T12:00:00Z'),
  );
  const ids = Object.entries(groups).map(([group, tasks]) => [group, tasks.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    waiting: ['blocked without a date', 'blocked until tomorrow'],
    soon: ['tomorrow', 'in seven days'],
  });
});
