import { expect, test } from 'vitest';
import { changeLimit, changeRule, isChangeable } from './change-limit';

test.each([
  [2, 4, 'until 4 hours before its start, or until 2 hours before if you book it later than that'],
  [0, 4, 'until 4 hours before its start, or up to its start if you book it later than that'],
  [1, 4, 'until 4 hours before its start, or until an hour before if you book it later than that'],
  [24, 4, 'until 4 hours before its start'],
  [4, 4, 'until 4 hours before its start'],
  [2, 1, 'until an hour before its start'],
  [2, 0, 'up to its start'],
])('states the rule for a notice of %i h, limit %i h', (noticeHours, changeNoticeHours, rule) => {
  expect(changeRule({ noticeHours, changeNoticeHours })).toBe(rule);
});

test('states until when a booking can be changed, or that it no longer can', () => {
  const until = '2026-12-01T12:00:00+00:00';
  const before = new Date('2026-12-01T11:59:59Z');
  expect(changeLimit(until, before)).toBe(
    'You can move or cancel it until Tuesday, December 1, 2026 at 07:00 AM EST.',
  );
  expect(isChangeable(until, before)).toBe(true);
  const then = new Date(until);
  expect(changeLimit(until, then)).toContain('no longer');
  expect(isChangeable(until, then)).toBe(false);
});
