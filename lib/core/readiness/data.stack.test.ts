import { expect, test } from 'vitest';
import { GET as publish } from '@/app/api/cron/publish/route';
import { release } from '@/deploy/doctor/release';
import { firstLeader, keys, migrations, reachable, scheduler } from '@/deploy/doctor/supabase';
import { env } from '@/lib/core/env';
import { hashOf } from '@/supabase/local/database/released';
import { readSqlFiles } from '@/supabase/local/database/sql-files';
import { as, stack } from '@/supabase/tests/site/as';
import { bearer, requestTo } from '@/supabase/tests/site/route';
import { readiness } from './checks';
import { appliedMigrations } from './data';
import { migrationVersions } from './migration-versions';

const site = { env, variables: {}, timeout: 5000, releases: [] };

test('is ready with the migrations of the repository', async () => {
  expect(await appliedMigrations()).toEqual(migrationVersions());
  expect(await readiness()).toEqual({ ready: true, checks: { database: 'ok' } });
});

test('reports no problem with Supabase, and detects swapped keys in the doctor', async () => {
  for (const check of [reachable, keys, migrations, firstLeader])
    expect(await check(site)).toEqual([]);
  const exchanged = {
    ...env,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.SUPABASE_SECRET_KEY,
    SUPABASE_SECRET_KEY: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  };
  expect(await keys({ ...site, env: exchanged })).toEqual([
    expect.stringMatching(/every browser has it/),
    expect.stringMatching(/^(Supabase refuses SUPABASE_SECRET_KEY|SUPABASE_SECRET_KEY lacks)/),
  ]);
});

test('compares each migration of the database with its release in the doctor', async () => {
  const { migrations } = await readSqlFiles();
  const releases = [
    { version: '1.0.0', hashes: new Map(migrations.map((file) => [file.name, hashOf(file)])) },
  ];
  const found = () => release({ ...site, releases });
  expect(await found()).toEqual([{ note: 'The database is that of release 1.0.0.' }]);
  const [first] = migrations;
  const version = first?.name.slice(0, 14) ?? '';
  const store = (statements: string[]) =>
    stack.sql(
      "update supabase_migrations.schema_migrations set statements = string_to_array($2, '|||') where version = $1",
      [version, statements.join('|||')],
    );
  try {
    // As the Supabase CLI stores them.
    await store((first?.statements ?? '').split(/(?<=;)\n/).map((one) => one.replace(/;\s*$/, '')));
    expect(await found()).toEqual([{ note: 'The database is that of release 1.0.0.' }]);
    await store([first?.statements ?? '', 'select 1']);
    expect(await found()).toEqual([
      expect.stringMatching(/^The database differs from release 1\.0\.0 in \d+_private\.sql/),
    ]);
  } finally {
    await store([first?.statements ?? '']);
  }
});

test('records that a job has run', async () => {
  await stack.sql("delete from public.cron_runs where job = 'publish'");
  const about = async () =>
    (await scheduler(site)).filter((one) => String(one).includes('/publish'));
  expect(await about()).toEqual([expect.stringMatching(/has not called .* yet/)]);
  const request = requestTo('/api/cron/publish', { headers: bearer });
  expect((await as('visitor', () => publish(request))).status).toBe(200);
  expect(await about()).toEqual([]);
});
