import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../local/database/migrations.ts';
import { openPglite, type PgliteDatabase } from '../local/database/pglite-database.ts';
import { readSqlFiles } from '../local/database/sql-files.ts';

let database: PgliteDatabase;
beforeAll(async () => {
  database = await openPglite();
  await migrate(database, { seed: false });
});
afterAll(() => database?.close());

it('refuses a database that another version has migrated', async () => {
  const { migrations } = await readSqlFiles();
  await expect(
    migrate(database, { files: { migrations: migrations.slice(0, -1), seed: null } }),
  ).rejects.toThrow(/This database has the migration 2026\d+.*, which supabase\/migrations lacks/);
});

it('refuses a migration that was changed after it was applied', async () => {
  const files = await readSqlFiles();
  const migrations = files.migrations.map((file, index) =>
    index === 3 ? { ...file, statements: `${file.statements}\nselect 1;` } : file,
  );
  await expect(migrate(database, { files: { ...files, migrations } })).rejects.toThrow(
    `${migrations[3]?.name} was changed after this database applied it`,
  );
});
