import { expect, test } from 'vitest';
import { ACCEPTED, meanError, planFor, plannedRatio, planText, RATIOS } from './forecast';

test('the mean error counts too many and too few calls alike', () => {
  expect(meanError([0.9, 1.1])).toBe(10);
  expect(meanError([1, 1])).toBe(0);
  expect(meanError()).toBe(11);
});

test.each(ACCEPTED)('a plan that accepts %i short Mondays is exceeded as often', (accepted) => {
  const planned = plannedRatio(accepted);
  expect(RATIOS.filter((ratio) => ratio > planned)).toHaveLength(accepted);
});

test('accepting every Monday plans for the quietest one', () => {
  expect(plannedRatio(5, [1, 2])).toBe(1);
});

test('people are rounded up, and fewer short Mondays take more of them', () => {
  expect(planFor(1)).toEqual({ calls: 940, people: 23 });
  expect(ACCEPTED.map((accepted) => planFor(accepted).people)).toEqual([20, 22, 23, 27]);
});

test('the plan states how often it was too small, and the mean error', () => {
  expect(planText(1)).toBe(
    'Plan 23 people for 940 calls. On 1 of the last 12 Mondays more calls came. Mean error of the forecast: 11 percent.',
  );
  expect(planText(0)).toContain('for 1,100 calls. It would have been enough on each');
});
