import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../database/migrations.ts';
import { withIndex } from '../database/objects.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { postgresBinaries, startPostgres } from '../database/postgres-server.ts';
import { readSqlFiles } from '../database/sql-files.ts';
import { packageCommand } from '../package-command.ts';
import { explainAndExit, PlainError } from '../plain-error.ts';
import { projectFolder } from '../settings.ts';

const file = join(projectFolder, 'lib/core/supabase/database.types.ts');
const readme = join(projectFolder, 'supabase/README.md');

/** Runs `work` with the URL of a freshly migrated PostgreSQL server that exists only for it. */
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

/** Returns the database's TypeScript types as the Supabase CLI writes them, in our format. */
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

async function check(url: string): Promise<void> {
  if (readFileSync(file, 'utf8') !== (await generateTypes(url))) {
    throw new PlainError(
      `${file} differs from the migrations: run npm run db:types and commit it.`,
    );
  }
  const advisors = ['db', 'advisors', `--remote=${url}`, '--fail-on', 'warn'];
  await supabaseCli(...advisors).catch((error: unknown) => {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new PlainError(`Supabase's advisors object to the migrations:\n${said}`, {
      cause: error,
    });
  });
}

try {
  if (!process.argv.includes('--check')) {
    writeFileSync(file, await onMigratedServer(generateTypes));
    const { migrations } = await readSqlFiles();
    writeFileSync(readme, withIndex(readFileSync(readme, 'utf8'), migrations));
    console.log(`Wrote ${file} and the index of ${readme}.`);
  } else if (postgresBinaries()) {
    await onMigratedServer(check);
    console.log("The types agree with the migrations, and Supabase's advisors are content.");
  } else {
    console.log('The database types were not checked: this machine has no PostgreSQL binaries.');
  }
} catch (error) {
  explainAndExit(error);
}
