import { CONTENT_TABLES } from '@/lib/paths';
import { FREE_TEXTS, RESTORABLE_TABLES, tablesWith } from '@/lib/records';
import { eventTypes } from '@/lib/webhooks';

/** Joins items with commas, one per line, so that two branches that each add an item merge without conflict. */
const inLines = (items: readonly string[]) => items.join(',\n    ');

const quoted = (name: string) => `'${name}'`;

/** Returns an SQL array of quoted names. */
const arrayOf = (names: readonly string[]) => `array[\n    ${inLines(names.map(quoted))}\n  ]`;

/** Combines queries with UNION ALL. */
const union = (queries: readonly string[]) => queries.join('\n    union all ');

/** Returns the SQL that creates a function which returns a list. */
const list = (name: string, values: string, comment: string) => `
create or replace function private.${name}() returns text[]
language sql
immutable
set search_path = ''
as $$
  select ${values};
$$;
comment on function private.${name}() is '${comment}';
revoke all on function private.${name}() from public;
grant execute on function private.${name}() to authenticated, service_role;
`;

const isContent = (table: string) => CONTENT_TABLES.some((kind) => kind === table);

/** Migration with functions generated from lib/records.ts: some return a list, others query each table of a list. */
export const recordsSql = `-- What the records of tables say (lib/records.ts). Made by supabase/records-sql.ts: run npm run db:records.

-- Function bodies name objects of later files.
set check_function_bodies = off;
${list(
  'content_kinds',
  arrayOf(CONTENT_TABLES),
  'Tables of the content that leaders edit and publish: one for each kind (lib/paths.ts).',
)}${list(
  'restorable_tables',
  `private.content_kinds() || ${arrayOf(RESTORABLE_TABLES.filter((table) => !isContent(table)))}`,
  'Returns the tables whose deleted records leaders can restore.',
)}${list(
  'webhook_types',
  arrayOf(Object.keys(eventTypes)),
  'Types of the events that may leave as a webhook (lib/webhooks.ts).',
)}
create or replace function private.staff_texts() returns table (table_name text, column_name text)
language sql
immutable
set search_path = ''
as $$
  values
    ${inLines(FREE_TEXTS.map((place) => `(${place.map(quoted).join(', ')})`))};
$$;
comment on function private.staff_texts() is
  'Returns the columns with free texts that can name anybody; the history of tasks, which changes with them, last.';
revoke all on function private.staff_texts() from public;

create or replace function private.published_mentions_of(terms text[]) returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
  from (
    ${union(
      [...CONTENT_TABLES, ...tablesWith('isPublished')].map(
        (table) =>
          `select to_jsonb(t) - array['id', 'updated_by'] as content from public.${table} t`,
      ),
    )}
  ) as pages
  where pages.content::text ~* private.term_pattern(terms);
$$;
comment on function private.published_mentions_of(text[]) is
  'Returns how many records of content and others that pages of the site show contain these terms.';
revoke all on function private.published_mentions_of(text[]) from public;

create or replace function public.link_targets(names text[]) returns table (name text, slug text, state text)
language sql
stable
set search_path = ''
as $$
  with asked as (
    select n.name, split_part(n.name, '/', 1) as kind, split_part(n.name, '/', 2) as slug, r.record_id as moved
    from unnest(names[:60]) as n (name)
    left join public.slug_redirects r
      on r.table_name = split_part(n.name, '/', 1) and r.slug = split_part(n.name, '/', 2)
  )
  select a.name, found.slug, found.state
  from asked a
  cross join lateral (
    ${union(
      CONTENT_TABLES.map(
        (kind) =>
          `select c.slug, c.state from public.${kind} c where a.kind = '${kind}' and (c.slug = a.slug or c.id = a.moved)`,
      ),
    )}
  ) as found;
$$;
comment on function public.link_targets(text[]) is
  'Returns the present slug and the state of content by kind and slug, such as services/document-processing; the slug can be a former one. Looks at 60 names.';
revoke all on function public.link_targets(text[]) from public, anon, authenticated;
grant execute on function public.link_targets(text[]) to service_role;
`;

/** Module with the event types only, for browser scripts, which must not load the event schemas. */
export const webhookTypes = `/** Types of the events that leave as a webhook. Made of lib/webhooks.ts: run npm run db:records. */
export const WEBHOOK_TYPES = [
${Object.keys(eventTypes)
  .map((type) => `  '${type}',\n`)
  .join('')}] as const;

export type WebhookType = (typeof WEBHOOK_TYPES)[number];
`;
