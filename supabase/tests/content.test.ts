import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorFields } from '@/lib/content/kinds';
import { CONTENT_TABLES } from '@/lib/paths';
import { records } from '@/lib/records';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { contentDraft } from './content-draft.ts';
import { accounts, anonymous, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;
let visitor: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  visitor = anonymous(stack);
});
afterAll(() => stack?.stop());

/** Adds a draft of a case with a figure, and returns the query that sets its state. */
async function addProven({ state, published_at, ...draft }: Record<string, unknown>) {
  const { data } = await leader.from('cases').insert(draft).select('id').single().throwOnError();
  const figure = {
    id: `figure-${data.id}`,
    case_id: data.id,
    label: 'Hours',
    value: 5,
    unit: 'hours',
    kind: 'measured',
    measured_by: 'Firm',
    from_day: '2026-03-01',
    until_day: '2026-03-07',
    source: 'Time sheets.',
  };
  await leader.from('figures').insert(figure).throwOnError();
  return { state: () => leader.from('cases').update({ state, published_at }).eq('id', data.id) };
}

describe.each(CONTENT_TABLES)('%s', (table) => {
  async function add(fields: Record<string, unknown>) {
    const row = contentDraft(table, fields);
    const isProven = table === 'cases' && 'state' in fields;
    const { data, error } = await (isProven
      ? (await addProven(row)).state()
      : leader.from(table).insert(row)
    )
      .select('id, slug, state, published_at')
      .single();
    if (error) throw new Error(error.message, { cause: error });
    return data;
  }

  async function isPublic(id: string): Promise<boolean> {
    const { data } = await visitor.from(table).select('id').eq('id', id);
    return data?.length === 1;
  }

  it('has records to show, each with a slug', async () => {
    const { data } = await visitor.from(table).select('slug');
    expect(data?.length).toBeGreaterThan(0);
  });

  it('returns timestamps in a format that every browser parses', async () => {
    const { data } = await visitor.from(table).select('updated_at').limit(1).single();
    expect(data?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  });

  it('shows visitors published records only', async () => {
    const past = '2020-01-01T00:00:00Z';
    const pieces = {
      draft: await add({}),
      scheduled: await add({ state: 'scheduled', published_at: '2031-01-01T00:00:00Z' }),
      published: await add({ state: 'published', published_at: past }),
      archived: await add({ state: 'archived', published_at: past }),
    };
    const shown = await Promise.all(
      Object.entries(pieces).map(async ([state, { id }]) => [state, await isPublic(id)]),
    );
    expect(Object.fromEntries(shown)).toEqual({
      draft: false,
      scheduled: false,
      published: true,
      archived: false,
    });
  });

  it('gets the current publication time unless it was published before', async () => {
    const now = await add({ state: 'published' });
    expect(Math.abs(Date.parse(now.published_at) - Date.now())).toBeLessThan(60_000);
    const before = await add({ state: 'published', published_at: '2020-01-01T00:00:00Z' });
    expect(Date.parse(before.published_at)).toBe(Date.parse('2020-01-01T00:00:00Z'));
  });

  it('cannot be scheduled without a time', async () => {
    await expect(add({ state: 'scheduled' })).rejects.toThrow(`${table}_state_has_date`);
  });

  const texts = editorFields(table).filter(
    ({ required: isRequired, kind }) => isRequired && /^(line|text|name)$/.test(kind),
  );
  it.each(texts.map(({ name }) => name))(
    'cannot be scheduled or published without its %s',
    async (name) => {
      for (const state of ['scheduled', 'published']) {
        for (const empty of ['', ' \n\u00a0\u200b']) {
          const wrong = { [name]: empty, state, published_at: '2031-01-01T00:00:00Z' };
          await expect(add(wrong)).rejects.toThrow(/its|check|null/);
        }
      }
      const { id } = await add({ state: 'published' });
      const { error } = await leader
        .from(table)
        .update({ [name]: ' ' })
        .eq('id', id);
      expect(error?.code).toBe('23514');
    },
  );

  it('can be published without fields that its form does not require', async () => {
    const filled = editorFields(table).flatMap(({ name, required: isRequired }) =>
      isRequired ? [[name, 'x']] : [],
    );
    const missing = await stack.sql(
      'select private.first_missing($1::text::regclass, $2::jsonb) as first',
      [`public.${table}`, JSON.stringify(Object.fromEntries(filled))],
    );
    expect(missing).toEqual([{ first: null }]);
  });

  it.each(['Capital', 'two words', '-edge', 'edge-', 'x'.repeat(81), ''])(
    'rejects the slug %j',
    async (bad) => {
      await expect(add({ slug: bad })).rejects.toThrow('slug');
    },
  );

  it('stores each version with its author', async () => {
    const { id } = await add({ title: 'First' });
    await leader.from(table).update({ title: 'Second' }).eq('id', id);
    await leader.from(table).update({ title: 'Second' }).eq('id', id);
    const { data } = await leader
      .from('content_revisions')
      .select('author_id, snapshot')
      .eq('table_name', table)
      .eq('record_id', id)
      .order('id');
    expect(data?.map((revision) => [revision.author_id, revision.snapshot.title])).toEqual([
      [accounts.leader.id, 'First'],
      [accounts.leader.id, 'Second'],
    ]);
  });

  it('keeps the former slug of a public record until it is reused', async () => {
    const { id, slug: oldSlug } = await add({ state: 'published' });
    await leader
      .from(table)
      .update({ slug: `piece-${crypto.randomUUID()}` })
      .eq('id', id);
    const redirects = () =>
      stack.sql('select record_id from public.slug_redirects where table_name = $1 and slug = $2', [
        table,
        oldSlug,
      ]);
    expect(await redirects()).toEqual([{ record_id: id }]);
    await add({ slug: oldSlug });
    expect(await redirects()).toEqual([]);
  });

  it('keeps no former slug of a draft', async () => {
    const { id } = await add({});
    await leader
      .from(table)
      .update({ slug: `piece-${crypto.randomUUID()}` })
      .eq('id', id);
    expect(
      await stack.sql('select slug from public.slug_redirects where record_id = $1::uuid', [id]),
    ).toEqual([]);
  });

  it('is published when it is due', async () => {
    const due = await add({ state: 'scheduled', published_at: '2020-01-01T00:00:00Z' });
    const later = await add({ state: 'scheduled', published_at: '2031-01-01T00:00:00Z' });
    expect(await isPublic(due.id)).toBe(false);
    const { data } = await service(stack).rpc('publish_due_content');
    expect(data).toContainEqual({ table_name: table, id: due.id, slug: due.slug });
    expect(JSON.stringify(data)).not.toContain(later.id);
    expect(await isPublic(due.id)).toBe(true);
  });
});

it('large batches are published in several calls, the earliest first', async () => {
  await service(stack).rpc('publish_due_content').throwOnError();
  const due = Array.from({ length: 103 }, (_, place) => ({
    slug: `due-${place}-${crypto.randomUUID()}`,
    title: 'A piece',
    ...records.blog_posts.content.sample,
    state: 'scheduled',
    published_at: new Date(Date.UTC(2020, 0, 1, 0, place)).toISOString(),
  }));
  await leader.from('blog_posts').insert(due).throwOnError();
  const publish = async () => {
    const { data } = await service(stack).rpc('publish_due_content').throwOnError();
    return data.map((row: { slug: string }) => row.slug).toSorted();
  };
  const slugs = due.map(({ slug }) => slug);
  expect(await publish()).toEqual(slugs.slice(0, 100).toSorted());
  expect(await publish()).toEqual(slugs.slice(100).toSorted());
  expect(await publish()).toEqual([]);
});
