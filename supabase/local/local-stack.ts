import { join } from 'node:path';
import { keptJwtSecret } from './api/keys.ts';
import { type HeldFolder, holdDataFolder } from './data-folder.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { openPglite } from './database/pglite-database.ts';
import { openPostgres } from './database/postgres-database.ts';
import { seedFiles } from './database/seed-files.ts';
import { PlainError } from './plain-error.ts';
import { portTrouble } from './ports.ts';
import type { Settings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';

/**
 * Starts the stack for development and demos, on fixed ports and with persistent data.
 * @throws PlainError with a solution if the folder, the database or a port is not available
 */
export async function startLocalStack(settings: Settings): Promise<Stack> {
  const held = await holdDataFolder(settings.dataFolder);
  try {
    const database = await openDatabase(settings, held);
    const { apiPort: api, mailboxPort: mailbox, smtpPort: smtp, hookPort: hook, app } = settings;
    try {
      const stack = await startStack({
        database,
        keys: {
          publishable: app.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
          secret: app.SUPABASE_SECRET_KEY,
          jwt: await keptJwtSecret(held.path),
        },
        siteUrl: new URL(app.SITE_URL).origin,
        webhookSecret: app.AUTOMATION_WEBHOOK_SECRET,
        ports: { api, mailbox, smtp, hook },
        folder: held.path,
      });
      await seedFiles(database.query, stack.url, app.SUPABASE_SECRET_KEY);
      return {
        ...stack,
        stop: async () => {
          await stack.stop();
          await database.close();
          await held.release();
        },
      };
    } catch (error) {
      await database.close();
      throw portTrouble(error, 'SUPABASE_PORT') ?? error;
    }
  } catch (error) {
    await held.release();
    throw error;
  }
}

/** Opens and migrates the demo database in its folder, or the database of SUPABASE_DB_URL. */
export async function openDatabase(settings: Settings, held: HeldFolder): Promise<Database> {
  const { databaseUrl } = settings;
  const open = databaseUrl
    ? openPostgres(databaseUrl)
    : openPglite({ folder: join(held.path, 'postgres') });
  try {
    const database = await open;
    await migrate(database).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(
      databaseUrl
        ? `SUPABASE_DB_URL leads to no usable PostgreSQL at ${new URL(databaseUrl).host}: ${reason}.`
        : `The data in ${held.path} cannot be read; it may be damaged: start afresh with npm run db:reset.`,
      { cause: error },
    );
  }
}
