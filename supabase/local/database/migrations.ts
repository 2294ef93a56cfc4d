import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { createBaseSchema } from './base-schema.ts';
import type { Database } from './database.ts';

const supabaseFolder = join(import.meta.dirname, '../..');

/** An SQL file of the repository. */
export type SqlFile = { name: string; statements: string };

/** Returns the migrations in the order in which they apply, and the seed if there is one. */
export async function readSqlFiles(): Promise<{ migrations: SqlFile[]; seed: SqlFile | null }> {
  const folder = join(supabaseFolder, 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readSqlFile(join(folder, name))));
  const seed = await readSqlFile(join(supabaseFolder, 'seed.sql')).catch(() => null);
  return { migrations, seed };
}

/** Tells the seed, for one transaction, that this database is the demo's. */
const SAY_DEMO = "select set_config('tech_link.demo', 'on', true);";

/**
 * Migrates a database, and seeds it if it has not been seeded. The bookkeeping tables
 * are those of the Supabase CLI.
 * @param options.seed false for a new production site, without the demo's data
 * @returns the names of the files that were applied
 * @throws PlainError with the file and line that failed; nothing of that file is kept. Refuses to seed a database
 * that is in use and is not the demo's, before it changes anything.
 */
export async function migrate(
  database: Database,
  options: { seed: boolean } = { seed: true },
): Promise<string[]> {
  if (options.seed) await refuseForeignData(database);
  await createBaseSchema(database);
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text);
  `);
  const { migrations, seed } = await readSqlFiles();
  const applied = await column(
    database,
    'select version from supabase_migrations.schema_migrations',
  );
  const seeded = await column(database, 'select path from supabase_migrations.seed_files');
  const done: string[] = [];

  for (const migration of migrations) {
    const version = migration.name.slice(0, 14);
    if (applied.has(version)) continue;
    const name = migration.name.slice(15, -'.sql'.length);
    await apply(
      database,
      migration,
      `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
    );
    done.push(migration.name);
  }
  if (options.seed && seed && seeded.size === 0) {
    await apply(
      database,
      { ...seed, statements: `${SAY_DEMO}${seed.statements}` },
      `insert into supabase_migrations.seed_files (path) values ('${seed.name}')`,
    );
    done.push(seed.name);
  }
  return done;
}

/** Refuses a database that is neither seeded nor empty. */
async function refuseForeignData(database: Database): Promise<void> {
  const isTable = async (name: string) => {
    const [found] = await database.query('select to_regclass($1) is not null as yes', [name]);
    return found?.yes === true;
  };
  const holdsRows = async (name: string) =>
    (await isTable(name)) && (await database.query(`select from ${name} limit 1`)).length > 0;
  if (await holdsRows('supabase_migrations.seed_files')) return;
  for (const table of ['auth.users', 'public.consultation_bookings']) {
    if (await holdsRows(table)) {
      throw new PlainError(
        `This database has rows in ${table} but is not the demo's: the demo would mix its data with them. Nothing was changed.`,
      );
    }
  }
}

async function readSqlFile(path: string): Promise<SqlFile> {
  return { name: basename(path), statements: await readFile(path, 'utf8') };
}

async function column(database: Database, statement: string): Promise<Set<unknown>> {
  return new Set((await database.query(statement)).flatMap((row) => Object.values(row)));
}

async function apply(database: Database, file: SqlFile, record: string): Promise<void> {
  try {
    await database.script(`${file.statements}\n;\n${record};`);
  } catch (error) {
    const line = lineOf(error, file.statements);
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${file.name}${line ? `:${line}` : ''}: ${reason}`, { cause: error });
  }
}

function lineOf(error: unknown, statements: string): number | null {
  const position =
    typeof error === 'object' && error !== null && 'position' in error
      ? Number(error.position)
      : NaN;
  return position > 0 ? statements.slice(0, position).split('\n').length : null;
}
