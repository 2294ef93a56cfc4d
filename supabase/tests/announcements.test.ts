import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  await service(stack)
    .from('blog_subscriptions')
    .insert({ email: 'reader@example.com', confirmed_at: new Date().toISOString() })
    .throwOnError();
});
afterAll(() => stack?.stop());

async function addPost(fields: Record<string, unknown>): Promise<string> {
  const { data } = await leader
    .from('blog_posts')
    .insert({
      slug: `post-${crypto.randomUUID()}`,
      title: 'A post',
      excerpt: 'Short.',
      category: 'Practice',
      author_name: 'Sofia Reyes',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  return data?.id;
}

/** How often the subscribed reader is told of the post. */
async function announcements(id: string): Promise<number> {
  const mails = await stack.sql(
    `select o.id
     from public.outbox o
     join public.blog_posts p on p.slug = o.payload -> 'post' ->> 'slug'
     where o.topic = 'post.published' and o.recipient = 'reader@example.com' and p.id = $1::uuid`,
    [id],
  );
  return mails.length;
}

const move = (id: string, state: string) =>
  leader.from('blog_posts').update({ state }).eq('id', id).throwOnError();

it('announces a post that a leader publishes, once', async () => {
  const id = await addPost({});
  expect(await announcements(id)).toBe(0);
  await move(id, 'published');
  expect(await announcements(id)).toBe(1);
  await move(id, 'draft');
  await move(id, 'published');
  expect(await announcements(id)).toBe(1);
});

it('announces a post that goes live by itself', async () => {
  const soon = new Date(Date.now() - 1000).toISOString();
  const id = await addPost({ state: 'scheduled', published_at: soon });
  await service(stack).rpc('publish_due_content').throwOnError();
  expect(await announcements(id)).toBe(1);
});

it('keeps quiet about what comes back from the archive', async () => {
  const id = await addPost({ state: 'archived', published_at: '2020-01-01T00:00:00Z' });
  await move(id, 'published');
  expect(await announcements(id)).toBe(0);
});
