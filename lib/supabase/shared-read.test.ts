import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareRead } from './shared-read';

const REST_MS = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A read that counts how often it began and ends when told to. */
function slowRead() {
  const begun: PromiseWithResolvers<number>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<number>();
    begun.push(answer);
    return answer.promise;
  };
  const end = (nth: number) => begun[nth]?.resolve(nth);
  return { begun, end, shared: shareRead(read, REST_MS) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('callers share a read that begins after them, and never one that had begun before', async () => {
  const { begun, end, shared } = slowRead();
  const before = shared();
  await pass(0);
  const during = [shared(), shared(), shared()];
  await pass(10 * REST_MS);
  expect(begun).toHaveLength(1);

  end(0);
  expect(await before).toBe(0);
  await pass(0);
  expect(begun).toHaveLength(2);

  const afterwards = shared();
  end(1);
  expect(await Promise.all(during)).toEqual([1, 1, 1]);
  await pass(REST_MS);
  end(2);
  expect(await afterwards).toBe(2);
});

test('a lone caller does not wait, a crowd is answered by few reads', async () => {
  const { begun, end, shared } = slowRead();
  for (const nth of [0, 1]) {
    const alone = shared();
    await pass(0);
    expect(begun).toHaveLength(nth + 1);
    end(nth);
    expect(await alone).toBe(nth);
    if (nth === 0) await pass(REST_MS);
  }

  const crowd: Promise<number>[] = [];
  for (let nth = 0; nth < 9; nth++) {
    await pass(REST_MS / 10);
    crowd.push(shared());
  }
  expect(begun).toHaveLength(2);
  await pass(REST_MS / 10);
  expect(begun).toHaveLength(3);
  end(2);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([2]));
});

test('a failure reaches those who shared it, and the next read begins all the same', async () => {
  const { begun, end, shared } = slowRead();
  const failed = [shared(), shared()];
  await pass(0);
  const next = shared();
  begun[0]?.reject(new Error('no answer'));
  for (const answer of failed) await expect(answer).rejects.toThrow('no answer');
  await pass(REST_MS);
  end(1);
  expect(await next).toBe(1);
});
