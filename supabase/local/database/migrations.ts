import { PlainError } from '../plain-error.ts';
import { createBaseSchema } from './base-schema.ts';
import type { Database } from './database.ts';
import { digestOf } from './released.ts';
import { readSqlFiles, type SqlFile, type SqlFiles } from './sql-files.ts';

/** Marks the database as the demo's, for the seed and for one transaction. */
const SAY_DEMO = "select set_config('tech_link.demo', 'on', true);";

/**
 * Migrates a database, and seeds it unless it has been seeded. Uses the same migration tables as the Supabase CLI.
 * @param options.seed false for a new production site, without demo data
 * @param options.files files of an earlier release; default: those of the repository
 * @returns the names of the applied files
 * @throws PlainError with the file and line that failed; the changes of that file are rolled back. Also throws, before
 * any change, if it would seed a database that is in use and not the demo's, or if the database has other migrations.
 */
export async function migrate(
  database: Database,
  options: { seed?: boolean; files?: SqlFiles } = {},
): Promise<string[]> {
  const isSeeded = options.seed ?? true;
  if (isSeeded) await refuseForeignData(database);
  await createBaseSchema(database);
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text);
  `);
  const { migrations, seed } = options.files ?? (await readSqlFiles());
  const applied = await column(
    database,
    'select version from supabase_migrations.schema_migrations order by version',
  );
  await refuseDrift(database, migrations, applied);
  const seeded = await column(database, 'select path from supabase_migrations.seed_files');
  const done: string[] = [];

  for (const migration of migrations) {
    const version = migration.name.slice(0, 14);
    if (applied.has(version)) continue;
    const name = migration.name.slice(15, -'.sql'.length);
    await apply(
      database,
      migration,
      `insert into supabase_migrations.schema_migrations (version, name, statements)
       values ('${version}', '${name}', array['${migration.statements.replaceAll("'", "''")}'])`,
    );
    done.push(migration.name);
  }
  if (isSeeded && seed && seeded.size === 0) {
    await apply(
      database,
      { ...seed, statements: `${SAY_DEMO}${seed.statements}` },
      `insert into supabase_migrations.seed_files (path) values ('${seed.name}')`,
    );
    done.push(seed.name);
  }
  return done;
}

/** Throws if the database is neither seeded nor empty. */
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

/** Throws if the database has migrations that are not in the folder, or that were changed after they were applied. */
async function refuseDrift(
  database: Database,
  migrations: SqlFile[],
  applied: Set<unknown>,
): Promise<void> {
  const versions = new Set(migrations.map(({ name }) => name.slice(0, 14)));
  const foreign = [...applied].filter((version) => !versions.has(String(version)));
  if (foreign.length > 0) {
    throw new PlainError(
      `This database has the migration ${foreign.join(', ')}, which supabase/migrations lacks: another version of the site made it. Use that version, or another database (the demo: npm run db:reset).`,
    );
  }
  const rows = await database.query(
    `select version, array_to_string(statements, '') as statements from supabase_migrations.schema_migrations`,
  );
  const stored = new Map(rows.map(({ version, statements }) => [version, statements]));
  const changed = migrations.find((file) => {
    const statements = stored.get(file.name.slice(0, 14));
    return typeof statements === 'string' && digestOf(statements) !== digestOf(file.statements);
  });
  if (changed) {
    throw new PlainError(
      `${changed.name} was changed after this database applied it: undo the change, or use another database (the demo: npm run db:reset).`,
    );
  }
}

async function column(database: Database, statement: string): Promise<Set<unknown>> {
  return new Set((await database.query(statement)).flatMap((row) => Object.values(row)));
}

async function apply(database: Database, file: SqlFile, record: string): Promise<void> {
  try {
    // Reset like in the Supabase CLI, so that no file depends on the settings of another.
    await database.script(`${file.statements}\n;\n${record};\nreset all;`);
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
