import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, anonymous, type Client, service, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';

let stack: TestStack;
let leader: Client;
let writer: Client;
let post: { id: string; slug: string };

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  const account = await addAccount(stack, 'reader', 'team_member');
  const right = { user_id: account.id, kind: 'blog_posts', level: 'write' };
  await service(stack).from('content_rights').insert(right).throwOnError();
  writer = await signIn(stack, account.email);
});
afterAll(() => stack?.stop());

async function addPost(fields: Row = {}) {
  const row = await place(stack, 'blog_posts', {
    slug: `read-${crypto.randomUUID()}`,
    title: 'Read',
    excerpt: 'Short.',
    category: 'Strategy',
    author_name: 'Sofia Reyes',
    state: 'published',
    published_at: '2026-01-05T12:00:00Z',
    ...fields,
  });
  return { id: String(row.id), slug: String(row.slug) };
}

beforeEach(async () => {
  post = await addPost();
});

type Reading = { slug?: string; reading?: string[]; presses?: string[]; channel?: Row };
const count = async (fields: Reading = {}) =>
  service(stack).rpc('count_reading', {
    kind: 'blog_posts',
    slug: post.slug,
    reading: ['read'],
    ...fields,
  });

const span = { first_day: '2000-01-01', last_day: '2099-12-31' };

async function results(client: Client, record = post.id, kind = 'blog_posts'): Promise<Row[]> {
  const { data } = await client.rpc('content_results', { kind, record, ...span }).throwOnError();
  return data.map(({ day: _, ...row }: Row) => row);
}

describe('a reading', () => {
  it('is counted per day, channel class and control pressed', async () => {
    await count({
      reading: ['read', 'finished'],
      channel: { referrer: 'search', landing: '/blog' },
    });
    await count({ presses: ['booking', 'form', 'booking'] });
    await count();
    const rows = await results(leader);
    expect(rows).toHaveLength(5);
    expect(rows).toEqual(
      expect.arrayContaining([
        { figure: 'read', detail: 'search', total: 1 },
        { figure: 'finished', detail: 'search', total: 1 },
        { figure: 'read', detail: 'direct', total: 2 },
        { figure: 'pressed', detail: 'booking', total: 1 },
        { figure: 'pressed', detail: 'form', total: 1 },
      ]),
    );
  });

  it.each([
    ['a draft', { state: 'draft', published_at: null }],
    ['what is scheduled', { state: 'scheduled', published_at: '2099-01-05T12:00:00Z' }],
  ])('is not counted for %s', async (_, fields) => {
    post = await addPost(fields);
    expect((await count()).data).toBe(false);
    expect(await results(leader)).toEqual([]);
  });

  it('is not counted for a page that does not exist', async () => {
    expect((await count({ slug: "x'; drop table public.blog_posts; --" })).data).toBe(false);
  });

  it.each([
    ['another kind of figure', { reading: ['loved'] }, '23514'],
    ['another press', { presses: ['elsewhere'] }, '23514'],
  ])('is rejected with %s', async (_, fields, code) => {
    expect((await count(fields)).error?.code).toBe(code);
  });

  it('is rejected for another table', async () => {
    const { error } = await service(stack).rpc('count_reading', {
      kind: 'clients',
      slug: post.slug,
      reading: ['read'],
    });
    expect(error?.code).toBe('22023');
  });

  it('is counted for each of 40 concurrent requests', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, nth) =>
        count({ presses: nth % 2 ? ['form', 'booking'] : ['booking', 'form'] }),
      ),
    );
    expect(await results(leader)).toEqual(
      expect.arrayContaining([
        { figure: 'read', detail: 'direct', total: 40 },
        { figure: 'pressed', detail: 'booking', total: 40 },
      ]),
    );
  });
});

describe('the numbers', () => {
  beforeEach(async () => {
    await count();
  });

  const reads = async (client: Client, kind = 'blog_posts') => {
    const records = [post.id];
    const asked = { kind, records, first_day: span.first_day };
    const { data } = await client.rpc('content_reads', asked).throwOnError();
    return data;
  };

  it('are visible to leaders, and to members who may write the kind', async () => {
    for (const client of [leader, writer]) {
      expect(await results(client)).toEqual([{ figure: 'read', detail: 'direct', total: 1 }]);
      expect(await reads(client)).toEqual([{ record_id: post.id, reads: 1 }]);
    }
  });

  it('are hidden from members for other kinds, in the table too', async () => {
    const job = crypto.randomUUID();
    await place(stack, 'content_counts', {
      table_name: 'jobs',
      record_id: job,
      day: '2026-03-04',
      figure: 'read',
      detail: 'direct',
    });
    expect(await results(leader, job, 'jobs')).toHaveLength(1);
    expect(await results(writer, job, 'jobs')).toEqual([]);
    const { data } = await writer.from('content_counts').select('table_name').throwOnError();
    expect(new Set(data.map(({ table_name }) => table_name))).toEqual(new Set(['blog_posts']));
  });

  it('are hidden from visitors and from members without the right', async () => {
    const member = await signIn(stack, accounts.member.email);
    expect(await results(member)).toEqual([]);
    expect(await reads(member)).toEqual([]);
    const visitor = anonymous(stack);
    expect((await visitor.from('content_counts').select('day')).error?.code).toBe('42501');
    const asked = { kind: 'blog_posts', record: post.id, ...span };
    expect((await visitor.rpc('content_results', asked)).error?.code).toBe('42501');
  });
});

describe('consultations', () => {
  const newEmail = () => `${crypto.randomUUID()}@results.example`;
  const page = (slug = post.slug) => ({ read: `/services/none /blog/${slug}` });

  let hours = 0;
  async function book(email: string, at: string, fields: Row = {}) {
    const sample = await samplesOf(stack).consultation_bookings?.row({
      id: accounts.member.id,
      isSelf: true,
    });
    hours += 1;
    const preferreddate = new Date(Date.UTC(2045, 0, 1, hours)).toISOString();
    await place(stack, 'consultation_bookings', {
      ...sample,
      preferreddate,
      email,
      requestdate: at,
      ...fields,
    });
  }

  async function enrol(email: string, at: string, channel: Row) {
    const sample = await samplesOf(stack).enrolments?.row({ id: accounts.member.id, isSelf: true });
    await place(stack, 'enrolments', { ...sample, email, created_at: at, channel });
  }

  const booked = async (client = leader, record = post.id) =>
    (await results(client, record))
      .filter(({ figure }) => figure === 'booked')
      .reduce((sum, { total }) => sum + Number(total), 0);

  it('count once if the form reports that the page was read, and editors see the total', async () => {
    const twice = newEmail();
    await enrol(twice, '2026-04-20T15:00:00Z', page());
    await book(twice, '2026-05-01T15:00:00Z', { channel: page() });
    await book(newEmail(), '2026-05-01T16:00:00Z', { channel: page('another') });
    await book(newEmail(), '2026-05-01T17:00:00Z');
    expect(await booked()).toBe(1);
    expect(await booked(writer)).toBe(1);
    expect(await booked(await signIn(stack, accounts.member.email))).toBe(0);
    const { data } = await writer.from('touches').select('id').throwOnError();
    expect(data).toEqual([]);
  });

  it('count after an earlier form of the same contact, for 30 days', async () => {
    const [soon, late, early] = [newEmail(), newEmail(), newEmail()];
    await enrol(soon, '2026-05-01T15:00:00Z', page());
    await book(soon, '2026-05-31T15:00:00Z');
    await enrol(late, '2026-05-01T15:00:00Z', page());
    await book(late, '2026-05-31T15:00:01Z');
    await book(early, '2026-04-30T15:00:00Z');
    await enrol(early, '2026-05-01T15:00:00Z', page());
    expect(await booked()).toBe(1);
  });

  it('follow a renamed page, and are not counted in quarantine', async () => {
    const former = post.slug;
    const slug = `renamed-${crypto.randomUUID()}`;
    await stack.sql('update public.blog_posts set slug = $1 where id = $2::uuid', [slug, post.id]);
    await book(newEmail(), '2026-05-01T15:00:00Z', { channel: page(former) });
    await book(newEmail(), '2026-05-01T15:00:00Z', {
      channel: page(slug),
      quarantined_at: '2026-05-01T15:00:00Z',
    });
    expect(await booked()).toBe(1);
  });

  it.each([
    ['/blog'],
    ['/blog/a /blog/b /blog/c /blog/d'],
    ['https://elsewhere.example/blog/a'],
    [`/blog/${'x'.repeat(81)}`],
    ['/blog/a?person=ada'],
  ])('a form cannot contain %s', async (read) => {
    await expect(book(newEmail(), '2026-05-01T15:00:00Z', { channel: { read } })).rejects.toThrow();
  });
});
