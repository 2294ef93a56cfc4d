import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeys } from '../../supabase/local/api/keys.ts';
import { migrate } from '../../supabase/local/database/migrations.ts';
import { openPostgres } from '../../supabase/local/database/postgres-database.ts';
import { startPostgres } from '../../supabase/local/database/postgres-server.ts';
import { seedFiles } from '../../supabase/local/database/seed-files.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { fill, type Volume } from '../../supabase/tests/volume/volume.ts';
import { fingerprint } from './fingerprint.ts';
import { backUp, type Place, restore } from './work.ts';

/** Starts a Supabase on its own PostgreSQL server, migrated; with the demo's data if it is `seeded`. */
export async function startSite(seeded: boolean) {
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const database = await openPostgres(server.url);
  await migrate(database, { seed: seeded });
  const keys = generateKeys();
  const stack = await startStack({
    database,
    keys,
    siteUrl: 'http://localhost:3000',
    webhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
    ports: { api: 0, mailbox: 0, smtp: 0, hook: 0 },
    folder,
  });
  if (seeded) await seedFiles(database.query, stack.url, keys.secret);
  const place: Place = {
    databaseUrl: server.url,
    supabaseUrl: stack.url,
    secretKey: keys.secret,
  };
  return {
    place,
    sql: database.query,
    async stop() {
      await stack.stop();
      await database.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Backs up a site with this many records, throws its server away, restores on a new one, and compares.
 * @returns the times in seconds, and what differs: nothing
 */
export async function drill(volume: Volume) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-archive-'));
  const file = join(folder, 'site.backup');
  const key = randomBytes(32);
  const lost = await startSite(true);
  await fill(lost.sql, volume);
  const before = await fingerprint(lost.place);
  let at = performance.now();
  const lap = () => {
    const seconds = (performance.now() - at) / 1000;
    at = performance.now();
    return seconds;
  };
  await backUp(lost.place, file, key);
  const backupSeconds = lap();
  await lost.stop();

  at = performance.now();
  const found = await startSite(false);
  const migrateSeconds = lap();
  const { rows } = await restore(found.place, file, { key, overwrite: null });
  const restoreSeconds = lap();
  const after = await fingerprint(found.place);
  await found.stop();
  rmSync(folder, { recursive: true });
  const differs = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
  return {
    rows,
    compared: Object.keys(before).length,
    differs,
    backupSeconds,
    migrateSeconds,
    restoreSeconds,
  };
}
