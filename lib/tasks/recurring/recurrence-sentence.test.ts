import { expect, test } from 'vitest';
import { recurrenceSentence } from './recurrence-sentence';
import { recurrence } from './schema';

test.each([
  [{ frequency: 'daily', every: 1 }, 'Every day'],
  [{ frequency: 'daily', every: 3, count: 10 }, 'Every 3 days, 10 times'],
  [{ frequency: 'weekly', every: 1 }, 'Every week on Monday'],
  [
    { frequency: 'weekly', every: 2, weekdays: ['MO', 'WE', 'FR'] },
    'Every 2 weeks on Monday, Wednesday, and Friday',
  ],
  [{ frequency: 'monthly', every: 1 }, 'Every month on day 30, or the last day of a shorter month'],
  [
    { frequency: 'monthly', every: 1, monthly: 'lastWeekday', until: '2027-06-30' },
    'Every month on the last weekday, until Jun 30, 2027',
  ],
  [{ frequency: 'yearly', every: 1 }, 'Every year on November 30'],
])('%j is "%s"', (rule, sentence) => {
  expect(recurrenceSentence(recurrence.parse(rule), '2026-11-30')).toBe(sentence);
});
