import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { type AuditFilters, type DeletedFilters, THE_SITE } from './filters';
import { columnLabel, valueLabel } from './labels';
import { AUDIT_ACTIONS, differences, recordName } from './rules';
import {
  type AuditEntry,
  type DeletedRecord,
  RESTORABLE_TABLES,
  type RestoreInput,
  restoreAnswer,
} from './schema';

const COLUMNS = 'id, at, table_name, record_id, action, actor_id, before, after';

const loggedRow = z.record(z.string(), z.unknown()).nullable();

const entryRow = z.object({
  id: z.coerce.string(),
  at: z.string(),
  table_name: z.string(),
  record_id: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  actor_id: z.guid().nullable(),
  before: loggedRow,
  after: loggedRow,
});

const deletedRow = entryRow
  .omit({ after: true, action: true })
  .extend({ table_name: z.enum(RESTORABLE_TABLES) });

const UNKNOWN_PERSON = 'Somebody who left';

function actorName(id: string | null, names: ReadonlyMap<string, string>): string | null {
  return id && (names.get(id) ?? UNKNOWN_PERSON);
}

function entryOf(row: z.output<typeof entryRow>, names: ReadonlyMap<string, string>): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    table: row.table_name,
    recordId: row.record_id,
    recordName: recordName(row.after ?? row.before ?? {}, row.record_id),
    action: row.action,
    actorName: actorName(row.actor_id, names),
    changes: differences(row.before, row.after, names, {
      columnLabel: (column) => columnLabel(row.table_name, column),
      valueLabel,
    }),
  };
}

/** Names of teams, and of everybody with a profile, whatever their access, since the log outlives it. */
async function readNames(leader: Leader): Promise<ReadonlyMap<string, string>> {
  const client = await sessionClient();
  const answers = await Promise.all([
    client.from('user_profiles').select('id, name'),
    client.from('teams').select('id, name'),
  ]);
  return new Map(
    answers.flatMap(({ data, error }) => {
      if (error) throw new Error(`${leader.id} could not read names`, { cause: error });
      return data.map(({ id, name }): [string, string] => [id, name]);
    }),
  );
}

/**
 * One page of who changed what.
 * @param after the `next` of the page before
 * @throws Error if the database cannot be asked
 */
export async function listAudit(
  leader: Leader,
  filters: AuditFilters,
  after: string | null = filters.after,
): Promise<Page<AuditEntry>> {
  const client = await sessionClient();
  let query = client.from('audit_log').select(COLUMNS);
  if (filters.table) query = query.eq('table_name', filters.table);
  if (filters.record) query = query.eq('record_id', filters.record);
  if (filters.person === THE_SITE) query = query.is('actor_id', null);
  else if (filters.person) query = query.eq('actor_id', filters.person);
  if (filters.action) query = query.eq('action', filters.action);
  if (filters.from) query = query.gte('at', startOfDay(filters.from));
  if (filters.to) query = query.lt('at', endOfDay(filters.to));
  const [{ data, error }, names] = await Promise.all([
    keyset(query, orderOf(filters.sort), after),
    readNames(leader),
  ]);
  if (error) throw new Error(`${leader.id} could not read the audit log`, { cause: error });
  return pageOf(
    z
      .array(entryRow)
      .parse(data)
      .map((row) => entryOf(row, names)),
    ({ id }) => id,
  );
}

/**
 * One entry of the log, or null.
 * @throws Error if the database cannot be asked
 */
export async function readAuditEntry(leader: Leader, id: string): Promise<AuditEntry | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const client = await sessionClient();
  const [{ data, error }, names] = await Promise.all([
    client.from('audit_log').select(COLUMNS).eq('id', Number(id)).maybeSingle(),
    readNames(leader),
  ]);
  if (error) throw new Error(`${leader.id} could not read entry ${id}`, { cause: error });
  return data && entryOf(entryRow.parse(data), names);
}

/**
 * One page of what was deleted within 30 days and can be put back.
 * @throws Error if the database cannot be asked
 */
export async function listDeleted(
  leader: Leader,
  { table, sort, after }: DeletedFilters,
): Promise<Page<DeletedRecord>> {
  const client = await sessionClient();
  let query = client
    .from('deleted_records')
    .select('id, at, table_name, record_id, actor_id, before');
  if (table) query = query.eq('table_name', table);
  const [{ data, error }, names] = await Promise.all([
    keyset(query, orderOf(sort), after),
    readNames(leader),
  ]);
  if (error) throw new Error(`${leader.id} could not list deleted records`, { cause: error });
  const { rows, next } = pageOf(z.array(deletedRow).parse(data), ({ id }) => id);
  return {
    next,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at,
      table: row.table_name,
      recordId: row.record_id,
      recordName: recordName(row.before ?? {}, row.record_id),
      actorName: actorName(row.actor_id, names),
    })),
  };
}

/**
 * Puts deleted records back.
 * @throws Error if the database cannot be asked
 */
export async function restoreRecords(leader: Leader, { table, recordIds }: RestoreInput) {
  const client = await sessionClient();
  const { data, error } = await client.rpc('restore_deleted', {
    table_name: table,
    record_ids: recordIds,
  });
  if (error) throw new Error(`${leader.id} could not restore ${table}`, { cause: error });
  return restoreAnswer.parse(data);
}
