import { expect, it } from 'vitest';
import { hostForm } from './schema';

it.each(['many', '0', '51'])('rejects a daily limit of “%s”', (dailyLimit) => {
  const form = { host: crypto.randomUUID(), version: '', bufferBefore: '0', bufferAfter: '0' };
  const texts = { dailyLimit, meetingUrl: '', exceptions: '' };
  const { error } = hostForm.safeParse({ ...form, ...texts });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['dailyLimit'], 'Please enter a whole number from 1 to 50.'],
  ]);
});
