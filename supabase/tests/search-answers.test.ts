import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { service } from './people.ts';
import { place, type Row } from './samples.ts';
import { answered, unanswered } from './search-answers.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

/** Maximum share of wrong answers. */
const MAX_WRONG = 0.1;

const found = z.array(
  z.object({ kind: z.string(), record: z.string(), slug: z.string(), excerpt: z.string() }),
);

async function ask(question: string) {
  const { data } = await service(stack).rpc('find_passages', { question }).throwOnError();
  return found.parse(data);
}

describe('questions to the seeded texts', () => {
  it('are answered with a quotation from the right page', async () => {
    const wrong: string[] = [];
    for (const [question, ...slugs] of answered) {
      const quoted = (await ask(question)).map(({ slug }) => slug);
      if (!quoted.some((slug) => slugs.includes(slug))) wrong.push(`${question} → ${quoted}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(answered.length * MAX_WRONG);
  });

  it('are not answered without a text about them', async () => {
    const wrong: string[] = [];
    for (const question of unanswered) {
      const quoted = (await ask(question)).map(({ slug }) => slug);
      if (quoted.length > 0) wrong.push(`${question} → ${quoted}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(unanswered.length * MAX_WRONG);
  });

  it.each(['', '?', '\'"&|!():*\\', 'the of and', 'x'.repeat(300), '<b>'])(
    'are treated as plain text: %j',
    async (question) => {
      expect(await ask(question)).toEqual([]);
    },
  );
});

const title = 'Counting the zebras of a warehouse';
const post = () => ({
  slug: `zebras-${crypto.randomUUID().slice(0, 8)}`,
  title,
  excerpt: 'How a zebra is counted.',
  category: 'Automation',
  author_name: 'Sofia Reyes',
  body: 'Zebras first.\n\n## How often do zebras sneeze?\n\nA zebra sneezes <b>twice</b> a<!-- not - -- shown --> day<script>alert(1)</script> in <your-zoo>,<p>as `<i>` [counted](javascript:x).</p>\n\n> Quoted.\n',
});
const question = 'How often do zebras sneeze?';

describe('a passage', () => {
  it('can be found only while its text is published', async () => {
    const row = await place(stack, 'blog_posts', { ...post(), state: 'draft' });
    const change = (change: Record<string, string | null>) =>
      service(stack).from('blog_posts').update(change).eq('id', row.id).throwOnError();
    expect(await ask(question)).toEqual([]);

    await change({ state: 'published', published_at: '2026-01-01T00:00:00Z' });
    const [passage] = await ask(question);
    expect(passage).toMatchObject({ record: row.id });
    const [kept] = await stack.sql(
      "select anchor, words from public.passages where record = $1::uuid and heading like 'How often%'",
      [String(row.id)],
    );
    expect(kept).toEqual({
      anchor: 'text-how-often-do-zebras-sneeze',
      words: 'A zebra sneezes twice a day in <your-zoo>, as <i> counted.\nQuoted.',
    });

    await change({ body: 'Nothing about it any more.' });
    expect(await ask(question)).toEqual([]);
    await change({ body: post().body });
    expect(await ask(question)).toHaveLength(1);
    await change({ state: 'draft', published_at: null });
    expect(await ask(question)).toEqual([]);
  });
});

describe('a page without a record', () => {
  const path = '/zoo';
  const store = async (parts: { heading: string; words: string }[], title = 'Zoo') =>
    (
      await service(stack)
        .rpc('store_page_passages', {
          path,
          title,
          parts: parts.map((part) => ({ context: '', anchor: '', isList: false, ...part })),
        })
        .throwOnError()
    ).data;
  const hours = (opens: string) => [
    { heading: 'Can I feed the okapis?', words: 'No.\nThey are fed at noon. Bring nothing.' },
    { heading: 'Visiting', words: `The okapi house opens at ${opens}.` },
  ];

  it('is quoted as soon as it is stored, and only while it is', async () => {
    expect(await store(hours('9 am'))).toBe(true);
    expect(await store(hours('9 am'))).toBe(false);
    expect(await ask('May I feed an okapi?')).toMatchObject([
      {
        kind: 'pages',
        slug: path,
        excerpt: expect.stringMatching(/^No\.\nThey .* noon\. Bring nothing\.$/),
      },
    ]);
    expect(await store(hours('10 am'))).toBe(true);
    const [now] = await ask('When does the okapi house open?');
    expect(now?.excerpt).toContain('10 am');
    const { data } = await service(stack).rpc('list_passage_pages').throwOnError();
    expect(data).toEqual([path]);
    expect(await store([])).toBe(true);
    expect(await ask('May I feed an okapi?')).toEqual([]);
  });

  it('closes the questions that it answers', async () => {
    await stack.sql('delete from public.search_gaps');
    const question = 'May I feed an okapi?';
    await service(stack).rpc('note_search_gap', { question }).throwOnError();
    await store(hours('9 am'));
    const [gap] = await stack.sql('select answered_kind from public.search_gaps');
    expect(gap).toEqual({ answered_kind: 'pages' });
    await store([]);
  });

  it('can be asked by words of the same meaning, and for facts', async () => {
    await store([
      { heading: 'Tickets', words: 'The okapi tour costs $12.' },
      {
        heading: 'Zookeepers',
        words: 'Zookeeper Ada: +1 (212) 555-0142\nZookeepers sleep at night.',
      },
    ]);
    expect((await ask('What is the fee for the okapi tour?'))[0]?.excerpt).toContain('$12');
    expect((await ask('How can I ring the zookeeper?'))[0]?.excerpt).toContain('555-0142');
    await store([]);
  });
});

describe('a fact of a record', () => {
  it('changes with its column, and is formatted', async () => {
    const row = await place(stack, 'jobs', {
      slug: `okapi-${crypto.randomUUID().slice(0, 8)}`,
      title: 'Okapi keeper',
      summary: 'Keeps okapis.',
      department: 'Zoo',
      location: 'New York, NY',
      salary_min: 41_000,
      salary_max: 52_500,
      state: 'published',
      published_at: '2026-01-01T00:00:00Z',
    });
    const question = 'What is the salary of an okapi keeper?';
    expect((await ask(question))[0]?.excerpt).toContain('$41,000 to $52,500 USD a year');
    await service(stack)
      .from('jobs')
      .update({ salary_max: 60_000 })
      .eq('id', row.id)
      .throwOnError();
    expect((await ask(question))[0]?.excerpt).toContain('$41,000 to $60,000');
    await service(stack).from('jobs').delete().eq('id', row.id).throwOnError();
    expect(await ask(question)).toEqual([]);
  });
});

describe('a lesson', () => {
  const question = 'Why do okapis whistle at quaggas?';
  const body =
    'Intro.\n\n## Why okapis whistle\n\nOkapis whistle at quaggas to be seen.\n\n```sql\n# okapis\nselect quagga;\n```\n';

  async function course(state: string) {
    const { title, slug, excerpt: description } = post();
    const row = await place(stack, 'courses', {
      slug,
      title,
      description,
      category: 'Automation',
      level: 'beginner',
      duration: '1 week',
      instructor: 'Sofia Reyes',
      state,
      ...(state === 'published' && { published_at: '2026-01-01T00:00:00Z' }),
    });
    const chapter = await place(stack, 'course_chapters', { course_id: row.id, title: 'One' });
    const lesson = (changes: Row) =>
      place(stack, 'course_lessons', { chapter_id: chapter.id, title: 'A zebra', ...changes });
    return { slug, lesson };
  }

  it('can be quoted while it is a sample of a published course, with the page of the lesson', async () => {
    const { slug, lesson } = await course('published');
    const sample = await lesson({ is_sample: true });
    await place(stack, 'lesson_texts', { id: sample.id, body });
    const { data } = await service(stack).rpc('find_passages', { question }).throwOnError();
    expect(data[0]).toMatchObject({
      kind: 'courses',
      slug,
      page: 'a-zebra',
      heading: 'Why okapis whistle',
      anchor: 'text-why-okapis-whistle',
      excerpt: expect.not.stringContaining('select'),
    });

    const lessons = service(stack).from('course_lessons');
    await lessons.update({ is_sample: false }).eq('id', sample.id).throwOnError();
    expect(await ask(question)).toEqual([]);
    await lessons.update({ is_sample: true }).eq('id', sample.id).throwOnError();
    expect(await ask(question)).toHaveLength(1);
    await lessons.delete().eq('id', sample.id).throwOnError();
    expect(await ask(question)).toEqual([]);
  });

  it.each([
    ['is closed', 'published', false],
    ['belongs to a draft', 'draft', true],
  ])('is never quoted if it %s', async (_, state, isSample) => {
    const { lesson } = await course(state);
    const { id } = await lesson({ is_sample: isSample });
    await place(stack, 'lesson_texts', { id, body });
    expect(await ask(question)).toEqual([]);
  });
});

describe('an unanswered question', () => {
  const note = (question: string, subject?: string) =>
    service(stack).rpc('note_search_gap', { question, subject }).throwOnError();
  const gaps = () =>
    stack.sql(
      'select question, asked_count, answered_kind from public.search_gaps order by question',
    );

  it('is counted without a person', async () => {
    await stack.sql('delete from public.search_gaps');
    await note('How often do giraffes sneeze? ada@engines.example +1 (212) 555-0199');
    await note('how often do GIRAFFES sneeze');
    await note('giraffes');
    expect(await gaps()).toEqual([
      { question: 'how often do giraffes sneeze', asked_count: 2, answered_kind: null },
    ]);
  });

  it('replaces the least asked and oldest one, and leaders are notified once', async () => {
    await stack.sql('delete from public.search_gaps');
    await stack.sql(`
      insert into public.search_gaps (question, asked_count, asked_at)
      select 'question number ' || n, case when n <= 2 then 2 else 1 end, now() - make_interval(hours => 2000 - n)
      from generate_series(1, 1000) n`);
    await stack.sql(`
      update public.enquiries set gap_id = (select id from public.search_gaps where question = 'question number 3')
      where id = (select id from public.enquiries limit 1)`);
    await note('How often do lions sneeze?');
    await note('How often do tigers sneeze?');
    const kept = (await gaps()).map(({ question }) => question);
    expect(kept).toHaveLength(1000);
    expect(kept).toEqual(
      expect.arrayContaining([
        ...[1, 2, 3].map((number) => `question number ${number}`),
        'how often do lions sneeze',
        'how often do tigers sneeze',
      ]),
    );
    for (const number of [4, 5]) expect(kept).not.toContain(`question number ${number}`);
    const told = await stack.sql(`
      select user_id, count(*)::integer as times from public.notifications
      where kind = 'search_gaps_full' group by user_id`);
    expect(told.length).toBeGreaterThan(0);
    for (const { times } of told) expect(times).toBe(1);
  });

  it('is counted 20 times a day per visitor', async () => {
    await stack.sql('delete from public.search_gaps');
    for (let nth = 1; nth <= 22; nth++) await note(`Invented question ${nth}`, 'hash of an IP');
    await note('Invented question 30', 'hash of another IP');
    expect(await gaps()).toHaveLength(21);
  });

  it('is answered once a text is published, and those who asked get an email', async () => {
    await stack.sql('delete from public.search_gaps');
    await note(question);
    const ask = async (email: string, quarantine: string | null) => {
      const enquiry = {
        name: 'Ada Byron',
        email,
        message: 'How often do they sneeze?',
        question,
        idempotency_key: crypto.randomUUID(),
        quarantine_reason: quarantine,
        policy_version: '2026-11-25',
      };
      const limit = { subject: email, max_hits: 9, window_seconds: 60 };
      await service(stack)
        .rpc('request_enquiry', { enquiry, ...limit })
        .throwOnError();
    };
    await ask('ada@engines.example', null);
    await ask('robot@engines.example', 'Looks automated');

    const row = await place(stack, 'blog_posts', {
      ...post(),
      state: 'published',
      published_at: '2026-01-01T00:00:00Z',
    });
    expect(await gaps()).toMatchObject([{ asked_count: 1, answered_kind: 'blog_posts' }]);
    const mails = await stack.sql(
      "select recipient, payload #>> '{text,slug}' as slug from public.outbox where topic = 'enquiry.answer_published'",
    );
    expect(mails).toEqual([{ recipient: 'ada@engines.example', slug: row.slug }]);

    await service(stack)
      .from('blog_posts')
      .update({ title: 'Zebras again' })
      .eq('id', row.id)
      .throwOnError();
    const again = await stack.sql(
      "select id from public.outbox where topic = 'enquiry.answer_published'",
    );
    expect(again).toHaveLength(1);
  });
});
