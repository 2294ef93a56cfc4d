import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentKinds } from '@/lib/content/kinds';
import { CONTENT_TABLES } from '@/lib/paths';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';
import { withoutPlaybooks } from './without.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

it('are the same in the database and on the site', async () => {
  const [row] = await stack.sql('select private.content_kinds() as kinds');
  expect(row?.kinds).toEqual([...CONTENT_TABLES]);
});

describe.each(Object.keys(contentKinds))('the kind %s', (kind) => {
  const missing = (name: string) => `The content kind ${kind} is missing in ${name}`;

  async function add(fields: Row): Promise<Row> {
    const sample = samplesOf(stack)[kind];
    if (!sample) throw new Error(missing('supabase/tests/samples.ts'));
    return place(stack, kind, { ...(await sample.row({ id: '', isSelf: true })), ...fields });
  }

  it('has drafts', async () => {
    const { id } = await add({});
    const draft = { table_name: kind, record_id: String(id), content: {} };
    const { error } = await leader.from('content_drafts').insert(draft);
    expect(error, missing('private.content_kinds')).toBeNull();
  });

  it('can be saved', async () => {
    const gone = { content_id: crypto.randomUUID(), seen: new Date().toISOString() };
    const answer = await leader.rpc('save_content', { kind, content: { title: 'New' }, ...gone });
    expect(answer, missing('private.content_kinds')).toMatchObject({ data: { outcome: 'stale' } });
  });

  it('is published when due', async () => {
    const { id, slug } = await add({ state: 'scheduled', published_at: '2020-01-01T00:00:00Z' });
    const { data } = await service(stack).rpc('publish_due_content');
    expect(data, missing('private.content_kinds')).toContainEqual({ table_name: kind, id, slug });
  });

  it('is found by the staff search', async () => {
    const title = `Found${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await add({ title });
    const { data } = await leader.rpc('search_staff', { search: title, most: 1 });
    expect(data, missing('private.content_kinds')).toMatchObject([{ kind, id }]);
  });

  it('can be restored', async () => {
    const [row] = await stack.sql('select to_json(private.restorable_tables())::text as tables');
    const tables: unknown = JSON.parse(String(row?.tables));
    expect(tables, missing('private.content_kinds')).toContain(kind);
  });
});

describe('a new kind', () => {
  const day = 24 * 60 * 60 * 1000;

  /** The database steps of the recipe in .github/CONTRIBUTING.md. */
  beforeAll(async () => {
    await stack.sql(`create table public.guides (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique,
      title text not null,
      state text not null default 'draft',
      published_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`);
    await stack.sql("select private.add_content_kind('guides', '{}')");
    await stack.sql(`create or replace function private.content_kinds() returns text[]
      language sql immutable set search_path = ''
      as $$ select array['services', 'courses', 'webinars', 'jobs', 'blog_posts', 'guides'] $$`);
  });

  const save = (content: Row) =>
    leader.rpc('save_content', { kind: 'guides', content }).throwOnError();
  it('is saved, published when due and found, with history, audit and event', async () => {
    const due = new Date(Date.now() - day).toISOString();
    const content = { slug: 'first', title: 'Firstguide', state: 'scheduled', published_at: due };
    const { data: saved } = await save(content);
    expect(saved).toMatchObject({ outcome: 'saved', record: { slug: 'first' } });
    const { id } = saved.record;
    const { data: published } = await service(stack).rpc('publish_due_content');
    expect(published).toContainEqual({ table_name: 'guides', id, slug: 'first' });
    const { data: found } = await leader.rpc('search_staff', { search: 'firstguide', most: 1 });
    expect(found).toMatchObject([{ kind: 'guides', id, detail: 'published' }]);
    const count = async (from: string) =>
      Number((await stack.sql(`select count(*) from ${from}`, [id]))[0]?.count);
    expect(await count('public.content_revisions where record_id = $1::uuid')).toBe(2);
    expect(await count('public.audit_log where record_id = $1')).toBe(2);
    expect(
      await count("public.events where record_id = $1::uuid and type = 'content.published'"),
    ).toBe(1);
  });

  it('has the rights of a kind that the access matrix checks', async () => {
    const rightsOf = async (table: string) => {
      const rights = await stack.sql(
        `select c.relrowsecurity, c.relacl::text, (
           select array_agg(distinct a.attacl::text) from pg_attribute a where a.attrelid = c.oid and a.attname in ('title', 'created_at')
         ) as column_rights, (
           select json_agg(json_build_array(p.policyname, p.cmd, p.roles, p.qual, p.with_check) order by p.policyname)::text
           from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
         ) as policies
         from pg_class c where c.oid = format('public.%I', $1::text)::regclass`,
        [table],
      );
      // The policies name their content kind.
      return JSON.stringify(rights).replaceAll(`'${table}'`, 'kind');
    };
    const rights = await rightsOf('services');
    expect(rights).toContain('Anyone reads what is published');
    expect(await rightsOf('guides')).toEqual(rights);
  });

  it('keeps a former slug and can be restored', async () => {
    await stack.sql("update public.guides set slug = 'moved' where slug = 'first'");
    expect(
      await stack.sql("select slug from public.slug_redirects where table_name = 'guides'"),
    ).toEqual([{ slug: 'first' }]);
    const [deleted] = await stack.sql(
      "delete from public.guides where slug = 'moved' returning id::text",
    );
    const { data } = await leader.rpc('restore_deleted', {
      table_name: 'guides',
      record_ids: [String(deleted?.id)],
    });
    expect(data).toMatchObject({ outcome: 'restored' });
  });
});
