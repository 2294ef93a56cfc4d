import { expect, test } from 'vitest';
import { clockText, MOMENTS, momentText, REPAIRED, waitingAt } from './incident';

const minute = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

test('nothing waits before the failure', () => {
  expect(waitingAt(minute('09:00'), REPAIRED.none)).toBe(0);
  expect(waitingAt(minute('09:12'), REPAIRED.none)).toBe(0);
});

test('336 events wait after seven and a half hours without an alert, and 26 with it', () => {
  expect(clockText(REPAIRED.none)).toBe('16:42');
  expect(waitingAt(REPAIRED.none, REPAIRED.none)).toBe(336);
  expect(clockText(REPAIRED.alert)).toBe('09:47');
  expect(waitingAt(REPAIRED.alert, REPAIRED.alert)).toBe(26);
});

test('the replay delivers 20 events a minute until none waits', () => {
  expect(waitingAt(REPAIRED.none + 1, REPAIRED.none)).toBe(316);
  expect(waitingAt(REPAIRED.none + 17, REPAIRED.none)).toBe(0);
  expect(waitingAt(REPAIRED.alert + 60, REPAIRED.alert)).toBe(0);
});

test('the moments are in order, and nothing waits at the first and the last', () => {
  const minutes = MOMENTS.map((moment) => moment.minute);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  for (const index of [0, MOMENTS.length - 1]) {
    expect(momentText(index)).toMatch(/Waiting with the alert: 0, without: 0\.$/);
  }
  expect(momentText(5)).toContain('Waiting with the alert: 0, without: 336.');
});
