import { describe, expect, it } from 'vitest';
import { GET as runOutbox } from '@/app/api/cron/outbox/route';
import { GET as publishDue } from '@/app/api/cron/publish/route';
import { GET as exportContent } from '@/app/api/export/content/[table]/route';
import { POST as revalidate } from '@/app/api/revalidate/route';
import type { ContentTable } from '@/lib/paths';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { bearer, notLeaders, requestTo } from '@/supabase/tests/site/route';
import { moveContent, moveManyContent } from './actions';

const table = 'blog_posts';
const posts = () => service(stack).from(table);

async function addPost(fields: Record<string, string> = {}) {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await posts()
    .insert({
      slug: `piece-${name}`,
      title: `Counting invoices ${name}`,
      excerpt: 'What a clerk does in a day, counted.',
      body: 'Forty invoices, four systems.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

const stored = async (id: string) => {
  const query = posts().select('state, published_at, notify_subscribers').eq('id', id);
  return (await query.single().throwOnError()).data;
};

async function exported(kind: ContentTable, query: string): Promise<string[]> {
  const request = requestTo(`/api/export/content/${kind}?${query}`);
  const params = Promise.resolve({ table: kind });
  const answer = await as('leader', () => exportContent(request, { params }));
  return (await answer.text()).trim().split('\n').slice(1);
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

describe('moving a post', () => {
  const publish = (id: string, notifiesSubscribers = false) =>
    as('leader', () =>
      moveContent({ table, id, from: 'draft', to: 'published', notifiesSubscribers }),
    );

  it('mails subscribers on request, and again only if the first email was never sent', async () => {
    const reader = `${crypto.randomUUID()}@reader.example`;
    await service(stack)
      .from('blog_subscriptions')
      .insert({
        email: reader,
        confirmed_at: new Date().toISOString(),
        policy_version: '2026-11-24',
      })
      .throwOnError();
    const outbox = () => service(stack).from('outbox');
    const mails = async () => {
      const query = outbox().select('id').eq('recipient', reader).eq('topic', 'post.published');
      return (await query.throwOnError()).data.length;
    };
    const unpublish = (id: string) =>
      as('leader', () => moveContent({ table, id, from: 'published', to: 'draft' }));
    const [quiet, told] = [await addPost(), await addPost()];
    expect((await publish(quiet)).data?.notice).toBe('contentPublished');
    expect(await mails()).toBe(0);
    expect((await publish(told, true)).data).toMatchObject({
      notice: 'contentPublishedAndMailed',
      count: expect.any(Number),
    });
    expect(await mails()).toBe(1);
    await unpublish(told);
    expect(await mails()).toBe(0);
    expect((await publish(told, true)).data?.notice).toBe('contentPublishedAndMailed');
    expect(await mails()).toBe(1);
    await outbox()
      .update({ status: 'delivered', delivered_at: new Date().toISOString() })
      .eq('recipient', reader)
      .eq('topic', 'post.published')
      .throwOnError();
    await unpublish(told);
    expect((await publish(told, true)).data?.notice).toBe('contentPublished');
    expect(await mails()).toBe(1);
    await service(stack).from('blog_subscriptions').delete().eq('email', reader).throwOnError();
  });

  it('rejects a move after someone else’s change and changes nothing', async () => {
    const id = await addPost();
    await posts().update({ state: 'archived' }).eq('id', id).throwOnError();
    expect((await publish(id)).serverError?.notice).toBe('contentChangedMeanwhile');
    expect(await stored(id)).toMatchObject({ state: 'archived' });
  });

  it('schedules for a future time and publishes at that time', async () => {
    const id = await addPost();
    const schedule = (at: string) =>
      as('leader', () =>
        moveContent({ table, id, from: 'draft', to: 'scheduled', at, notifiesSubscribers: true }),
      );
    const past = await schedule('2020-01-02T15:00:00.000Z');
    expect(past.serverError?.notice).toBe('contentTimePassed');
    const at = inDays(3);
    expect((await schedule(at)).data?.notice).toBe('contentScheduledWithMail');
    const { published_at, ...rest } = await stored(id);
    expect(rest).toEqual({ state: 'scheduled', notify_subscribers: true });
    expect(Date.parse(String(published_at))).toBe(Date.parse(at));

    const run = () => publishDue(requestTo('/api/cron/publish', { headers: bearer }));
    await as('visitor', run);
    expect(await stored(id)).toMatchObject({ state: 'scheduled' });
    const now = new Date().toISOString();
    await posts().update({ published_at: now }).eq('id', id).throwOnError();
    expect((await as('visitor', run)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ state: 'published' });
  });

  it.each(notLeaders)('rejects a %s', async (who) => {
    const id = await addPost();
    const move = { table, id, from: 'draft', to: 'published' } as const;
    expect((await as(who, () => moveContent(move))).serverError).toBeDefined();
    const many = { table, moves: [{ id, from: 'draft', to: 'published' }] } as const;
    expect(
      (await as(who, () => moveManyContent({ ...many, moves: [...many.moves] }))).serverError,
    ).toBeDefined();
    expect(await stored(id)).toMatchObject({ state: 'draft' });
    expect((await publish(id)).data).toBeDefined();
  });
});

it('moves many posts and undoes each move', async () => {
  const published = await addPost({ state: 'published', published_at: '2026-01-02T03:04:05Z' });
  const draft = await addPost();
  const moves = [
    { id: published, from: 'published' as const, to: 'archived' as const },
    { id: draft, from: 'draft' as const, to: 'archived' as const },
  ];
  const answer = await as('leader', () => moveManyContent({ table, moves }));
  expect(answer.data?.notice).toBe('contentMoved');
  for (const id of [published, draft]) expect((await stored(id)).state).toBe('archived');
  const undo = answer.data?.undo ?? [];
  await as('leader', () => moveManyContent({ table, moves: undo }));
  const back = await stored(published);
  expect(back.state).toBe('published');
  expect(Date.parse(String(back.published_at))).toBe(Date.parse('2026-01-02T03:04:05Z'));
  expect((await stored(draft)).state).toBe('draft');
});

describe('the list', () => {
  it('shows a published job past its closing date as closed', async () => {
    const title = `Closed ${crypto.randomUUID().slice(0, 8)}`;
    await service(stack)
      .from('jobs')
      .insert({
        slug: title.toLowerCase().replace(' ', '-'),
        title,
        summary: 'For a test.',
        department: 'Delivery',
        location: 'New York, NY',
        state: 'published',
        closes_at: '2026-01-01T00:00:00Z',
      })
      .throwOnError();
    const search = `q=${encodeURIComponent(title)}`;
    const all = await exported('jobs', search);
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(',closed,');
    expect(await exported('jobs', `${search}&state=published`)).toEqual([]);
    expect(await exported('jobs', `${search}&state=over`)).toEqual(all);

    const over = await exported('webinars', 'state=over');
    expect(over.length).toBeGreaterThan(0);
    for (const line of over) expect(line).toContain(',past,');
  });

  it('lists the latest changes first, and each record once across pages', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const rows = Array.from({ length: 51 }, (_, index) => ({
      slug: `row-${mark}-${index}`,
      title: `Row ${mark} ${index}.`,
      summary: 'One of many.',
      department: 'Delivery',
      location: 'New York, NY',
    }));
    const jobs = () => service(stack).from('jobs');
    await jobs().insert(rows).throwOnError();
    const last = `row-${mark}-30`;
    await jobs().update({ summary: 'Changed last.' }).eq('slug', last).throwOnError();
    const lines = await exported('jobs', `q=${mark}`);
    expect(lines[0]).toContain(`${last},`);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(51);
    await jobs().delete().like('slug', `row-${mark}-%`).throwOnError();
  });
});

describe('the endpoints of scheduler and database', () => {
  it.each(['', 'Bearer wrong'])('reject the authorization header %j', async (authorization) => {
    const headers = { authorization };
    const statuses = await as('visitor', () =>
      Promise.all([
        publishDue(requestTo('/api/cron/publish', { headers })),
        runOutbox(requestTo('/api/cron/outbox', { headers })),
        revalidate(requestTo('/api/revalidate', { method: 'POST', headers, body: '{}' })),
      ]),
    );
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it.each(['', '{', '{"table":"teams","record":null,"old_record":null}'])(
    'reject the invalid change %j',
    async (body) => {
      const request = requestTo('/api/revalidate', { method: 'POST', headers: bearer, body });
      expect((await as('visitor', () => revalidate(request))).status).toBe(400);
    },
  );
});

describe('publishing many drafts at once', () => {
  const publish = (ids: string[]) =>
    as('leader', () =>
      moveManyContent({
        table,
        moves: ids.map((id) => ({ id, from: 'draft', to: 'published' })),
      }),
    );

  it('publishes all of them, or none if one is incomplete', async () => {
    const complete = await addPost();
    const incomplete = await addPost({ title: 'Nobody wrote it', excerpt: '' });
    const refused = await publish([complete, incomplete]);
    expect(refused.serverError).toMatchObject({
      notice: 'manyContentIncomplete',
      text: expect.stringContaining('“Nobody wrote it”'),
    });
    for (const id of [complete, incomplete]) {
      expect(await stored(id)).toMatchObject({ state: 'draft' });
    }
    expect((await publish([complete])).data?.notice).toBe('contentMoved');
    expect(await stored(complete)).toMatchObject({ state: 'published' });
  });
});
