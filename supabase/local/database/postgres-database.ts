import { createPostgresConnection } from '@supabase/lite/postgres';
import { apiTypes, behaveAsHosted } from '../api/lite-corrections.ts';
import type { Database, Query, Row } from './database.ts';

const POOL_SIZE = 20;

/**
 * Opens a PostgreSQL server. Every connection of the pool is open when this returns, because many
 * parallel first calls on a cold pool fail.
 * @param url `postgres://…` of a superuser
 */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: POOL_SIZE,
      onnotice: () => {},
      types: {
        json: jsonType(114),
        jsonb: jsonType(3802),
        timestamps: {
          to: 1184,
          from: apiTypes.timestamps.oids,
          serialize: (value: string) => value,
          parse: apiTypes.timestamps.parse,
        },
        numbers: {
          to: 1700,
          from: apiTypes.numbers.oids,
          serialize: String,
          parse: apiTypes.numbers.parse,
        },
      },
    },
  });
  behaveAsHosted(connection);
  const { driver } = connection;
  await Promise.all(Array.from({ length: POOL_SIZE }, () => driver`select pg_sleep(0.05)`));

  const queryOn =
    (runner: Pick<typeof driver, 'unsafe'>): Query =>
    async (statement, parameters = []) => [
      ...(await runner.unsafe<Row[]>(statement, [...parameters])),
    ];

  return {
    connection,
    inTurn: (work) => work(),
    query: queryOn(driver),
    script: async (statements) => {
      await driver.unsafe(statements);
    },
    rehearse: async (work) => {
      const open = await driver.reserve();
      const query = queryOn(open);
      try {
        await query('begin');
        return await work(query);
      } finally {
        await query('rollback');
        open.release();
      }
    },
    listen: async (channel, onNotice) => {
      await driver.listen(channel, onNotice);
    },
    // A request whose caller was killed may keep its connection for ever.
    close: () => driver.end({ timeout: 5 }),
  };
}

/** Lite passes JSON as text already; postgres.js would encode it twice. */
function jsonType(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  };
}
