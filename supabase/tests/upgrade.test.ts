import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, readSqlFiles } from '../local/database/migrations.ts';
import { openPglite, type PgliteDatabase } from '../local/database/pglite-database.ts';
import { formerFiles } from '../local/test-database.ts';

let database: PgliteDatabase;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database?.close());

/** Returns how many rows each table of the site has. */
async function counts(): Promise<Record<string, number>> {
  const tables = await database.query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query(`select count(*)::integer as rows from public."${name}"`);
    found[String(name)] = Number(row?.rows);
  }
  return found;
}

// Last, because each step starts from the one before.
it('a database of the former release takes the later migrations, and loses no row', async () => {
  const { migrations } = await readSqlFiles();
  const former = await formerFiles();
  await migrate(database, { files: former });
  const before = await counts();
  const later = migrations.slice(former.migrations.length).map(({ name }) => name);
  expect(await migrate(database)).toEqual(later);
  const after = await counts();
  // Migrations add rows of their own, and to the log.
  const lost = Object.keys(before).filter(
    (table) => !(Number(after[table]) >= Number(before[table])),
  );
  expect(lost).toEqual([]);
  expect(await database.query('select conname from pg_constraint where not convalidated')).toEqual(
    [],
  );
});

it('refuses a database that another version has migrated', async () => {
  await expect(migrate(database, { files: await formerFiles() })).rejects.toThrow(
    /This database has the migration 20261123\d+.*, which supabase\/migrations lacks/,
  );
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
