import type { Database, Query } from '../database/database.ts';
import type { Change } from './change-feed.ts';
import type { Identity } from './identity.ts';
import { quoted, type Table } from './table.ts';

/**
 * Returns the part of a change that an identity may see, as the `data` of a `postgres_changes` message, or null. Checks
 * the policies of the table with a query under the role and claims of the identity. The old row only contains the
 * primary key, like on hosted Supabase with RLS. A deleted row is inserted again for this query, in a transaction that
 * is rolled back.
 */
export async function visibleData(database: Database, change: Change, identity: Identity) {
  const { table, record, oldRecord } = change;
  const readable = table.columns.filter((column) => column.readableBy.includes(identity.role));
  const keys = table.columns.filter((column) => column.isKey);
  const row = record ?? oldRecord;
  if (!row || keys.length === 0 || !keys.every((key) => readable.includes(key))) return null;

  const isVisible = await database.rehearse(async (query) => {
    await putBack(query, table, row);
    await become(query, identity);
    const conditions = keys.map(
      (key, index) => `${quoted(key.name)} = cast($${index + 1}::text as ${key.type})`,
    );
    const found = await query(
      `select 1 from ${table.sqlName} where ${conditions.join(' and ')}`,
      keys.map((key) => String(row[key.name])),
    );
    return found.length > 0;
  });
  if (!isVisible) return null;

  const only = (source: Record<string, unknown> | null, columns: typeof readable) =>
    source && Object.fromEntries(columns.map(({ name }) => [name, source[name]]));
  return {
    schema: table.schema,
    table: table.name,
    type: change.type,
    commit_timestamp: change.at,
    columns: readable.map(({ name, typeName }) => ({ name, type: typeName })),
    ...(record && { record: only(record, readable) }),
    ...(oldRecord && { old_record: only(oldRecord, keys) }),
    errors: null,
  };
}

async function putBack(query: Query, table: Table, row: Record<string, unknown>): Promise<void> {
  const names = table.columns
    .filter((column) => !column.isGenerated)
    .map((column) => quoted(column.name))
    .join(', ');
  // Disables triggers and foreign keys.
  await query('set local session_replication_role = replica');
  await query(
    `insert into ${table.sqlName} (${names}) overriding system value
     select ${names} from jsonb_populate_record(null::${table.sqlName}, $1::text::jsonb)
     on conflict do nothing`,
    [JSON.stringify(row)],
  );
}

async function become(query: Query, { role, claims }: Identity): Promise<void> {
  await query(
    `select set_config('request.jwt.claims', $1, true),
       set_config('request.jwt.claim.sub', $2, true),
       set_config('request.jwt.claim.role', $3, true),
       set_config('request.jwt.claim.email', $4, true)`,
    [JSON.stringify(claims), String(claims.sub ?? ''), role, String(claims.email ?? '')],
  );
  await query(`set local role ${quoted(role)}`);
}
