import { expect, it } from 'vitest';
import { createTurns } from './turns';

it('runs two tasks at once, queues three and rejects the rest', async () => {
  const inTurn = createTurns(2, 3);
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return 'done';
  };
  const all = Array.from({ length: 50 }, () => inTurn(work));
  const refused = await Promise.all(all.slice(5));
  expect(refused).toEqual(Array.from({ length: 45 }, () => null));
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(most).toBe(2);
  const after = inTurn(async () => 'later');
  expect(await after).toBe('later');
});

it('continues after a failed task', async () => {
  const inTurn = createTurns(1, 1);
  const failing = inTurn(async () => {
    throw new Error('broken');
  });
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
