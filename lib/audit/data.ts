import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { NEW_RECORD, orderOf } from '@/lib/core/lists/params';
import { deviceName } from '@/lib/core/requests/device-name';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { differences } from './changes';
import { type AuditFilters, type DeletedFilters, THE_SITE } from './filters';
import { columnLabel, valueLabel } from './labels';
import {
  type AuditEntry,
  auditRow,
  type DeletedRecord,
  deletedRow,
  type RecordEnd,
  recordEnd,
  restoreAnswer,
} from './model';
import { recordName } from './record-name';
import type { RestoreInput } from './schema';

const DELETED = 'id, at, table:table_name, recordId:record_id, actorId:actor_id, before';
const COLUMNS = `${DELETED}, action, after, ip, userAgent:user_agent` as const;

const UNKNOWN_PERSON = 'A former colleague';

function actorName(id: string | null, names: ReadonlyMap<string, string>): string | null {
  return id && (names.get(id) ?? UNKNOWN_PERSON);
}

function entryOf(
  { actorId, before, after, ip, userAgent, ...row }: z.output<typeof auditRow>,
  names: ReadonlyMap<string, string>,
): AuditEntry {
  return {
    ...row,
    recordName: recordName(after ?? before ?? {}, row.recordId),
    actorName: actorName(actorId, names),
    origin: [userAgent && deviceName(userAgent), ip].filter(Boolean).join(', ') || null,
    changes: differences(before, after, names, {
      columnLabel: (column) => columnLabel(row.table, column),
      valueLabel,
    }),
  };
}

/** Maximum number of ids per request for names; a longer URL would be refused. */
const IDS_AT_ONCE = 100;

/**
 * Returns the names of the people and teams whose ids these entries contain. Includes people without access, because
 * the log outlives it.
 */
async function readNames(leader: Leader, entries: unknown): Promise<ReadonlyMap<string, string>> {
  const client = await sessionClient();
  const ids = [
    ...new Set(
      JSON.stringify(entries).match(/(?<=")[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=")/g),
    ),
  ];
  const chunks = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, chunk) =>
    ids.slice(chunk * IDS_AT_ONCE, (chunk + 1) * IDS_AT_ONCE),
  );
  const named = await Promise.all(
    (['user_profiles', 'teams'] as const).flatMap((table) =>
      chunks.map(async (some) => {
        const answer = await client.from(table).select('id, name').in('id', some);
        return dataOf(answer, `${leader.id} could not read names`);
      }),
    ),
  );
  return new Map(named.flat().map(({ id, name }) => [id, name]));
}

/**
 * Returns one page of the audit log.
 * @param after the `next` of the previous page
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
  const answer = await keyset(query, orderOf(filters.sort), after);
  const rows = dataOf(answer, `${leader.id} could not read the audit log`);
  const names = await readNames(leader, rows);
  const entries = z
    .array(auditRow)
    .parse(rows)
    .map((row) => entryOf(row, names));
  return pageOf(entries, ({ id }) => id);
}

/** Returns one entry of the log, or null. */
export async function readAuditEntry(leader: Leader, id: string): Promise<AuditEntry | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const client = await sessionClient();
  const answer = await client.from('audit_log').select(COLUMNS).eq('id', Number(id)).maybeSingle();
  const data = dataOf(answer, `${leader.id} could not read entry ${id}`);
  return data && entryOf(auditRow.parse(data), await readNames(leader, data));
}

/** Returns one page of the records that were deleted within 30 days and can be restored. */
export async function listDeleted(
  leader: Leader,
  { table, sort, after }: DeletedFilters,
): Promise<Page<DeletedRecord>> {
  const client = await sessionClient();
  let query = client.from('deleted_records').select(DELETED);
  if (table) query = query.eq('table_name', table);
  const answer = await keyset(query, orderOf(sort), after);
  const rows = dataOf(answer, `${leader.id} could not list deleted records`);
  const names = await readNames(
    leader,
    rows.map(({ actorId }) => actorId),
  );
  const records = z
    .array(deletedRow)
    .parse(rows)
    .map(({ actorId, before, ...row }) => ({
      ...row,
      recordName: recordName(before ?? {}, row.recordId),
      actorName: actorName(actorId, names),
    }));
  return pageOf(records, ({ id }) => id);
}

/** Restores deleted records. */
export async function restoreRecords(leader: Leader, { table, recordIds }: RestoreInput) {
  const client = await sessionClient();
  const answer = await client.rpc('restore_deleted', { table_name: table, record_ids: recordIds });
  return restoreAnswer.parse(dataOf(answer, `${leader.id} could not restore ${table}`));
}

/**
 * Returns why a drawer can no longer show a record, such as its deletion; null while the record exists.
 * @param found the record as the drawer reads it
 */
export async function readEnd(
  staff: Staff,
  table: string,
  id: string,
  found: Promise<unknown>,
): Promise<RecordEnd | null> {
  if (id === NEW_RECORD || (await found)) return null;
  const client = await sessionClient();
  const answer = await client
    .rpc('record_end', { of_table: table, of_record: id })
    .select('what, actor, holder')
    .maybeSingle();
  const end = dataOf(answer, `${staff.id} could not read the end of ${table} ${id}`);
  return end ? recordEnd.parse(end) : { what: null };
}
