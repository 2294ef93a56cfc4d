import { expect, test } from 'vitest';
import { shareRead } from './shared-read';

/** A read that counts its calls and ends on demand. */
function slowRead() {
  const started: PromiseWithResolvers<number>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<number>();
    started.push(answer);
    return answer.promise;
  };
  const end = async (nth: number) => {
    started[nth]?.resolve(nth);
    await new Promise(setImmediate);
  };
  return { started, read, end };
}

test('shares a read that starts after the call, never one already started', async () => {
  const { started, read, end } = slowRead();
  const shared = shareRead(read);
  const before = shared();
  await new Promise(setImmediate);
  const during = [shared(), shared(), shared()];
  await new Promise(setImmediate);
  expect(started).toHaveLength(1);

  await end(0);
  expect(await before).toBe(0);
  expect(started).toHaveLength(2);

  const afterwards = shared();
  await end(1);
  expect(await Promise.all(during)).toEqual([1, 1, 1]);
  await end(2);
  expect(await afterwards).toBe(2);
});

test('passes a failure to all callers and allows the next read', async () => {
  const { started, read, end } = slowRead();
  const shared = shareRead(read);
  const failed = [shared(), shared()];
  await new Promise(setImmediate);
  const next = shared();
  started[0]?.reject(new Error('no answer'));
  for (const answer of failed) await expect(answer).rejects.toThrow('no answer');
  await end(1);
  expect(await next).toBe(1);
});
