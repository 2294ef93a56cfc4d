import { oneAtATime } from '../commands/one-at-a-time.ts';
import type { Database } from '../database/database.ts';
import { quoted, type Table } from './table.ts';

type Record = { [column: string]: unknown };

export type Change = {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  table: Table;
  /** The new row; null after a delete. */
  record: Record | null;
  /** The old row; null after an insert. */
  oldRecord: Record | null;
  /** ISO 8601 timestamp. */
  at: string;
};

const BATCH = 200;
const CHANNEL = 'local_realtime';

// Rows are queued in a table, because notifications are limited to 8000 bytes.
const capture = `
create schema if not exists local_realtime;
revoke all on schema local_realtime from public;
create table if not exists local_realtime.changes (
  id bigint generated always as identity primary key,
  type text not null,
  table_name text not null,
  record jsonb,
  old_record jsonb,
  at timestamptz not null default clock_timestamp()
);
create or replace function local_realtime.capture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into local_realtime.changes (type, table_name, record, old_record)
  values (
    tg_op,
    tg_table_schema || '.' || tg_table_name,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  perform pg_notify('${CHANNEL}', '');
  return null;
end
$$;
revoke all on function local_realtime.capture() from public;
truncate local_realtime.changes;
`;

/**
 * Calls `onChange` for each committed change of the tables, in the order of the writes, and awaits each call. Changes
 * are dropped only while there are no subscribers.
 * @param isWatched changes are discarded unread while it returns false
 */
export async function followChanges(
  database: Database,
  tables: Map<string, Table>,
  isWatched: () => boolean,
  onChange: (change: Change) => Promise<void>,
): Promise<void> {
  const triggers = [...tables.values()].map(
    (table) => `create or replace trigger ${quoted('zz_local_realtime')}
      after insert or update or delete on ${table.sqlName}
      for each row execute function local_realtime.capture();`,
  );
  await database.script(capture + triggers.join('\n'));

  const drain = async () => {
    for (;;) {
      if (!isWatched()) {
        await database.query('delete from local_realtime.changes');
        return;
      }
      const changes = await takeBatch(database, tables);
      for (const change of changes) await onChange(change);
      if (changes.length < BATCH) return;
    }
  };
  const inOrder = oneAtATime();
  await database.listen(CHANNEL, () => {
    inOrder(drain).catch((error: unknown) => console.error('Realtime lost changes:', error));
  });
}

/** Deletes and returns rows. Tracking the last id instead would miss rows that are committed late. */
async function takeBatch(database: Database, tables: Map<string, Table>): Promise<Change[]> {
  const rows = await database.query(`
    with taken as (
      delete from local_realtime.changes
      where id in (select id from local_realtime.changes order by id limit ${BATCH})
      returning *
    )
    select type, table_name, record::text, old_record::text,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from taken order by id`);
  return rows.flatMap((row) => {
    const table = tables.get(String(row.table_name));
    const type = row.type;
    if (!table || (type !== 'INSERT' && type !== 'UPDATE' && type !== 'DELETE')) return [];
    return {
      type,
      table,
      record: parsed(row.record),
      oldRecord: parsed(row.old_record),
      at: String(row.at),
    };
  });
}

function parsed(text: unknown): Record | null {
  return typeof text === 'string' ? JSON.parse(text) : null;
}
