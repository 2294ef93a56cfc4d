import { expect, test } from 'vitest';
import { atOnce } from './at-once';

test('limits concurrent tasks and keeps their order, also after a failure', async () => {
  const inTurn = atOnce(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task = (nth: number) => async () => {
    order.push(nth);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (nth === 1) throw new Error('failed');
    return nth;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((nth) => inTurn(task(nth))));
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await inTurn(task(5))).toBe(5);
});
