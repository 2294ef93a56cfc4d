// @module-tag sign-in

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { type Client, service } from './people.ts';

let stack: TestStack;
let server: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
});
afterAll(() => stack?.stop());

async function take(subject: string, maxHits = 3, bucket = 'booking'): Promise<boolean> {
  const { data, error } = await server.rpc('take_rate_limit', {
    bucket,
    subject,
    max_hits: maxHits,
    window_seconds: 60,
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

describe('a rate limit', () => {
  it('allows the configured number of hits', async () => {
    const answers = [
      await take('a'),
      await take('a'),
      await take('a'),
      await take('a'),
      await take('a'),
    ];
    expect(answers).toEqual([true, true, true, false, false]);
  });

  it('counts each subject and endpoint separately', async () => {
    expect([await take('b', 1), await take('c', 1), await take('b', 1, 'sign-in')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await take('b', 1)).toBe(false);
  });

  it('allows exactly the limit under concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => take('d', 10)));
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  it('resets after its window, not after a refused hit', async () => {
    await take('e', 1);
    expect(await take('e', 1)).toBe(false);
    await stack.sql(
      "update public.rate_limits set window_started_at = window_started_at - interval '59 seconds' where subject = 'e'",
    );
    expect(await take('e', 1)).toBe(false);
    await stack.sql(
      "update public.rate_limits set window_started_at = window_started_at - interval '1 second' where subject = 'e'",
    );
    expect(await take('e', 1)).toBe(true);
    expect(await take('e', 1)).toBe(false);
  });

  it('deletes entries of the day before at the next request', async () => {
    await take('g');
    await take('h');
    await stack.sql(
      "update public.rate_limits set window_started_at = now() - interval '24 hours 1 second' where subject = 'g'",
    );
    await stack.sql(
      "update public.rate_limits set window_started_at = now() - interval '23 hours' where subject = 'h'",
    );
    await take('i');
    expect(
      await stack.sql(
        "select subject from public.rate_limits where subject in ('g', 'h', 'i') order by 1",
      ),
    ).toEqual([{ subject: 'h' }, { subject: 'i' }]);
  });

  it('keeps counting for someone who returns a day later', async () => {
    await take('j', 1);
    await stack.sql(
      "update public.rate_limits set window_started_at = now() - interval '2 days' where subject = 'j'",
    );
    expect([await take('j', 1), await take('j', 1)]).toEqual([true, false]);
  });

  it('refuses everything with a limit of 0', async () => {
    expect(await take('f', 0)).toBe(false);
  });
});
