import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { baseSchema } from '../database/base-schema.ts';
import { migrate } from '../database/migrations.ts';
import { withIndex } from '../database/objects.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { postgresBinaries, startPostgres } from '../database/postgres-server.ts';
import { readSqlFiles } from '../database/sql-files.ts';
import { packageCommand } from '../package-command.ts';
import { explainAndExit, PlainError } from '../plain-error.ts';
import { projectFolder } from '../settings.ts';

const file = join(projectFolder, 'lib/core/supabase/database.types.ts');
/** Hash of everything that the types and advisors depend on, stored after both succeeded. */
const checkedFile = join(projectFolder, 'lib/core/supabase/database.types.sha256');
const readme = join(projectFolder, 'supabase/README.md');

/** Runs `work` with the URL of a temporary, migrated PostgreSQL server. */
async function onMigratedServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres();
  try {
    const database = await openPostgres(server.url);
    await migrate(database);
    await database.close();
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

async function supabaseCli(...parameters: string[]): Promise<string> {
  const env = { ...process.env, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' };
  const options = { env, maxBuffer: 2 ** 26, cwd: projectFolder };
  return (
    await promisify(execFile)(
      process.execPath,
      [packageCommand('supabase', 'supabase'), ...parameters],
      options,
    )
  ).stdout;
}

/** Returns the TypeScript types that the Supabase CLI generates for the database, formatted with Biome. */
async function generateTypes(url: string): Promise<string> {
  const source = await supabaseCli('gen', 'types', `--remote=${url}`, '--schema', 'public');
  return execFileSync(
    process.execPath,
    [packageCommand('@biomejs/biome', 'biome'), 'format', '--stdin-file-path=types.ts'],
    {
      input: source,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      cwd: projectFolder,
    },
  );
}

/** Returns a hash of the types, the SQL from which they are generated and the version of the CLI. */
async function currentHash(): Promise<string> {
  const { migrations } = await readSqlFiles();
  const cli = readFileSync(join(projectFolder, 'node_modules/supabase/package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(cli);
  return createHash('sha256')
    .update(JSON.stringify([baseSchema, migrations, readFileSync(file, 'utf8'), version]))
    .digest('hex');
}

/** @throws PlainError with the warnings of the Supabase advisors about the database */
async function advise(url: string): Promise<void> {
  const advisors = ['db', 'advisors', `--remote=${url}`, '--fail-on', 'warn'];
  await supabaseCli(...advisors).catch((error: unknown) => {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new PlainError(`Supabase's advisors object to the migrations:\n${said}`, {
      cause: error,
    });
  });
}

async function check(url: string): Promise<void> {
  if (readFileSync(file, 'utf8') !== (await generateTypes(url))) {
    throw new PlainError(
      `${file} differs from the migrations: run npm run db:types and commit it.`,
    );
  }
  await advise(url);
}

async function write(url: string): Promise<void> {
  writeFileSync(file, await generateTypes(url));
  const { migrations } = await readSqlFiles();
  writeFileSync(readme, withIndex(readFileSync(readme, 'utf8'), migrations));
  console.log(`Wrote ${file} and the index of ${readme}.`);
  await advise(url);
  writeFileSync(checkedFile, `${await currentHash()}\n`);
}

try {
  if (!process.argv.includes('--check')) {
    await onMigratedServer(write);
  } else if (readFileSync(checkedFile, 'utf8').trim() === (await currentHash())) {
    console.log('Neither the migrations nor the types have changed since they were checked.');
  } else if (postgresBinaries()) {
    await onMigratedServer(check);
    console.log("The types agree with the migrations, and Supabase's advisors are content.");
    console.log('npm run db:types stores that: the next check then compares hashes only.');
  } else {
    console.log('The database types were not checked: this machine has no PostgreSQL binaries.');
  }
} catch (error) {
  explainAndExit(error);
}
