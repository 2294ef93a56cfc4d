import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

const MIGRATION = 'supabase/migrations/20261122040200_picture_paths.sql';
const PATH = '/storage/v1/object/public/images/desk.png#1200x800';
const HOSTED = `https://old-project.supabase.co${PATH}`;

const hosted = {
  image_url: HOSTED,
  body: `![A \\] desk](${HOSTED})\n\n![Mine](/desk.png) [link](${HOSTED}) ![][desk]\n\n[desk]: <${HOSTED}>`,
};
const stored = {
  image_url: PATH,
  body: `![A \\] desk](${PATH})\n\n![Mine](/desk.png) [link](${HOSTED}) ![][desk]\n\n[desk]: <${PATH}>`,
};

let stack: TestStack;
let server: Client;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

const newPost = (client: Client, fields: Record<string, unknown>) =>
  client
    .from('blog_posts')
    .insert({
      slug: `post-${crypto.randomUUID()}`,
      title: 'A desk',
      excerpt: 'Short.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
      ...fields,
    })
    .select('id, image_url, body')
    .single()
    .throwOnError();

describe('pictures of our bucket', () => {
  it('are stored without the host, whoever writes them', async () => {
    const { data } = await newPost(leader, hosted);
    expect(data).toMatchObject(stored);
    const { data: changed } = await server
      .from('blog_posts')
      .update({ body: `![x](http://127.0.0.1:54321${PATH} "Desk")` })
      .eq('id', data.id)
      .select('body')
      .single();
    expect(changed).toEqual({ body: `![x](${PATH} "Desk")` });
  });

  it('of a written recording are stored so too, and nothing else changes', async () => {
    const fields = {
      slug: `webinar-${crypto.randomUUID()}`,
      title: 'Desks',
      description: `Look at ${HOSTED}`,
      starts_at: '2031-03-04T16:00:00.123456+00:00',
      presenter: 'Sofia Reyes',
      tags: ['AI', 'Support'],
      recording_url: HOSTED,
    };
    const chapter = { minute: 0, title: 'Desks', points: ['One'] };
    const { data } = await leader
      .from('webinars')
      .insert({ ...fields, chapters: [{ ...chapter, said: `![x](${HOSTED})` }] })
      .select('slug, title, description, starts_at, presenter, tags, recording_url, chapters')
      .single()
      .throwOnError();
    expect(data).toEqual({ ...fields, chapters: [{ ...chapter, said: `![x](${PATH})` }] });
  });

  it('stay where they are on other hosts that are no storage', async () => {
    const elsewhere = {
      image_url: 'https://elsewhere.example/a.png',
      body: '![x](https://x.example/a.png)',
    };
    expect((await newPost(leader, elsewhere)).data).toMatchObject(elsewhere);
  });

  it('that were stored with a host lose it by the migration, in drafts and versions too, which is no edit', async () => {
    const { data: post } = await newPost(leader, { body: 'Nothing yet.' });
    await leader
      .from('content_drafts')
      .insert({ table_name: 'blog_posts', record_id: post.id, content: stored })
      .throwOnError();
    const rows = () =>
      stack.sql(
        `select p.image_url, p.body, p.updated_at, d.content, d.updated_at as drafted_at, r.snapshot
        from public.blog_posts p
        join public.content_drafts d on d.record_id = p.id
        join public.content_revisions r on r.record_id = p.id
        where p.id = $1::uuid`,
        [post.id],
      );
    await stack.sql('alter table public.blog_posts disable trigger user');
    await stack.sql('alter table public.content_drafts disable trigger user');
    await stack.sql('alter table public.content_revisions disable trigger user');
    await stack.sql('update public.blog_posts set image_url = $2, body = $3 where id = $1::uuid', [
      post.id,
      hosted.image_url,
      hosted.body,
    ]);
    await stack.sql(
      'update public.content_drafts set content = $2::jsonb where record_id = $1::uuid',
      [post.id, JSON.stringify(hosted)],
    );
    await stack.sql(
      'update public.content_revisions set snapshot = snapshot || $2::jsonb where record_id = $1::uuid',
      [post.id, JSON.stringify(hosted)],
    );
    const [before] = await rows();
    expect(before).toMatchObject({ ...hosted, content: hosted, snapshot: hosted });

    const migration = await readFile(MIGRATION, 'utf8');
    await stack.sql(migration.slice(migration.indexOf('do $$')));
    const after = await rows();
    expect(after).toEqual([
      {
        ...stored,
        updated_at: before?.updated_at,
        content: stored,
        drafted_at: before?.drafted_at,
        snapshot: { ...(before?.snapshot as object), ...stored },
      },
    ]);
  });
});
