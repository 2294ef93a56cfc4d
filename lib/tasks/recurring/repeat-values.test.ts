import { expect, test } from 'vitest';
import { repeatValues, typedRepeat } from './repeat-values';
import { recurrence, repeatForm } from './schema';

test('converts a stored rule to form values and back', () => {
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

test('rejects a rule with an invalid end or interval', () => {
  const values = { ...repeatValues(null), frequency: 'daily' as const };
  expect(repeatForm.safeParse({ ...values, end: 'until' }).success).toBe(false);
  expect(repeatForm.safeParse({ ...values, end: 'after', count: '0' }).success).toBe(false);
  expect(repeatForm.safeParse({ ...values, every: '100' }).success).toBe(false);
});

test('restores the entered rule of a new task’s form', () => {
  const typed = { repeatFrequency: 'weekly', repeatEvery: '2', repeatTU: 'on', repeatEnd: 'never' };
  expect(typedRepeat(typed)).toMatchObject({ frequency: 'weekly', every: '2', weekdays: ['TU'] });
  expect(typedRepeat({ title: 'Send the report' })).toBeNull();
});
