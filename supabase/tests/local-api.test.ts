import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setContextAtOnce } from '../local/api/request-settings.ts';
import { forgetRowArrays } from '../local/database/pglite-database.ts';

let connection: PgliteConnection;
let asLite: PgliteConnection['withContext'];

beforeAll(async () => {
  connection = await createPgliteConnection();
  Reflect.set(connection, 'rlsState', 'active');
  await connection.driver.exec(
    'create role anon; create role authenticated; create role service_role',
  );
  asLite = connection.withContext.bind(connection);
  setContextAtOnce(connection);
});
afterAll(() => connection?.close());

const SEEN = [
  'role',
  'storage.operation',
  'transaction_read_only',
  'request.jwt.claims',
  'request.jwt.claim.sub',
  'request.jwt.claim.role',
  'request.method',
  'request.path',
  'request.headers',
  'response.status',
  'response.headers',
];

type Arguments = Parameters<PgliteConnection['withContext']>;

/** Returns the settings of a request as its statement sees them. */
function seen(run: PgliteConnection['withContext'], vars: Arguments[0], options: Arguments[2]) {
  return run(
    vars,
    (db) =>
      db
        .selectNoFrom(({ fn, val, lit }) =>
          SEEN.map((name) => fn('current_setting', [val(name), lit(true)]).as(name)),
        )
        .executeTakeFirstOrThrow(),
    options,
  );
}

const rpc = { method: 'GET', path: '/rpc/x', readOnly: true, requestHeaders: { accept: 'a' } };
const jwt = { role: 'authenticated', sub: 'c', session_id: 'd' };

describe('the context of a request', () => {
  it.each([
    ['a visitor', { auth: { uid: null, role: 'anon', jwt: null } }, undefined],
    ['a person', { auth: { uid: 'c', role: 'authenticated', jwt } }, undefined],
    ['a call', { auth: { uid: 'c', role: 'authenticated', jwt } }, { rpc }],
    ['a write', { auth: { role: 'service_role', jwt } }, { rpc: { ...rpc, readOnly: false } }],
    [
      'an upload',
      { auth: { uid: 'c', role: 'authenticated', jwt }, storage: { operation: 'object.upload' } },
      undefined,
    ],
  ])('of %s equals the one that Lite sets, in one statement', async (_who, vars, options) => {
    const expected = await seen(asLite, vars, options);
    const query = vi.spyOn(connection.driver, 'query');
    expect(await seen(connection.withContext, vars, options)).toEqual(expected);
    // BEGIN, the settings, the statement itself, COMMIT.
    expect(query).toHaveBeenCalledTimes(4);
    query.mockRestore();
  });

  it('ends with the request', async () => {
    await seen(connection.withContext, { auth: { uid: 'c', role: 'authenticated', jwt } }, { rpc });
    const after = await seen(asLite, undefined, undefined);
    expect(after).toMatchObject({ role: 'none', 'request.jwt.claims': '', 'request.method': '' });
  });

  it('falls back to Lite for an unknown role or without a commit', async () => {
    const query = vi.spyOn(connection.driver, 'query');
    const stranger = { auth: { uid: null, role: 'stranger', jwt: null } };
    await expect(seen(connection.withContext, stranger, undefined)).rejects.toThrow('stranger');
    const vars = { auth: { uid: 'c', role: 'authenticated', jwt } };
    await seen(connection.withContext, vars, { forceRollback: true });
    expect(query.mock.calls.map(([statement]) => statement)).toContain('ROLLBACK');
    query.mockRestore();
  });
});

it('PGlite copies no parsers for arrays of rows, but keeps those for other arrays', async () => {
  const { driver } = connection;
  const arrays = async (types: string) => {
    const { rows } = await driver.query<{ oids: number[] }>(
      `select array_agg(typarray::integer) as oids from pg_type where typarray <> 0 and ${types}`,
    );
    return new Set(rows[0]?.oids.map(String));
  };
  await forgetRowArrays(driver);
  const kept = new Set(Object.keys(driver.parsers));
  const ofRows = await arrays("typtype = 'c'");
  expect(ofRows.size).toBeGreaterThan(100);
  expect(kept.isDisjointFrom(ofRows)).toBe(true);
  expect(kept.isSupersetOf(await arrays("typname in ('text', 'uuid', 'timestamptz')"))).toBe(true);
});
