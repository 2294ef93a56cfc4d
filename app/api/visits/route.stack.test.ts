import { describe, expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { POST } from './route';

const database = service(stack);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

function visit(path: string, userAgent = BROWSER): Request {
  return new Request('http://localhost:3000/api/visits', {
    method: 'POST',
    headers: { 'content-length': String(path.length), 'user-agent': userAgent },
    body: path,
  });
}

/** Sends visits from one IP at the same time, and returns the response statuses. */
async function visits(times: number, path: string): Promise<Set<number>> {
  const answers = await as('visitor', async () => {
    const all: Response[] = [];
    for (let nth = 0; nth < times; nth += 1) all.push(await POST(visit(path)));
    return all;
  });
  return new Set(answers.map(({ status }) => status));
}

async function counted(page: string) {
  const { data } = await database
    .from('site_visits')
    .select('visits')
    .eq('page', page)
    .throwOnError();
  return { rows: data.length, visits: data.reduce((sum, row) => sum + row.visits, 0) };
}

describe('visits from one IP', () => {
  it('counts 200 in a minute, as from a large office', async () => {
    const before = await counted('/about');
    expect(await visits(200, '/about')).toEqual(new Set([204]));
    expect((await counted('/about')).visits).toBe(before.visits + 200);
  });

  it('drops a flood without an error, which browsers would log', async () => {
    const before = await counted('/cookies');
    expect(await visits(700, '/cookies')).toEqual(new Set([204]));
    const after = await counted('/cookies');
    expect(after.visits).toBe(before.visits + 600);
    expect(after.rows).toBeLessThanOrEqual(before.rows + 1);
  });
});

it('counts a visit for the class of its channel', async () => {
  const of = async (channel: string) => {
    const { data } = await database
      .from('site_visits')
      .select('visits')
      .eq('page', '/pricing')
      .eq('channel_class', channel)
      .throwOnError();
    return data.reduce((sum, row) => sum + row.visits, 0);
  };
  const before = [await of('paid'), await of('direct')];
  await visits(2, '/pricing?utm_source=news&utm_medium=cpc&utm_campaign=spring');
  await visits(1, '/pricing');
  expect([await of('paid'), await of('direct')]).toEqual([
    (before[0] ?? 0) + 2,
    (before[1] ?? 0) + 1,
  ]);
});

describe('a reading of a post', () => {
  async function newPost() {
    const { data } = await database
      .from('blog_posts')
      .insert({
        slug: `read-${crypto.randomUUID()}`,
        title: 'Read',
        excerpt: 'Short.',
        category: 'Strategy',
        author_name: 'Sofia Reyes',
        state: 'published',
      })
      .select('id, slug')
      .single()
      .throwOnError();
    return { id: String(data.id), page: `/blog/${data.slug}` };
  }

  async function counts(id: string) {
    const { data } = await database
      .from('content_counts')
      .select('figure, detail, total')
      .eq('record_id', id)
      .order('figure')
      .throwOnError();
    return data;
  }

  it('is counted with the class of its channel, and does not start a visit', async () => {
    const { id, page } = await newPost();
    const before = await counted('/blog');
    await visits(2, `${page}?ref=search&seen=read,booking`);
    expect(await counts(id)).toEqual([
      { figure: 'pressed', detail: 'booking', total: 2 },
      { figure: 'read', detail: 'search', total: 2 },
    ]);
    expect(await counted('/blog')).toEqual(before);
  });

  it('is not counted for signed-in staff or bots', async () => {
    const { id, page } = await newPost();
    const body = `${page}?seen=read`;
    expect((await as('member', () => POST(visit(body)))).status).toBe(204);
    const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await as('visitor', () => POST(visit(body, robot)))).status).toBe(204);
    expect(await counts(id)).toEqual([]);
  });

  it.each([
    ['names another figure', (page: string) => `${page}?seen=loved`],
    [
      'is longer than 2,000 characters',
      (page: string) => `${page}?seen=read&x=${'x'.repeat(2000)}`,
    ],
    ['names a path below the page', (page: string) => `${page}/more?seen=read`],
    ['names the page with a host', (page: string) => `https://elsewhere.example${page}?seen=read`],
    ['is code', (page: string) => `${page}';--?seen=read`],
  ])('is not counted if it %s', async (_, body) => {
    const { id, page } = await newPost();
    expect(await visits(1, body(page))).toEqual(new Set([204]));
    expect(await counts(id)).toEqual([]);
  });
});
