import { CONTENT_TABLES } from '../../lib/paths.ts';
import type { TestStack } from '../local/test-stack.ts';

type Stack = Pick<TestStack, 'sql'>;

/** Texts written only by our code or by staff with an account: they name no visitor. */
const WRITTEN_BY_CODE = [
  'audit_log.action',
  'audit_log.record_id',
  'audit_log.table_name',
  // Addresses of machines, our own error texts, a fixed set of values.
  'booking_host_calendars.hostname',
  'booking_host_calendars.last_error',
  'booking_host_calendars.name',
  'booking_host_calendars.not_understood',
  'booking_host_calendars.url',
  'booking_host_exceptions.kind',
  'booking_hosts.meeting_url',
  'booking_reminders.kind',
  'content_reviews.state',
  'content_reviews.table_name',
  'content_rights.kind',
  'content_rights.level',
  'calendar_feeds.token_hash',
  'inbox_snoozes.item',
  'notification_preferences.kind',
  'notifications.kind',
  'notifications.record_table',
  'outbox.record_table',
  'outbox.target',
  'outbox.topic',
  // URL of a server, its events, responses and secrets.
  'delivery_targets.last_error',
  'delivery_targets.target',
  'webhook_endpoints.event_types',
  'webhook_endpoints.url',
  'webhook_secrets.previous',
  'webhook_secrets.secret',
  'privacy_requests.pseudonyms',
  'privacy_requests.records',
  'privacy_requests.reference',
  // The kind of a record and the state of a run; an SQLSTATE; rules without text.
  'playbook_runs.record_table',
  'playbook_runs.failure',
  'playbooks.subject',
  'playbooks.trigger_type',
  'task_series.rule',
  'tasks.due_rule',
  // The kind of a record; the state of an email.
  'replies.state',
  'reply_templates.kind',
  'rate_limits.bucket',
  'rate_limits.subject',
  'cron_runs.job',
  // Only ids, states and times, written by triggers.
  'events.facts',
  'events.record_table',
  'events.type',
  // Steps of a visitor in a sandbox, connection errors of our own receiver, and secrets.
  'sandbox_entries.error',
  'sandbox_entries.kind',
  'sandbox_runs.secret',
  'recovery_codes.code_hash',
  'retention_runs.removed',
  'second_factors.secret',
  // Sort keys, set by a trigger.
  'tasks.assignee_order',
  'tasks.priority_order',
  'tasks.status_order',
  'tasks.team_order',
  'servers.clock',
  'servers.name',
  'staff_sessions.device_hash',
  'staff_sessions.ip',
  'staff_sessions.user_agent',
  'stale_marks.key',
  // Written by triggers from the tags of contacts.
  'client_tags.name',
];

/**
 * Tables of published content, with drafts and history: the preview counts texts that name a person, and leaders edit
 * them.
 */
const PUBLISHED: string[] = [
  ...CONTENT_TABLES,
  'blog_tags',
  'content_drafts',
  'content_revisions',
  'course_chapters',
  'course_lessons',
  'figures',
  'image_uses',
  'images',
  'lesson_texts',
  // URLs of pages.
  'newsletter_issues',
  'newsletter_links',
  'passages',
  'slug_redirects',
  'videos',
  'webinar_rooms',
];

/** Staff have accounts; the rights of visitors do not apply to them. */
const ACCOUNTS = ['user_profiles'];

export type Column = { table: string; name: string; type: string };

/** Returns the columns that can name a visitor. A new column is included until it is listed above. */
export async function textColumns({ sql }: Stack): Promise<Column[]> {
  const rows = await sql(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'json'::regtype)
    order by 1, 2`);
  return rows
    .map(({ table, name, type }) => ({
      table: String(table),
      name: String(name),
      type: String(type),
    }))
    .filter(({ table }) => ![...PUBLISHED, ...ACCOUNTS].includes(table))
    .filter(({ table, name }) => !WRITTEN_BY_CODE.includes(`${table}.${name}`));
}

export const forms: Record<string, (text: string) => unknown> = {
  text: (text) => text,
  'character varying': (text) => text,
  'text[]': (text) => [text],
  jsonb: (text) => ({ title: { from: 'x', to: text }, inner: [text] }),
  json: (text) => ({ inner: [text] }),
};

/** Writes the first of these texts that a column accepts; returns false if it accepts none. */
export async function fill(
  { sql }: Stack,
  table: string,
  [key, id]: [string, unknown],
  { name, type }: Column,
  texts: readonly string[],
) {
  for (const text of texts) {
    try {
      await sql(
        `update public.${table} t set ${name} = r.${name}
         from jsonb_populate_record(null::public.${table}, $2::text::jsonb) as r where t.${key}::text = $1`,
        [String(id), JSON.stringify({ [name]: forms[type]?.(text) })],
      );
      return true;
    } catch {
      // A constraint rejects it.
    }
  }
  return false;
}

/** Schemas without our data: the catalogue, the migrations, and the replacement for the log that Realtime reads. */
const FOREIGN_SCHEMAS = [
  'pg_catalog',
  'information_schema',
  'supabase_migrations',
  'local_realtime',
];

const hex = (text: string) => Buffer.from(text).toString('hex');

/**
 * Returns every value of every table, view of rows and file name that contains one of the texts, as text or in bytes.
 */
export async function tracesIn({ sql }: Stack, texts: readonly string[]): Promise<string[]> {
  const tables = await sql(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind in ('r', 'p', 'm') and c.relpersistence <> 't'
       and c.relnamespace::regnamespace::text <> all (string_to_array($1, ',')) and c.relnamespace::regnamespace::text !~ '^pg_'`,
    [FOREIGN_SCHEMAS.join()],
  );
  const patterns = texts
    .flatMap((text) => [text.toLowerCase(), hex(text), hex(text.toLowerCase())])
    .map((text) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
    .join('|');
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql(
      `select e.key, left(e.value, 400) as value from ${name} t cross join lateral jsonb_each_text(to_jsonb(t)) e
       where lower(e.value) like any (string_to_array($1, '|'))`,
      [patterns],
    );
    found.push(...rows.map(({ key, value }) => `${name}.${key}: ${value}`));
  }
  return found;
}
