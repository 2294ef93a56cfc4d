import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { readAhead } from './read-ahead';

it('passes a failure only to the awaiting caller', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const read = readAhead(Promise.reject(new Error('down')));
  await setImmediate();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(read).rejects.toThrow('down');
});

it('returns the result', async () => {
  expect(await readAhead(Promise.resolve('rows'))).toBe('rows');
});
