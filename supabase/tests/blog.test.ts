import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { type Client, service } from './people.ts';
import { place } from './samples.ts';

let stack: TestStack;
let server: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql('delete from public.blog_posts');
  await stack.sql('delete from public.blog_subscriptions');
  await stack.sql('delete from public.outbox');
});

async function newPost(fields: Record<string, unknown> = {}): Promise<string> {
  const row = await place(stack, 'blog_posts', {
    slug: `post-${crypto.randomUUID()}`,
    title: 'A post',
    excerpt: 'Short.',
    body: '',
    category: 'Strategy',
    tags: [],
    author_name: 'Sofia Reyes',
    state: 'published',
    published_at: new Date().toISOString(),
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    ...fields,
  });
  return String(row.id);
}

async function call(name: string, parameters: Record<string, unknown> = {}) {
  const { data, error } = await server.rpc(name, parameters);
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

describe('the length of a post', () => {
  it.each([
    ['one  two\n\nthree\tfour ', 4],
    ['# Heading', 2],
  ])('counts the words of %j: %i', async (body, words) => {
    const { data } = await server
      .from('blog_posts')
      .select('word_count')
      .eq('id', await newPost({ body }));
    expect(data).toEqual([{ word_count: words }]);
  });
});

describe('searching', () => {
  const found = async (search: string, most = 10) =>
    (await call('search_posts', { search, most })).map((row: { title: string }) => row.title);

  it('finds each word or its prefix anywhere, and ranks titles highest', async () => {
    await newPost({ title: 'In the text', body: 'Queues that shrink.' });
    await newPost({ title: 'In the tags', tags: ['Queues', 'Shrinking'] });
    await newPost({ title: 'A queue that shrinks' });
    await newPost({ title: 'Only a queue' });
    expect(await found('queue shrin')).toEqual([
      'A queue that shrinks',
      'In the tags',
      'In the text',
    ]);
    expect(await found('nothing of this kind')).toEqual([]);
  });

  it('returns no draft and no post before its publication time', async () => {
    await newPost({ title: 'Secret', state: 'draft' });
    await newPost({ title: 'Secret', state: 'scheduled', published_at: '2031-01-01T00:00:00Z' });
    await newPost({ title: 'Secret', state: 'archived' });
    expect(await found('secret')).toEqual([]);
  });

  it('returns at most the requested number of posts, with the total', async () => {
    await Promise.all([1, 2, 3].map(() => newPost({ title: 'Queue' })));
    expect(await call('search_posts', { search: 'queue', most: 2 })).toMatchObject([
      { found: 3 },
      { found: 3 },
    ]);
  });

  it.each(['', ' ', "'", '\\', ":*&|!()<->'", '%', "queue'); drop table blog_posts; --"])(
    'treats %j as plain words',
    async (search) => {
      await newPost({ title: 'Other' });
      expect(await found(search)).toEqual([]);
    },
  );
});

it('counts published posts by category', async () => {
  await newPost({ category: 'Strategy' });
  await newPost({ category: 'Engineering' });
  await newPost({ category: 'Engineering' });
  await newPost({ category: 'Hidden', state: 'draft' });
  expect(await call('blog_categories')).toEqual([
    { category: 'Engineering', posts: 2 },
    { category: 'Strategy', posts: 1 },
  ]);
});

const email = 'reader@engines.example';
const subscription = async () =>
  (
    await stack.sql(
      'select confirmed_at is not null as confirmed, unsubscribed_at is not null as ended from public.blog_subscriptions where email = $1',
      [email],
    )
  )[0];
const mails = async (topic: string) =>
  (await stack.sql('select id from public.outbox where topic = $1', [topic])).length;

async function subscribe(fields: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await server
    .from('blog_subscriptions')
    .insert({ email, policy_version: '2026-11-24', ...fields })
    .select('id')
    .single();
  if (error) throw new Error(error.message, { cause: error });
  return data.id;
}

describe('subscribing again', () => {
  const again = (address = email) => call('subscribe_again', { address, policy: '2026-11-24' });
  const confirmed_at = '2026-01-01T00:00:00Z';

  it('sends another confirmation, at most three times an hour', async () => {
    await subscribe();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await again(' READER@engines.example')).toBe('already_there');
    }
    expect(await mails('subscription.requested')).toBe(3);
    await stack.sql("update public.outbox set created_at = now() - interval '61 minutes'");
    await again();
    expect(await mails('subscription.requested')).toBe(4);
  });

  it('sends no second confirmation to confirmed subscribers', async () => {
    await subscribe({ confirmed_at });
    expect(await again()).toBe('already_there');
    expect(await mails('subscription.requested')).toBe(0);
    expect(await subscription()).toEqual({ confirmed: true, ended: false });
  });

  it('reactivates a subscription that had ended', async () => {
    await subscribe({ confirmed_at, unsubscribed_at: '2026-02-01T00:00:00Z' });
    expect(await again()).toBe('restarted');
    expect(await subscription()).toEqual({ confirmed: false, ended: false });
    expect(await mails('subscription.requested')).toBe(1);
  });

  it('returns nothing for an unknown email', async () => {
    expect(await again('stranger@engines.example')).toBe('not_found');
  });
});

describe('the welcome email', () => {
  const change = (id: string, fields: Record<string, string | null>) =>
    server.from('blog_subscriptions').update(fields).eq('id', id).throwOnError();

  it('is queued once on confirmation, and again for a new subscription', async () => {
    const id = await subscribe();
    expect(await mails('subscription.confirmed')).toBe(0);
    await change(id, { confirmed_at: '2026-01-01T00:00:00Z' });
    await change(id, { confirmed_at: '2026-01-02T00:00:00Z' });
    expect(await mails('subscription.confirmed')).toBe(1);

    await stack.sql("update public.outbox set status = 'delivered'");
    await change(id, { unsubscribed_at: '2026-02-01T00:00:00Z' });
    expect(await call('subscribe_again', { address: email, policy: '2026-11-24' })).toBe(
      'restarted',
    );
    expect(await mails('subscription.confirmed')).toBe(1);
    await change(id, { confirmed_at: '2026-02-02T00:00:00Z' });
    expect(await mails('subscription.confirmed')).toBe(2);
  });

  it('is withdrawn if the subscription ends before it is sent', async () => {
    const id = await subscribe();
    await change(id, { confirmed_at: '2026-01-01T00:00:00Z' });
    await change(id, { unsubscribed_at: '2026-01-01T00:01:00Z' });
    expect(await mails('subscription.confirmed')).toBe(0);
  });
});

describe('announcing a post', () => {
  const announce = (post_id: string) => call('announce_post', { post_id });
  const confirmed_at = '2026-01-01T00:00:00Z';

  it('queues one email per confirmed subscriber, once per post', async () => {
    const id = await subscribe({ confirmed_at });
    await subscribe({ email: 'new@engines.example' });
    await subscribe({
      email: 'gone@engines.example',
      confirmed_at,
      unsubscribed_at: '2026-02-01T00:00:00Z',
    });
    const post = await newPost({ slug: 'fresh', title: 'Fresh', excerpt: 'News.' });
    expect(await announce(post)).toBe(1);
    expect(await announce(post)).toBe(0);
    expect(
      await stack.sql(
        "select recipient, payload::text as payload from public.outbox where topic = 'post.published'",
      ),
    ).toEqual([
      {
        recipient: email,
        payload: expect.stringContaining(`"subscription": {"id": "${id}"}`),
      },
    ]);
  });

  it('happens once even if several servers publish at the same time', async () => {
    await subscribe({ confirmed_at });
    const post = await newPost();
    const queued = await Promise.all(Array.from({ length: 6 }, () => announce(post)));
    expect(queued.toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it.each([
    { state: 'draft' },
    { state: 'scheduled', published_at: '2031-01-01T00:00:00Z' },
    { published_at: '2026-01-01T00:00:00Z' },
  ])('is rejected for %j', async (fields) => {
    await subscribe({ confirmed_at });
    expect(await announce(await newPost(fields))).toBe(0);
  });

  it('queues a hundred a minute to leave room for other emails', async () => {
    await stack.sql(
      `insert into public.blog_subscriptions (email, confirmed_at, policy_version)
       select 'reader' || n || '@many.example', now(), '2026-11-24' from generate_series(1, 250) as n`,
    );
    expect(await announce(await newPost())).toBe(250);
    expect(
      await stack.sql(
        "select count(*)::integer as mails from public.outbox where topic = 'post.published' group by next_attempt_at order by next_attempt_at",
      ),
    ).toEqual([{ mails: 100 }, { mails: 100 }, { mails: 50 }]);
  });

  it.each([
    [
      'unsubscribes',
      (id: string) =>
        server.from('blog_subscriptions').update({ unsubscribed_at: confirmed_at }).eq('id', id),
    ],
    ['is removed', (id: string) => server.from('blog_subscriptions').delete().eq('id', id)],
  ])('is withdrawn from a reader who %s before the email is sent', async (_, leave) => {
    const id = await subscribe({ confirmed_at });
    await subscribe({ email: 'stays@engines.example', confirmed_at });
    await announce(await newPost());
    await leave(id);
    expect(await stack.sql('select recipient from public.outbox')).toEqual([
      { recipient: 'stays@engines.example' },
    ]);
  });
});
