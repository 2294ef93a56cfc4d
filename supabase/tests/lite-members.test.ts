import { readFileSync } from 'node:fs';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTypes, behaveAsHosted } from '../local/api/lite-corrections.ts';
import { baseSchema } from '../local/database/base-schema.ts';
import { forgetRowArrays } from '../local/database/pglite-database.ts';

// Tests each correction of Lite (supabase/local/api, pglite-database.ts) that relies on an undocumented member, and
// the behaviour without it. A failure shows what to check in a new release of Lite, or that a correction can be
// removed.

let bare: PgliteConnection;
let corrected: PgliteConnection;

async function open(): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({});
  await connection.driver.waitReady;
  await connection.driver.exec(`${baseSchema}
    create table public.guarded (id integer primary key, code text check (code <> 'no'));
    alter table public.guarded enable row level security;
    revoke all on public.guarded from anon;
    create unique index some_codes on public.guarded (code) where id > 5;`);
  return connection;
}

beforeAll(async () => {
  [bare, corrected] = await Promise.all([open(), open()]);
  behaveAsHosted(corrected);
});
afterAll(() => Promise.all([bare?.close(), corrected?.close()]));

const both = [
  ['Lite', () => bare],
  ['the corrected Lite', () => corrected],
] as const;

it('has the version that these corrections were made for', () => {
  const versionOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const root = `${import.meta.dirname}/../..`;
  const { version } = versionOf(`${root}/node_modules/@supabase/lite/package.json`);
  expect(versionOf(`${root}/package.json`).devDependencies['@supabase/lite']).toBe(version);
});

describe('rlsState', () => {
  /** Sends a request as Lite does, without our `withContext`; returns whether visitors may write then. */
  async function visitorsMayWrite(connection: PgliteConnection): Promise<unknown> {
    const roll = connection.withContext({ auth: { role: 'anon' } }, async () => {}, {
      forceRollback: true,
    });
    await roll.catch(() => {});
    const { rows } = await connection.driver.query<{ may: boolean }>(
      "select has_table_privilege('anon', 'public.guarded', 'insert') as may",
    );
    return rows[0]?.may;
  }

  it('keeps Lite from granting everything to everyone', async () => {
    expect(await visitorsMayWrite(corrected)).toBe(false);
    // Otherwise the assertion above could pass because Lite had removed or renamed the member.
    expect(await visitorsMayWrite(bare)).toBe(true);
  });

  it('fails immediately if Lite has no such member', () => {
    const renamed = Object.create(Object.getPrototypeOf(bare));
    expect(() => behaveAsHosted(renamed)).toThrow('rlsState');
  });
});

describe('withContext', () => {
  it('sets the role and claims for the transaction of the request only', async () => {
    const who = async (auth: object) =>
      corrected.withContext({ auth }, async (transaction) => {
        const rows = await transaction
          .selectNoFrom(({ fn, val }) => [
            fn('current_setting', [val('role')]).as('role'),
            fn('current_setting', [val('request.jwt.claims'), val(true)]).as('claims'),
          ])
          .execute();
        return rows[0];
      });
    const jwt = { sub: 'somebody', session_id: 'one' };
    expect(await who({ role: 'authenticated', uid: 'somebody', jwt })).toEqual({
      role: 'authenticated',
      claims: JSON.stringify(jwt),
    });
    expect(await who({ role: 'anon' })).toMatchObject({ role: 'anon' });
    const { rows } = await corrected.driver.query("select current_setting('role') as role");
    expect(rows).toEqual([{ role: 'none' }]);
  });
});

describe('normalizeDbError', () => {
  it('keeps the code of a denied request that Lite answers with 500', async () => {
    const error: unknown = await corrected.driver
      .query("insert into public.guarded values (1, 'no')")
      .catch((thrown: unknown) => thrown);
    expect(bare.normalizeDbError(error)).toMatchObject({ code: '23514' });
    const told = corrected.normalizeDbError(error);
    expect(told).toMatchObject({ code: 'PGRST', detail: expect.stringContaining('"status":400') });
  });
});

describe('introspect', () => {
  it.each(both)('%s finds indexes, and hosted ignores all of them', async (who, connection) => {
    const { indexes, tables } = await connection().introspect();
    expect(tables.length).toBeGreaterThan(0);
    if (who === 'Lite') expect(JSON.stringify(indexes)).toContain('some_codes');
    else expect(indexes).toEqual([]);
  });
});

it('onPostgrestAST is called before each statement', () => {
  expect(bare.onPostgrestAST).toBeTypeOf('function');
  expect(corrected.onPostgrestAST).not.toBe(bare.onPostgrestAST);
});

it('an App stores its files in _storageAdapter', async () => {
  const app = new App({
    connection: corrected,
    storage: { enabled: true },
    auth: { enabled: true, jwt_secret: '0123456789'.repeat(4) },
    options: { server: { admin: false, disableStudio: true } },
  });
  expect('_storageAdapter' in app).toBe(true);
});

describe('the parsers of the driver', () => {
  it('parse values that the Data API writes differently', async () => {
    const parsers = Object.values(apiTypes).flatMap(({ oids, parse }) =>
      oids.map((oid) => [oid, parse] as const),
    );
    const connection = await createPgliteConnection({
      pgliteOptions: { parsers: Object.fromEntries(parsers) },
    });
    await connection.driver.waitReady;
    const { rows } = await connection.driver.query(
      "select 12::bigint as big, '2026-12-01 16:00+00'::timestamptz at time zone 'UTC' as at",
    );
    expect(rows).toEqual([{ big: 12, at: '2026-12-01T16:00:00' }]);
    await connection.close();
  });

  it('exclude arrays of rows, which PGlite would copy for every statement', async () => {
    const before = Object.keys(bare.driver.parsers).length;
    await forgetRowArrays(bare.driver);
    expect(Object.keys(bare.driver.parsers).length).toBeLessThan(before);
  });
});
