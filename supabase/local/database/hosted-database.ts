import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { startPostgres } from './postgres-server.ts';

/** Default grants on new tables, sequences and functions in projects created before 30 October 2026. */
const GRANT_ALL = ['tables', 'sequences', 'functions']
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public grant all on ${kind} to postgres, anon, authenticated, service_role;`,
  )
  .join('\n');

/**
 * Starts a PostgreSQL server with a database like that of a hosted project, and connects as `postgres`, which is not a
 * superuser. Sign-in does not work, because its Auth tables differ from those of the embedded Auth.
 * @param grantsAll whether to use the default grants of older projects
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
