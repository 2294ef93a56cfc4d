import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { PlainError } from '../../supabase/local/plain-error.ts';
import { readArchive, verifyArchive, writeArchive } from './archive.ts';
import {
  appliedMigrations,
  connect,
  filledTables,
  loadRows,
  type Manifest,
  manifest,
  openSnapshot,
  restoredTables,
  storedFiles,
} from './database.ts';
import { openStorage } from './files.ts';

/** A site's data: its database, and its files by the API of the same Supabase project. */
export type Place = { databaseUrl: string; supabaseUrl: string; secretKey: string };

const storedFile = z.object({
  bucket: z.string(),
  name: z.string(),
  type: z.string(),
  cacheControl: z.string(),
});

/** Writes database and files into a new archive, reads it back, and returns what is in it. */
export async function backUp(place: Place, file: string, key: Buffer | null): Promise<Manifest> {
  const unfinished = `${file}.part`;
  const storage = openStorage(place.supabaseUrl, place.secretKey);
  const snapshot = await openSnapshot(place.databaseUrl);
  try {
    const archive = writeArchive(unfinished, key);
    await archive.add('manifest', [Buffer.from(JSON.stringify(snapshot.manifest))]);
    await archive.add('database', snapshot.dump());
    for (const stored of snapshot.files) {
      const bytes = await storage.read(stored);
      if (bytes) await archive.add(`file ${JSON.stringify(stored)}`, [bytes]);
    }
    await archive.end();
    await verifyArchive(unfinished, key);
    await rename(unfinished, file);
    return snapshot.manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await snapshot.close();
  }
}

/** Throws unless the database may be filled with the archive; returns the tables to fill. */
async function checkTarget({ databaseUrl }: Place, wanted: Manifest, overwrite: string | null) {
  const sql = connect(databaseUrl);
  try {
    const applied = await appliedMigrations(sql);
    if (applied.join() !== wanted.migrations.join()) {
      const at = (versions: string[]) => versions.at(-1) ?? 'none';
      throw new PlainError(
        `The database has ${applied.length} migrations (the last is ${at(applied)}), the archive is of ${wanted.migrations.length} (${at(wanted.migrations)}): migrate an empty database with the release of the archive, restore, then migrate on. Nothing was changed.`,
      );
    }
    const filled = await filledTables(sql);
    const [{ database = '' } = {}] = await sql<{ database: string }[]>`
      select current_database() as database`;
    if (filled.length > 0 && overwrite !== database) {
      throw new PlainError(
        `The database ${database} holds data (${filled.slice(0, 3).join(', ')}…). To replace all of it, add --overwrite=${database}. Nothing was changed.`,
      );
    }
    return await restoredTables(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Fills a migrated database and its Storage with an archive. The whole archive is verified before anything changes.
 * @param options.overwrite name of the database whose data may be replaced
 */
export async function restore(
  place: Place,
  file: string,
  { key, overwrite }: { key: Buffer | null; overwrite: string | null },
): Promise<Manifest> {
  await verifyArchive(file, key);
  const storage = openStorage(place.supabaseUrl, place.secretKey);
  const brought = new Set<string>();
  let found: Manifest | undefined;
  for await (const { label, content } of readArchive(file, key)) {
    if (label === 'manifest') {
      found = manifest.parse(JSON.parse((await buffer(content)).toString()));
    } else if (label === 'database') {
      if (!found) throw new Error('The archive does not begin with its manifest');
      const tables = await checkTarget(place, found, overwrite);
      await loadRows(place.databaseUrl, { tables, rows: found.rows }, content);
    } else {
      const stored = storedFile.parse(JSON.parse(label.slice('file '.length)));
      await storage.write(stored, new Uint8Array(await buffer(content)));
      brought.add(`${stored.bucket}/${stored.name}`);
    }
  }
  if (!found) throw new Error('The archive has no manifest');
  const sql = connect(place.databaseUrl);
  try {
    for (const stored of await storedFiles(sql)) {
      if (!brought.has(`${stored.bucket}/${stored.name}`)) await storage.remove(stored);
    }
  } finally {
    await sql.end();
  }
  return found;
}
