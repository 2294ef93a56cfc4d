import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tagSlug } from '../../lib/blog/rules.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, anonymous, type Client, service, signIn } from './people.ts';
import { place } from './samples.ts';

let stack: TestStack;
let writer: Client;
let publisher: Client;
let stranger: Client;
let publisherId: string;

async function member(level?: string): Promise<{ id: string; client: Client }> {
  const { id, email } = await addAccount(stack, 'writer', 'team_member');
  if (level) await place(stack, 'content_rights', { user_id: id, kind: 'blog_posts', level });
  return { id, client: await signIn(stack, email) };
}

beforeAll(async () => {
  stack = await startTestStack();
  writer = (await member('write')).client;
  stranger = (await member()).client;
  const publishes = await member('publish');
  publisher = publishes.client;
  publisherId = publishes.id;
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql('delete from public.blog_posts');
  await stack.sql('delete from public.blog_tags');
});

const newPost = (tags: string[], fields: Record<string, unknown> = {}) =>
  place(stack, 'blog_posts', {
    slug: `post-${crypto.randomUUID()}`,
    title: 'A post',
    excerpt: 'Short.',
    category: 'Strategy',
    author_name: 'Sofia Reyes',
    state: 'published',
    published_at: '2026-01-01T00:00:00Z',
    tags: `{${tags.map((tag) => JSON.stringify(tag)).join()}}`,
    ...fields,
  });

async function tags() {
  const { data } = await service(stack)
    .rpc('blog_post_tags')
    .select('slug, name, names, posts, is_introduced')
    .throwOnError();
  return data;
}

const write = (client: Client, fields = {}) =>
  client.from('blog_tags').insert({ slug: 'ai', name: 'AI', introduction: 'Text.', ...fields });

describe('the tags of posts', () => {
  it('are counted once per post across spellings, in public posts only', async () => {
    await newPost(['AI', 'ai', 'Finance']);
    await newPost(['AI']);
    await newPost(['AI', 'Secret'], { state: 'draft', published_at: null });
    await newPost(['Later'], { state: 'scheduled', published_at: '2099-01-01T00:00:00Z' });
    await newPost(['自動化']);
    expect(await tags()).toEqual([
      {
        slug: 'ai',
        name: 'AI',
        names: expect.arrayContaining(['AI', 'ai']),
        posts: 2,
        is_introduced: false,
      },
      { slug: 'finance', name: 'Finance', names: ['Finance'], posts: 1, is_introduced: false },
    ]);
  });

  it('have a custom name and introduction, also before and after they have posts', async () => {
    await newPost(['ai']);
    await write(publisher, { name: 'Artificial intelligence' }).throwOnError();
    await write(publisher, { slug: 'gone', name: 'Gone', introduction: ' \n' }).throwOnError();
    expect(await tags()).toMatchObject([
      { slug: 'ai', name: 'Artificial intelligence', posts: 1, is_introduced: true },
      { slug: 'gone', name: 'Gone', names: [], posts: 0, is_introduced: false },
    ]);
  });

  it.each([
    'AI',
    ' R&D / AI ',
    'Case notes',
    '“Quoted, {a}”',
    'Qualité',
    'İstanbul',
    '自動化',
    '--',
  ])('have the same slug here as on the site: %s', async (tag) => {
    const [row] = await stack.sql('select private.tag_slug($1) as slug', [tag]);
    expect(row?.slug).toBe(tagSlug(tag));
  });
});

describe('an introduction', () => {
  it('can be written by those who may publish posts, and stores its author', async () => {
    await write(publisher).throwOnError();
    const leader = await signIn(stack, accounts.leader.email);
    const author = async () =>
      (await publisher.from('blog_tags').select('updated_by').single().throwOnError()).data;
    expect(await author()).toEqual({ updated_by: publisherId });
    await leader
      .from('blog_tags')
      .update({ introduction: 'Better.' })
      .eq('slug', 'ai')
      .throwOnError();
    expect(await author()).toEqual({ updated_by: accounts.leader.id });
    const [logged] = await stack.sql(
      `select record_id, actor_id from public.audit_log where table_name = 'blog_tags' order by id desc limit 1`,
    );
    expect(logged).toEqual({ record_id: 'ai', actor_id: accounts.leader.id });
  });

  it('cannot be read or written by writers, members without rights or visitors', async () => {
    for (const client of [writer, stranger, anonymous(stack)]) {
      expect((await write(client)).error?.code).toBe('42501');
    }
    await write(publisher).throwOnError();
    for (const client of [writer, stranger, anonymous(stack)]) {
      await client.from('blog_tags').update({ introduction: 'Mine.' }).eq('slug', 'ai');
      await client.from('blog_tags').delete().eq('slug', 'ai');
      const { data } = await client.from('blog_tags').select('introduction').throwOnError();
      expect(data).toEqual([{ introduction: 'Text.' }]);
    }
    expect((await anonymous(stack).from('blog_tags').select('updated_by')).error?.code).toBe(
      '42501',
    );
  });

  it('cannot name another author', async () => {
    const forged = { slug: 'ai', name: 'AI', updated_by: accounts.leader.id };
    expect((await publisher.from('blog_tags').insert(forged)).error?.code).toBe('42501');
  });
});
