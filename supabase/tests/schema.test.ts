import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { functionAccess } from './access-matrix.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

async function names(statement: string): Promise<unknown[]> {
  return (await stack.sql(statement)).map((row) => row.name);
}

describe('every table', () => {
  it('has row-level security enabled', async () => {
    expect(
      await names(`
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`),
    ).toEqual([]);
  });

  it('has a comment', async () => {
    expect(
      await names(`
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and obj_description(oid, 'pg_class') is null`),
    ).toEqual([]);
  });

  it('has an index for each foreign key', async () => {
    expect(
      await names(`
        select conrelid::regclass || ' ' || conname as name from pg_constraint c
        where contype = 'f' and connamespace = 'public'::regnamespace
          and not exists (
            select from pg_index i
            where i.indrelid = c.conrelid
              and i.indpred is null
              and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          )`),
    ).toEqual([]);
  });

  it('has at most one policy per role and action', async () => {
    expect(
      await names(`
        select tablename || ' ' || role || ' ' || action as name
        from pg_policies
        cross join unnest(roles) as role
        cross join unnest(case cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}'::text[] else array[cmd] end) as action
        where schemaname = 'public'
        group by tablename, role, action
        having count(*) > 1`),
    ).toEqual([]);
  });

  it('cannot be changed by visitors', async () => {
    expect(
      await names(`
        select c.relname || ' ' || privilege as name from pg_class c
        cross join unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and has_table_privilege('anon', c.oid, privilege)`),
    ).toEqual([]);
  });
});

describe('every function', () => {
  it('has a comment', async () => {
    expect(
      await names(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and obj_description(oid, 'pg_proc') is null`),
    ).toEqual([]);
  });

  // Some migrations create functions before the tables that their bodies use (check_function_bodies = off).
  it('has a valid body', async () => {
    await stack.sql(`
      create function pg_temp.invalid_bodies() returns table (name text) language plpgsql as $body$
      declare
        routine regprocedure;
      begin
        for routine in
          select oid from pg_proc
          where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
        loop
          begin
            execute pg_get_functiondef(routine);
          exception when others then
            name := routine || ': ' || sqlerrm;
            return next;
          end;
        end loop;
      end;
      $body$`);
    expect(await names('select name from pg_temp.invalid_bodies()')).toEqual([]);
  });

  it('has an empty search path', async () => {
    expect(
      await names(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not coalesce(proconfig, '{}') @> array['search_path=""']`),
    ).toEqual([]);
  });

  it('cannot be called by visitors', async () => {
    expect(
      await names(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and has_function_privilege('anon', oid, 'execute')`),
    ).toEqual([]);
  });

  it('cannot be called by accounts if it always denies access', async () => {
    const reachable = await names(`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')`);
    const answering = Object.entries(functionAccess)
      .filter(([, answers]) => answers.some((answer) => answer !== 'refused'))
      .map(([name]) => name);
    expect(reachable.toSorted()).toEqual(answering.toSorted());
  });
});

it('is called by policies and triggers only if it is in the private schema', async () => {
  expect(
    await stack.sql("select has_schema_privilege('anon', 'private', 'usage') as reachable"),
  ).toEqual([{ reachable: false }]);
});

it('publishes changes of bookings, tasks, deals and notifications to open screens', async () => {
  expect(
    await names(
      "select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1",
    ),
  ).toEqual([
    'consultation_bookings',
    'deals',
    'notifications',
    'task_checklist_items',
    'task_comments',
    'task_losses',
    'tasks',
  ]);
});

it('stores CVs in a private bucket', async () => {
  expect(await stack.sql('select id, public from storage.buckets order by id')).toEqual([
    { id: 'cvs', public: false },
    { id: 'images', public: true },
    { id: 'videos', public: false },
  ]);
});

it('seeds no pending event and no email', async () => {
  expect(
    await names(
      "select topic as name from public.outbox where channel = 'mail' or status <> 'delivered'",
    ),
  ).toEqual([]);
});

it('no query is JIT-compiled, because small tables are never analysed and look large', async () => {
  expect(
    await names(`
      select unnest(c.setconfig) as name
      from pg_db_role_setting c
      join pg_database d on d.oid = c.setdatabase
      where d.datname = current_database()`),
  ).toContain('jit=off');
});
