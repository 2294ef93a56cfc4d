import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { apiTypes, behaveAsHosted } from '../api/lite-corrections.ts';
import type { Database, Query } from './database.ts';
import { keepPool, type Reserved } from './postgres-pool.ts';

type Driver = PostgresConnection['driver'];
type DriverOptions = Parameters<typeof createPostgresConnection>[0]['postgresOptions'];

const POOL_SIZE = 20;

/**
 * Connects to a PostgreSQL server, which may restart later: running statements then fail, and new ones reconnect.
 * @param url `postgres://…` of a superuser
 */
export async function openPostgres(url: string): Promise<Database> {
  const connect = (options?: DriverOptions) =>
    createPostgresConnection({ url, postgresOptions: { ...postgresOptions, ...options } });
  // Fails immediately if there is no server, instead of at the first request.
  const { parsers, serializers } = await readArrayTypes(connect({ max: 1 }).driver);
  const pool = keepPool((options) => {
    const { driver } = connect({ ...options, fetch_types: false });
    Object.assign(driver.options.parsers, parsers);
    Object.assign(driver.options.serializers, serializers);
    return driver;
  }, POOL_SIZE);
  const connection = connect();
  // Lite gets all connections through this function.
  Reflect.set(connection.driver, 'reserve', pool.reserve);
  behaveAsHosted(connection);

  const queryOn =
    ({ unsafe }: Pick<Reserved, 'unsafe'>): Query =>
    async (statement, parameters = []) => [...(await unsafe(statement, [...parameters]))];

  async function reserved<Result>(work: (open: Reserved) => Promise<Result>): Promise<Result> {
    const open = await pool.reserve();
    try {
      return await work(open);
    } finally {
      open.release();
    }
  }

  return {
    connection,
    inTurn: (work) => work(),
    query: (statement, parameters) => reserved((open) => queryOn(open)(statement, parameters)),
    script: (statements) =>
      reserved(async ({ unsafe }) => {
        await unsafe(statements);
      }),
    rehearse: (work) =>
      reserved(async (open) => {
        const query = queryOn(open);
        try {
          await query('begin');
          return await work(query);
        } finally {
          await query('rollback');
        }
      }),
    listen: pool.listen,
    close: pool.close,
  };
}

/**
 * Returns the parsers and serializers of a driver, including array types, which it queries from the server. By default
 * the driver queries them on each connection. If a connection is lost during this query, an unhandled rejection ends
 * the process.
 */
async function readArrayTypes(driver: Driver) {
  await driver`select 1`;
  await driver.end();
  return driver.options;
}

const postgresOptions = {
  // Otherwise connections would close after a while, which looks like a stopped server.
  max_lifetime: null,
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
};

/** Lite already passes JSON as text, which postgres.js would encode a second time. */
function jsonType(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  };
}
