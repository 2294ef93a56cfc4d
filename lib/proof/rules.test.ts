import { describe, expect, test } from 'vitest';
import { brand } from '@/lib/brand';
import type { ProofDay } from './model';
import {
  allowedMinutes,
  claimedUptime,
  comparedWithClaim,
  latencyText,
  lessPercent,
  SECONDS,
  shareText,
} from './rules';

test.each([
  [0, 0, 'None yet'],
  [48, 49, '48 of 49'],
  [49, 50, '98%'],
  [43_199, 43_200, '99.99%'],
  [43_200, 43_200, '100%'],
  [993, 1000, '99.3%'],
])('formats %i of %i as %s', (part, total, text) => {
  expect(shareText(part, total)).toBe(text);
});

describe('the time from booking to webhook', () => {
  test.each([
    [[0, 0, 0, 0, 0, 0], null, 'None yet'],
    [[40, 5, 2, 1, 1, 0], 0.4, '48 of 49'],
    [[40, 5, 2, 1, 1, 1], 0.44, '0.4 s'],
  ])('%j', (buckets, medianSeconds, text) => {
    expect(latencyText({ buckets, medianSeconds, waiting: 0 })).toBe(text);
    expect(SECONDS).toHaveLength(buckets.length);
  });
});

describe('the uptime claim', () => {
  const day = (beats: number, due = 10_000): ProofDay => ({
    day: '2031-03-19',
    total: 0,
    delivered: 0,
    repeats: 0,
    due,
    beats,
  });

  test('matches the home page', () => {
    expect(brand.claims[2].figure).toBe(`${claimedUptime}%`);
    expect(allowedMinutes(claimedUptime)).toBe(43);
  });

  test.each([
    [[day(9990)], 'above'],
    [[day(9989)], 'below'],
    [[day(49, 49)], null],
  ])('is compared with the measured uptime', (days, answer) => {
    expect(comparedWithClaim(days)).toBe(answer);
  });
});

test('rounds a reduction of work down', () => {
  expect([lessPercent(26, 5.2), lessPercent(212, 74), lessPercent(4.9, 3.6)]).toEqual([80, 65, 26]);
});
