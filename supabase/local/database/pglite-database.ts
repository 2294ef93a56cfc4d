import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { apiTypes, behaveAsHosted } from '../api/lite-corrections.ts';
import { oneAtATime } from '../commands/one-at-a-time.ts';
import type { Database, Row, Value } from './database.ts';

export type PgliteDatabase = Database & {
  /** Returns an archive of the data folder that can be passed to `openPglite`. */
  archive(): Promise<Blob>;
};

/**
 * Opens a PostgreSQL database inside this process.
 * @param from folder for the data, or an archive to copy into memory
 */
export async function openPglite(from?: {
  folder?: string;
  archive?: Blob;
}): Promise<PgliteDatabase> {
  const connection = await createPgliteConnection({
    ...(from?.folder && { url: from.folder }),
    pgliteOptions: {
      parsers: Object.fromEntries(
        Object.values(apiTypes).flatMap(({ oids, parse }) => oids.map((oid) => [oid, parse])),
      ),
      ...(from?.archive && { loadDataDir: from.archive }),
    },
  });
  behaveAsHosted(connection);
  const { driver } = connection;
  await driver.waitReady;
  await driver.exec("set timezone to 'UTC'");
  await forgetRowArrays(driver);
  // Lite starts a transaction on the single connection without waiting for the open one, so concurrent requests would
  // run under each other's role.
  const inTurn = oneAtATime();
  const rows = async (statement: string, parameters: readonly Value[] = []) =>
    (await driver.query<Row>(statement, [...parameters])).rows;

  return {
    connection,
    inTurn,
    query: (statement, parameters) => inTurn(() => rows(statement, parameters)),
    script: (statements) =>
      inTurn(async () => {
        await driver.exec(statements);
      }),
    rehearse: (work) =>
      inTurn(async () => {
        await driver.exec('begin');
        try {
          return await work(rows);
        } finally {
          await driver.exec('rollback');
        }
      }),
    listen: async (channel, onNotice) => {
      await inTurn(() => driver.listen(channel, onNotice));
    },
    archive: () => inTurn(() => driver.dumpDataDir('none')),
    close: () => inTurn(() => connection.close()),
  };
}

/**
 * Removes two thirds of the parsers, which PGlite copies for each statement. They are for arrays of table rows, which
 * none of our queries returns.
 */
export async function forgetRowArrays(driver: PgliteConnection['driver']): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    "select typarray::integer as oid from pg_type where typtype = 'c' and typarray <> 0",
  );
  for (const { oid } of rows) delete driver.parsers[oid];
}
