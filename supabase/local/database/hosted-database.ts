import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { startPostgres } from './postgres-server.ts';

/** Default grants of projects that were created before 30 October 2026, on every new table, sequence and function. */
const GRANT_ALL = ['tables', 'sequences', 'functions']
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public grant all on ${kind} to postgres, anon, authenticated, service_role;`,
  )
  .join('\n');

/**
 * Starts a PostgreSQL server with a database like that of a hosted project, and opens it as its `postgres`, who is no
 * superuser. Its Auth tables are not those that the embedded Auth knows, so no one signs in there.
 * @param grantsAll as older projects do
 */
export async function openHosted(grantsAll: boolean): Promise<Database> {
  const server = await startPostgres('supabase_admin');
  try {
    const admin = await openPostgres(server.url);
    const schema = await readFile(join(import.meta.dirname, 'hosted-schema.sql'), 'utf8');
    await admin.script(schema + (grantsAll ? GRANT_ALL : ''));
    await admin.close();
    const database = await openPostgres(server.url.replace('supabase_admin', 'postgres'));
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
