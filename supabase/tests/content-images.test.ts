import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

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

describe('pictures in our bucket', () => {
  it('are stored without the host for every writer', async () => {
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

  it('in a written recording are stored without the host, and nothing else changes', async () => {
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

  it('on other hosts stay unchanged', async () => {
    const elsewhere = {
      image_url: 'https://elsewhere.example/a.png',
      body: '![x](https://x.example/a.png)',
    };
    expect((await newPost(leader, elsewhere)).data).toMatchObject(elsewhere);
  });

  it('in drafts and saved versions are stored without the host', async () => {
    const { data: post } = await newPost(leader, {});
    const record = { table_name: 'blog_posts', record_id: post.id };
    const draft = await leader
      .from('content_drafts')
      .insert({ ...record, content: hosted })
      .select('content')
      .single()
      .throwOnError();
    expect(draft.data.content).toEqual(stored);
    const version = await server
      .from('content_revisions')
      .insert({ ...record, snapshot: hosted })
      .select('snapshot')
      .single()
      .throwOnError();
    expect(version.data.snapshot).toEqual(stored);
  });
});
