import { expect, test } from 'vitest';
import { dueSentence } from './due';

test.each([
  [{ amount: -1, unit: 'days', time: '16:00' }, '1 day before the webinar, at 16:00 New York time'],
  [{ amount: 3, unit: 'days', time: '' }, '3 days after the webinar'],
  [{ amount: 0, unit: 'days', time: '09:00' }, 'On the day of the webinar, at 09:00 New York time'],
  [{ amount: -2, unit: 'hours', time: '' }, '2 hours before the webinar'],
  [{ amount: 0, unit: 'none', time: '' }, 'No due date'],
] as const)('%j is due "%s"', (rule, sentence) => {
  expect(dueSentence(rule, 'webinars')).toBe(sentence);
});
