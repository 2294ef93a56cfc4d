import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseSchema } from './database/base-schema.ts';
import type { Database } from './database/database.ts';
import { openHosted } from './database/hosted-database.ts';
import { migrate } from './database/migrations.ts';
import { openPglite } from './database/pglite-database.ts';
import { openPostgres } from './database/postgres-database.ts';
import {
  type PostgresServer,
  postgresBinaries,
  startPostgres,
} from './database/postgres-server.ts';
import { readSqlFiles } from './database/sql-files.ts';

/**
 * Opens a migrated database for tests. TEST_DATABASE selects a different kind: `hosted` is built like a new Supabase
 * project, `hosted-before-2026` like an older one. Sign-in does not work in either, so tests sign their own tokens.
 */
export async function openTestDatabase(options?: {
  databaseUrl?: string;
  seed?: boolean;
}): Promise<Database> {
  if (options?.seed === false) return migratedUnseeded();
  if (options?.databaseUrl) return migratedServer(options.databaseUrl);
  const kind = process.env.TEST_DATABASE || 'memory';
  const open = kinds[kind];
  if (!open) throw new Error(`TEST_DATABASE=${kind} is none of ${Object.keys(kinds).join(', ')}`);
  return open();
}

const kinds: Record<string, () => Promise<Database>> = {
  memory: migratedMemory,
  hosted: () => hosted(false),
  'hosted-before-2026': () => hosted(true),
};

async function hosted(grantsAll: boolean): Promise<Database> {
  const database = await openHosted(grantsAll);
  await migrate(database);
  return database;
}

async function migratedServer(url: string): Promise<Database> {
  const database = await openPostgres(url);
  await migrate(database);
  return database;
}

async function migratedUnseeded(): Promise<Database> {
  const database = await openPglite();
  await migrate(database, { seed: false });
  return database;
}

const kept = join(import.meta.dirname, '../.data-test');

/**
 * Starts a temporary PostgreSQL server with the migrated and seeded database, for tests that need several connections.
 * Copies the files of an earlier server if neither the SQL nor the day has changed.
 */
export async function startMigratedPostgres(): Promise<PostgresServer> {
  const version = `${postgresBinaries()}`.replaceAll(/\W+/g, '-');
  const folder = join(kept, `${await fingerprint()}${version}`);
  if (!existsSync(folder)) {
    const server = await startPostgres();
    const database = await migratedServer(server.url);
    await database.close();
    await mkdir(kept, { recursive: true });
    const unfinished = `${folder}.${process.pid}`;
    await server.stopAndKeep(unfinished);
    // Another test file may have been faster.
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  }
  return startPostgres('postgres', { from: folder });
}

/** Reuses the archive of an earlier run if neither the SQL nor the day has changed. */
async function migratedMemory(): Promise<Database> {
  const current = await fingerprint();
  const file = join(kept, `${current}.tar`);
  const archive = await readFile(file).catch(() => null);
  if (archive) return openPglite({ archive: new Blob([new Uint8Array(archive)]) });

  const database = await openPglite();
  await migrate(database);
  // The archive contains the log since the last checkpoint only.
  await database.script('set wal_recycle = off');
  await database.script('checkpoint');
  await mkdir(kept, { recursive: true });
  // Keeps the current one, which other tests may be writing.
  const outdated = (await readdir(kept)).filter((name) => !name.startsWith(current));
  await Promise.all(outdated.map((name) => rm(join(kept, name), { recursive: true, force: true })));
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, (await database.archive()).stream());
  await rename(unfinished, file);
  return database;
}

async function fingerprint(): Promise<string> {
  const { migrations, seed } = await readSqlFiles();
  // The dates in the seed are relative to the day when it runs.
  const today = new Date().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([baseSchema, migrations, seed, today]))
    .digest('hex')
    .slice(0, 32);
}
