import { describe, expect, it } from 'vitest';
import { chosenPeriod, periodBefore } from './periods';

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
  ] as const)('the chosen period is %s', (_, filters, first, last) => {
    expect(chosenPeriod(filters, today)).toEqual({ first, last });
  });

  it('compares a period with the same number of days before it', () => {
    expect(periodBefore({ first: '2026-03-01', last: '2026-03-10' })).toEqual({
      first: '2026-02-19',
      last: '2026-02-28',
    });
  });
});
