import { expect, test } from 'vitest';
import { GET as runOutbox } from '@/app/api/cron/outbox/route';
import { as, stack } from '@/supabase/tests/site/as';
import { bearer, requestTo } from '@/supabase/tests/site/route';
import { readProof } from './data';
import { totalOf } from './rules';

test('records a heartbeat with each scheduler call, and counts it for the page', async () => {
  await stack.sql('delete from public.heartbeats');
  expect(await readProof()).toMatchObject({ measuringSince: null });
  const refused = await runOutbox(requestTo('/api/cron/outbox', {}));
  expect(refused.status).toBe(401);
  expect((await readProof()).measuringSince).toBeNull();
  const call = () =>
    as('visitor', () => runOutbox(requestTo('/api/cron/outbox', { headers: bearer })));
  expect((await call()).status).toBe(200);
  await call();
  const { measuringSince, days } = await readProof();
  expect(Date.now() - Date.parse(measuringSince ?? '')).toBeLessThan(120_000);
  expect(days).toHaveLength(30);
  // Only completed minutes count: at most the one in which the test began.
  expect(totalOf('due', days)).toBeLessThanOrEqual(1);
});
