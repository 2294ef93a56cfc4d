import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBaseSchema } from '../local/database/base-schema.ts';
import { migrate } from '../local/database/migrations.ts';
import { openPglite, type PgliteDatabase } from '../local/database/pglite-database.ts';
import { openPostgres } from '../local/database/postgres-database.ts';
import { startPostgres } from '../local/database/postgres-server.ts';
import { readSqlFiles } from '../local/database/sql-files.ts';
import { packageCommand } from '../local/package-command.ts';

let database: PgliteDatabase;
beforeAll(async () => {
  database = await openPglite();
  await migrate(database, { seed: false });
});
afterAll(() => database?.close());

it('rejects a database migrated by another version', async () => {
  const { migrations } = await readSqlFiles();
  await expect(
    migrate(database, { files: { migrations: migrations.slice(0, -1), seed: null } }),
  ).rejects.toThrow(/This database has the migration 2026\d+.*, which supabase\/migrations lacks/);
});

it('rejects a migration that was changed after it was applied', async () => {
  const files = await readSqlFiles();
  const migrations = files.migrations.map((file, index) =>
    index === 3 ? { ...file, statements: `${file.statements}\nselect 1;` } : file,
  );
  await expect(migrate(database, { files: { ...files, migrations } })).rejects.toThrow(
    `${migrations[3]?.name} was changed after this database applied it`,
  );
});

it('the Supabase CLI applies the migrations and records the same history', async () => {
  const digests = 'select * from public.migration_digests()';
  const server = await startPostgres();
  try {
    const pushed = await openPostgres(server.url);
    await createBaseSchema(pushed);
    const command = [packageCommand('supabase', 'supabase'), 'db', 'push', '--yes'];
    await promisify(execFile)(process.execPath, [...command, '--db-url', server.url]);
    expect(await pushed.query(digests)).toEqual(await database.query(digests));
    await pushed.close();
  } finally {
    await server.stop();
  }
}, 120_000);
