import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;
beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

/** Columns without their own maximum size, each with what limits it. */
const BOUNDED_ELSEWHERE: Record<string, string> = {
  'audit_log.after': 'written by triggers: the row',
  'audit_log.before': 'written by triggers: the row',
  'client_tags.name': 'written by triggers: clients.tags',
  'content_counts.detail': 'a list for each figure',
  'content_revisions.snapshot': 'written by triggers: the row',
  'outbox.payload': 'written by triggers and functions: rows',
  'passages.anchor': 'written by triggers: published texts',
  'passages.context': 'written by a function: headings of our pages',
  'passages.heading': 'written by triggers: published texts',
  'passages.kind': 'written by triggers: the name of a table',
  'passages.page': 'written by triggers: the slug of a lesson',
  'passages.slug': 'written by triggers: a slug',
  'passages.title': 'written by triggers: a title',
  'passages.words': 'written by triggers: published texts',
  'privacy_requests.pseudonyms': 'written by a function: one for each email of a contact',
  'privacy_requests.records': 'written by a function: a number for each table',
  'retention_runs.removed': 'written by a function: a number for each table',
  'task_activity.changes': 'written by triggers: columns of the row',
};

type Column = { name: string; type: string; checks: string[] };

/** Text, arrays and JSON that are neither computed from other columns nor foreign keys. */
const COLUMNS = `
  select a.attrelid::regclass || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    array(
      select pg_get_constraintdef(c.oid) from pg_constraint c
      where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
    ) as checks
  from pg_attribute a
  join pg_class t on t.oid = a.attrelid
  join pg_type y on y.oid = a.atttypid
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (y.typcategory in ('A', 'S') or y.typname in ('json', 'jsonb', 'bytea', 'xml'))
    and a.atttypmod = -1
    and not exists (
      select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any (c.conkey)
    )
  order by 1`;

/** Returns whether a check limits the size of its column, whatever else it checks. */
function limits(check: string, { name, type }: Column): boolean {
  if (/ OR |CASE/.test(check)) return false;
  const column = name.split('.').at(-1);
  const has = (...conditions: string[]) =>
    conditions.some((condition) => check.includes(`(${condition}`));
  if (type !== 'text') {
    return has(
      `octet_length((${column})::text) <= `,
      `octet_length(array_to_string(${column}, ' '::text)) <= `,
      `private.is_channel(${column})`,
      ...(['uuid[]', 'smallint[]'].includes(type) ? [`cardinality(${column}) <= `] : []),
    );
  }
  const pattern = new RegExp(`\\(${column} ~ '\\^([^']*)\\$'`).exec(check)?.[1];
  return (
    has(`char_length(${column}) <= `, `octet_length(${column}) <= `, `${column} = `) ||
    (pattern !== undefined && !/[*+]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, 'x')))
  );
}

it('every column has a maximum size', async () => {
  const columns = (await stack.sql(COLUMNS)) as Column[];
  expect(columns.length).toBeGreaterThan(300);
  const open = columns.filter((column) => !column.checks.some((check) => limits(check, column)));
  expect(open.map(({ name }) => name)).toEqual(Object.keys(BOUNDED_ELSEWHERE));
});

it('a channel accepts short texts only', async () => {
  const channel = { campaign: 'x'.repeat(101) };
  expect(
    await stack.sql('select private.is_channel($1::jsonb) as short', [JSON.stringify(channel)]),
  ).toEqual([{ short: false }]);
});

it.each([
  ['tags', { tags: Array.from({ length: 51 }, (_, nth) => `Tag ${nth}`) }],
  ['a tag', { tags: ['x'.repeat(12_001)] }],
  ['blanks after a title', { title: `Title${' '.repeat(3_000_000)}` }],
])('a post with too many %s is rejected', async (_, fields) => {
  const { data } = await leader.from('blog_posts').select('id').limit(1).single().throwOnError();
  const changed = await leader.from('blog_posts').update(fields).eq('id', data.id);
  expect(changed.error?.code).toBe('23514');
});

/** Columns whose person the caller may choose, and one column of deals with separate triggers. */
const CHOSEN = [
  'blog_posts.author_id',
  'clients.owner_id',
  'consultation_bookings.host_id',
  'consultation_bookings.owner_id',
  'content_rights.user_id',
  'deals.amount_set_by',
  'deals.next_step_owner_id',
  'deals.owner_id',
  'tasks.assigned_to',
  'team_members.user_id',
];

it('sets the caller as the author, whatever an account sends', async () => {
  // Either a policy checks the caller, or a trigger sets them.
  const open = await stack.sql(`
    select c.relname || '.' || a.attname as name
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and not a.attisdropped and a.attgenerated = ''
      and exists (
        select from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'public.user_profiles'::regclass
          and f.conkey = array[a.attnum]
      )
      and exists (
        select from unnest('{insert,update}'::text[]) as privilege
        where has_column_privilege('authenticated', c.oid, a.attnum, privilege)
          and exists (
            select from pg_policies p
            where p.tablename = c.relname and upper(p.cmd) in ('ALL', upper(privilege))
              and coalesce(p.with_check, p.qual) not like
                '((' || a.attname || ' = ( SELECT auth.uid() AS uid)) AND %'
          )
          and not exists (
            select from pg_trigger t
            where t.tgrelid = c.oid
              and (t.tgtype & case privilege when 'insert' then 4 else 16 end) > 0
              and pg_get_triggerdef(t.oid) like '%set_author(''' || a.attname || '''%'
          )
      )
    order by 1`);
  expect(open.map(({ name }) => name)).toEqual(CHOSEN);
});

it('accounts cannot write timestamps, or times outside two centuries', async () => {
  const times = await stack.sql(`
    select c.relname || '.' || a.attname as name, exists (
      select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ (a.attname || ' < ''3000-01-01')
    ) as ends
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and format_type(a.atttypid, null) ~ '^(date|timestamp)'
      and (
        has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update')
      )
    order by 1`);
  expect(times.length).toBeGreaterThan(50);
  expect(times.filter(({ ends }) => !ends)).toEqual([]);
  const stamps = times
    .map(({ name }) => String(name))
    .filter((name) => /\.(created|updated)_at$/.test(name));
  expect(stamps).toEqual(['calendar_feeds.created_at']);
});

it('a task keeps its caller as creator and a due date in this century', async () => {
  const other = { created_by: accounts.member.id };
  const insert = (fields: object) => leader.from('tasks').insert({ title: 'Call', ...fields });
  expect((await insert(other)).error?.code).toBe('42501');
  for (const due_date of ['infinity', '9999-01-01']) {
    expect((await insert({ due_date })).error?.code).toBe('23514');
  }
  const { data } = await insert({}).select('id, created_by').single().throwOnError();
  expect(data.created_by).toBe(accounts.leader.id);
  const changed = leader.from('tasks').update(other).eq('id', data.id).select('created_by');
  expect((await changed.throwOnError()).data).toEqual([{ created_by: accounts.leader.id }]);
});

it('a note stores its author and time', async () => {
  const { data: client } = await leader
    .from('clients')
    .select('id')
    .limit(1)
    .single()
    .throwOnError();
  const note = { client_id: client.id, body: 'Called.' };
  const dated = { ...note, created_at: '9999-01-01T00:00:00Z' };
  expect((await leader.from('client_notes').insert(dated)).error?.code).toBe('42501');
  const { data } = await leader
    .from('client_notes')
    .insert({ ...note, author_id: accounts.member.id })
    .select('author_id')
    .throwOnError();
  expect(data).toEqual([{ author_id: accounts.leader.id }]);
});
