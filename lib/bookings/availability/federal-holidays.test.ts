import { expect, test } from 'vitest';
import { federalHolidays } from './federal-holidays';

test('computes the 2027 holidays listed by the Office of Personnel Management', () => {
  expect(federalHolidays(2027).map(({ day }) => day)).toEqual([
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
    '2027-12-24',
  ]);
});

test('assigns January 1 on a Saturday to the previous year', () => {
  expect(federalHolidays(2028)[0]).toEqual({
    day: '2027-12-31',
    name: 'New Year’s Day (observed)',
  });
});
