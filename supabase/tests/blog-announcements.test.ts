import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;
/** Confirmed subscribers who did not unsubscribe. */
let readers: number;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  const policy_version = '2026-11-24';
  await service(stack)
    .from('blog_subscriptions')
    .insert([
      { email: 'reader@example.com', confirmed_at: new Date().toISOString(), policy_version },
      { email: 'unconfirmed@example.com', policy_version },
    ])
    .throwOnError();
  const [active] = await stack.sql(
    `select count(*)::integer as count from public.blog_subscriptions
     where confirmed_at is not null and unsubscribed_at is null`,
  );
  readers = Number(active?.count);
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

/** Returns how many emails about the post are queued for the subscribed reader. */
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

const move = (id: string, state: string, fields: Record<string, unknown> = {}) =>
  leader
    .from('blog_posts')
    .update({ state, ...fields })
    .eq('id', id)
    .throwOnError();
const nobody = { posts: 0, recipients: 0, mails: 0, topics: [] };
const one = () => ({ posts: 1, recipients: readers, mails: readers, topics: ['Practice'] });
const publish = (id: string) => move(id, 'published', { notify_subscribers: true });

async function audience(client: Client, ids: string[], live_at?: string) {
  const { data } = await client
    .rpc('announcement_audience', { post_ids: ids, live_at })
    .throwOnError();
  return data;
}

it('emails subscribers once when a leader publishes a post', async () => {
  const id = await addPost({});
  expect(await announcements(id)).toBe(0);
  await publish(id);
  expect(await announcements(id)).toBe(1);
  await move(id, 'draft');
  await publish(id);
  expect(await announcements(id)).toBe(1);
});

it('sends no email for a post published without an announcement', async () => {
  const id = await addPost({});
  await move(id, 'published');
  expect(await announcements(id)).toBe(0);
  const scheduled = await addPost({
    state: 'scheduled',
    published_at: new Date(Date.now() - 1000).toISOString(),
  });
  await service(stack).rpc('publish_due_content').throwOnError();
  expect(await announcements(scheduled)).toBe(0);
});

it('announces a scheduled post when it goes live, if this was chosen', async () => {
  const soon = new Date(Date.now() - 1000).toISOString();
  const id = await addPost({ state: 'scheduled', published_at: soon, notify_subscribers: true });
  await service(stack).rpc('publish_due_content').throwOnError();
  expect(await announcements(id)).toBe(1);
});

it('does not announce a post restored from the archive', async () => {
  const id = await addPost({ state: 'archived', published_at: '2020-01-01T00:00:00Z' });
  expect(await audience(leader, [id])).toEqual([nobody]);
  await publish(id);
  expect(await announcements(id)).toBe(0);
});

it('previews the number of recipients and stores the actual number', async () => {
  const [first, second] = [await addPost({}), await addPost({})];
  expect(await audience(leader, [first, second])).toEqual([
    { posts: 2, recipients: readers, mails: 2 * readers, topics: ['Practice'] },
  ]);
  await publish(first);
  expect(await audience(leader, [first, second])).toEqual([one()]);
  expect(await audience(leader, [first])).toEqual([nobody]);
  const { data } = await leader
    .from('post_announcements')
    .select('recipients')
    .eq('post_id', first)
    .throwOnError();
  expect(data).toEqual([{ recipients: readers }]);
});

it('announces an old post with a new time as news', async () => {
  const id = await addPost({ state: 'archived', published_at: '2020-01-01T00:00:00Z' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(await audience(leader, [id], tomorrow)).toEqual([one()]);
});

it('shows the number of subscribers to leaders only', async () => {
  const member = await signIn(stack, accounts.member.email);
  expect(await audience(member, [])).toEqual([]);
});

it('emails readers of the topic who want each post, as many as were announced', async () => {
  const id = await addPost({ category: 'Strategy' });
  const read = (change: string) =>
    stack.sql(`update public.blog_subscriptions set ${change} where email = 'reader@example.com'`);
  const recipients = async () => (await audience(leader, [id]))[0]?.recipients;
  await read("topics = '{Practice}'");
  expect(await recipients()).toBe(readers - 1);
  await read("topics = '{Practice,Strategy}'");
  expect(await recipients()).toBe(readers);
  await read("frequency = 'weekly'");
  expect(await recipients()).toBe(readers - 1);
  await publish(id);
  expect(await announcements(id)).toBe(0);
  await read("topics = '{}', frequency = 'each'");
});

describe('an announcement that is called back', () => {
  const callBack = async (client: Client, post_id: string) =>
    (await client.rpc('call_back_announcement', { post_id }).throwOnError()).data;

  it('waits two minutes; called back, it reaches no one and can be sent again', async () => {
    const id = await addPost({});
    await publish(id);
    const [soonest] = await stack.sql(
      `select min(next_attempt_at) - now() between interval '1 minute' and interval '2 minutes' as waits
       from public.outbox where payload -> 'post' ->> 'id' = $1`,
      [id],
    );
    expect(soonest).toEqual({ waits: true });
    expect(await callBack(leader, id)).toEqual([{ called_back: readers, gone: 0 }]);
    expect(await announcements(id)).toBe(0);
    expect(await callBack(leader, id)).toEqual([]);
    await move(id, 'draft');
    await publish(id);
    expect(await announcements(id)).toBe(1);
  });

  it('stops unsent emails only, and returns how many were already sent', async () => {
    const id = await addPost({});
    await publish(id);
    await stack.sql(
      `update public.outbox set status = 'delivered' where recipient = 'reader@example.com' and payload -> 'post' ->> 'id' = $1`,
      [id],
    );
    await stack.sql(
      `update public.outbox set leased_until = now() + interval '1 minute'
       where id = (
         select id from public.outbox where recipient <> 'reader@example.com' and payload -> 'post' ->> 'id' = $1 limit 1
       )`,
      [id],
    );
    expect(await callBack(leader, id)).toEqual([{ called_back: readers - 2, gone: 2 }]);
    expect(await callBack(leader, id)).toEqual([{ called_back: 0, gone: 2 }]);
    expect(await announcements(id)).toBe(1);
  });

  it.each(['draft', 'archived'])('is not sent once its post is %s', async (state) => {
    const id = await addPost({});
    await publish(id);
    expect(await announcements(id)).toBe(1);
    await move(id, state);
    expect(await announcements(id)).toBe(0);
    const waiting = `select count(*)::int from public.outbox where payload -> 'post' ->> 'id' = $1`;
    expect(await stack.sql(waiting, [id])).toEqual([{ count: 0 }]);
    // Subscribers who did not get it can be notified when it is public again.
    expect(await audience(leader, [id])).toEqual([one()]);
  });

  it('is not sent once its post is deleted', async () => {
    const id = await addPost({});
    await publish(id);
    await leader.from('blog_posts').delete().eq('id', id).throwOnError();
    const waiting = `select count(*)::int from public.outbox where payload -> 'post' ->> 'id' = $1`;
    expect(await stack.sql(waiting, [id])).toEqual([{ count: 0 }]);
  });

  it('can be called back only by people with the right to mail', async () => {
    const id = await addPost({});
    await publish(id);
    const member = await signIn(stack, accounts.member.email);
    await expect(callBack(member, id)).rejects.toThrow(/may mail/);
    expect(await announcements(id)).toBe(1);
  });
});

describe('weekly readers', () => {
  const digest = async (at: string) =>
    (await service(stack).rpc('queue_post_digests', { at }).throwOnError()).data;

  it('get the announced posts of their topics in one email, once each Monday', async () => {
    await stack.sql('delete from public.post_announcements');
    await stack.sql(
      "update public.blog_subscriptions set frequency = 'weekly', topics = '{Practice}' where email = 'reader@example.com'",
    );
    const first = await addPost({ title: 'First' });
    const second = await addPost({ title: 'Second' });
    for (const id of [first, second, await addPost({ category: 'Strategy' })]) await publish(id);
    await move(await addPost({ title: 'Quiet' }), 'published');
    await stack.sql(
      "update public.post_announcements set announced_at = '2026-11-26T15:00:00Z' where post_id is not null",
    );
    expect(await digest('2026-11-29T15:00:00Z')).toBe(0);
    expect(await digest('2026-11-30T13:59:00Z')).toBe(0);
    expect(await digest('2026-11-30T14:00:00Z')).toBe(1);
    expect(await digest('2026-11-30T14:01:00Z')).toBe(0);
    const mails = await stack.sql(
      "select recipient, payload -> 'posts' as posts from public.outbox where topic = 'post.digested'",
    );
    expect(mails).toMatchObject([{ recipient: 'reader@example.com' }]);
    expect(JSON.stringify(mails[0]?.posts)).toMatch(/Second.*First|First.*Second/);
    expect(JSON.stringify(mails[0]?.posts)).not.toMatch(/Quiet|A post/);
  });
});
