import { expect, test } from 'vitest';
import { recurrenceSentence, repeatValues, typedRepeat } from './rules';
import { recurrence, repeatForm } from './schema';

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

test('the editor shows the rule that it stored', () => {
  for (const rule of [
    { frequency: 'weekly', every: 2, weekdays: ['MO'], monthly: 'day', until: null, count: 5 },
    {
      frequency: 'monthly',
      every: 1,
      weekdays: [],
      monthly: 'lastWeekday',
      until: '2027-01-01',
      count: null,
    },
  ]) {
    const stored = recurrence.parse(rule);
    expect(repeatForm.parse(repeatValues(stored))).toEqual(stored);
  }
  expect(repeatForm.parse(repeatValues(null))).toBeNull();
});

test('a rule without its end is refused', () => {
  const values = { ...repeatValues(null), frequency: 'daily' as const };
  expect(repeatForm.safeParse({ ...values, end: 'until' }).success).toBe(false);
  expect(repeatForm.safeParse({ ...values, end: 'after', count: '0' }).success).toBe(false);
  expect(repeatForm.safeParse({ ...values, every: '100' }).success).toBe(false);
});

test('a new task’s form comes back as it was typed', () => {
  const typed = { repeatFrequency: 'weekly', repeatEvery: '2', repeatTU: 'on', repeatEnd: 'never' };
  expect(typedRepeat(typed)).toMatchObject({ frequency: 'weekly', every: '2', weekdays: ['TU'] });
  expect(typedRepeat({ title: 'Send the report' })).toBeNull();
});
