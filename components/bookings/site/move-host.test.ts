import { expect, test } from 'vitest';
import { moveHost } from './move-host';

const kept = [
  { date: '2026-12-01', free: ['09:00 AM', '09:30 AM'] },
  { date: '2026-12-02', free: [] },
];

test.each([
  ['2026-12-01', '09:30 AM', 'You talk with Sofia Reyes, as before.', 'with Sofia Reyes'],
  ['2026-12-01', '10:00 AM', 'Sofia Reyes is not free at that time.', 'with someone else'],
  ['2026-12-02', '09:30 AM', 'Sofia Reyes is not free at that time.', 'with someone else'],
])('says with whom a visitor talks on %s at %s', (date, time, sentence, label) => {
  const whom = moveHost('Sofia Reyes', kept, { date, time });
  expect(whom?.sentence).toContain(sentence);
  expect(whom?.label).toBe(label);
});

test('says nothing before day and time are chosen', () => {
  expect(moveHost('Sofia Reyes', kept, { date: '2026-12-01' })).toBeNull();
});
