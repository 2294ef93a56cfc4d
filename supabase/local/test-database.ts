import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseSchema } from './database/base-schema.ts';
import type { Database } from './database/database.ts';
import { openHosted } from './database/hosted-database.ts';
import { migrate } from './database/migrations.ts';
import { openPglite } from './database/pglite-database.ts';
import { openPostgres } from './database/postgres-database.ts';
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

/** Reuses the archive of an earlier run if neither the SQL nor the day has changed. */
async function migratedMemory(): Promise<Database> {
  const folder = join(import.meta.dirname, '../.data-test');
  const current = await fingerprint();
  const file = join(folder, `${current}.tar`);
  const archive = await readFile(file).catch(() => null);
  if (archive) return openPglite({ archive: new Blob([new Uint8Array(archive)]) });

  const database = await openPglite();
  await migrate(database);
  await mkdir(folder, { recursive: true });
  // Keeps the current one, which other tests may be writing.
  const outdated = (await readdir(folder)).filter((name) => !name.startsWith(current));
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
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
