import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from './migrations.ts';
import { explainAndExit, PlainError } from './plain-error.ts';
import { openPostgres } from './postgres-database.ts';
import { postgresBinaries, startPostgres } from './postgres-server.ts';
import { projectFolder } from './settings.ts';

const file = join(projectFolder, 'lib/supabase/database.types.ts');
const command = (name: string) => join(projectFolder, 'node_modules/.bin', name);

/** The TypeScript types of a freshly migrated database, as the Supabase CLI writes them. */
async function generateTypes(): Promise<string> {
  const server = await startPostgres();
  try {
    const database = await openPostgres(server.url);
    await migrate(database);
    await database.close();
    const { stdout } = await promisify(execFile)(
      command('supabase'),
      ['gen', 'types', `--remote=${server.url}`, '--schema', 'public'],
      { env: { ...process.env, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' }, maxBuffer: 2 ** 26 },
    );
    return formatted(stdout);
  } finally {
    await server.stop();
  }
}

function formatted(source: string): string {
  return execFileSync(command('biome'), ['format', '--stdin-file-path=types.ts'], {
    input: source,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    cwd: projectFolder,
  });
}

try {
  if (!process.argv.includes('--check')) {
    writeFileSync(file, await generateTypes());
    console.log(`Wrote ${file}.`);
  } else if (!postgresBinaries()) {
    console.log('The database types were not checked: this machine has no PostgreSQL binaries.');
  } else if (readFileSync(file, 'utf8') !== (await generateTypes())) {
    throw new PlainError(
      `${file} differs from the migrations: run npm run db:types and commit it.`,
    );
  } else {
    console.log('The database types agree with the migrations.');
  }
} catch (error) {
  explainAndExit(error);
}
