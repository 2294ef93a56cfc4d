import { expect, test } from 'vitest';
import { GET as publish } from '@/app/api/cron/publish/route';
import { firstLeader, keys, migrations, reachable, scheduler } from '@/deploy/doctor/supabase';
import { env } from '@/lib/core/env';
import { as, stack } from '@/supabase/tests/site/as';
import { bearer, requestTo } from '@/supabase/tests/site/route';
import { readiness } from './checks';
import { appliedMigrations } from './data';
import { migrationVersions } from './migration-versions';

test('a server is ready with the migrations of the repository', async () => {
  expect(await appliedMigrations()).toEqual(migrationVersions());
  expect(await readiness()).toEqual({ ready: true, checks: { database: 'ok' } });
});

test('the doctor finds nothing at Supabase itself, and says when keys are exchanged', async () => {
  const site = { env, variables: {}, timeout: 5000 };
  for (const check of [reachable, keys, migrations, firstLeader])
    expect(await check(site)).toEqual([]);
  const exchanged = {
    ...env,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.SUPABASE_SECRET_KEY,
    SUPABASE_SECRET_KEY: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  };
  expect(await keys({ env: exchanged, variables: {}, timeout: 5000 })).toEqual([
    expect.stringMatching(/every browser has it/),
    expect.stringMatching(/^(Supabase refuses SUPABASE_SECRET_KEY|SUPABASE_SECRET_KEY lacks)/),
  ]);
});

test('a job that runs is known to have run', async () => {
  const site = { env, variables: {}, timeout: 5000 };
  await stack.sql("delete from public.cron_runs where job = 'publish'");
  const about = async () =>
    (await scheduler(site)).filter((one) => String(one).includes('/publish'));
  expect(await about()).toEqual([expect.stringMatching(/has not called .* yet/)]);
  const request = requestTo('/api/cron/publish', { headers: bearer });
  expect((await as('visitor', () => publish(request))).status).toBe(200);
  expect(await about()).toEqual([]);
});
