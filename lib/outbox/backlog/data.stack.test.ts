import { expect, test } from 'vitest';
import { stack } from '@/supabase/tests/site/as';
import { readBacklog } from './data';

test('counts the waiting events and returns the age of the oldest', async () => {
  const before = await readBacklog();
  await stack.sql(`
    insert into public.outbox (topic, channel, recipient, payload, created_at, next_attempt_at)
    values ('test', 'mail', 'ada@firm.example', '{}', now() - interval '10 days', now() + interval '1 day')`);
  const after = await readBacklog();
  expect(after.waiting).toBe(before.waiting + 1);
  expect(after.oldestSeconds).toBeGreaterThan(10 * 24 * 3600 - 60);
  await stack.sql("delete from public.outbox where topic = 'test'");
});
