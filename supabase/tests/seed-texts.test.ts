import { afterAll, describe, expect, it, test } from 'vitest';
import { brand } from '@/lib/brand';
import { applicationPromise, hiringSteps } from '@/lib/careers/hiring-steps';
import { CONTENT_TABLES, paths } from '@/lib/paths';
import { claimPath, contentPath } from '@/lib/paths/site';
import { startTestStack } from '../local/test-stack.ts';

const stack = await startTestStack();
afterAll(() => stack.stop());

type Page = { slug: string; text: string };

/** Returns the pages of the seed for a query with `slug`, the main `text` and other columns. */
async function pagesOf<Columns>(query: string): Promise<(Page & Columns)[]> {
  return (await stack.sql(query)) as unknown as (Page & Columns)[];
}

type Answer = { question: string; answer: string };
type Step = { title: string; text: string };

const services = await pagesOf<{ price: number; process: Step[]; faq: Answer[]; short: string }>(
  `select slug, description as text, price_from::float8 as price, process, faq,
     concat_ws(' ', summary, array_to_string(scope, ' ')) as short
   from public.services order by position`,
);
const jobs = await pagesOf('select slug, description as text from public.jobs order by slug');
const webinars = await pagesOf<{ minutes: number; chapters: { minute: number; title: string }[] }>(
  'select slug, body as text, duration_minutes as minutes, chapters from public.webinars order by slug',
);
const team = (await stack.sql('select name from public.user_profiles')).map(
  ({ name }) => `${name}`,
);

const wordsIn = (text: string) =>
  text.replaceAll(/\]\([^)]*\)/g, ']').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = '']) => path);
const headingsIn = (text: string) => text.match(/^#{2,3} .+$/gm) ?? [];

describe.each(services)('the service $slug', ({ text, price, process, faq, short }) => {
  it('takes three to four minutes to read', () => {
    const parts = [short, text, ...process.map((step) => step.text)];
    const questions = faq.map(({ question, answer }) => `${question} ${answer}`);
    const words = wordsIn([...parts, ...questions].join(' '));
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  it('states its price, an example calculation, and when each step happens', () => {
    expect(text + faq.map(({ answer }) => answer)).toContain(price.toLocaleString('en'));
    expect(text).toMatch(/^\|[ :|-]+\|$/m);
    for (const step of process)
      expect(step.text).toMatch(/^(Days?|Weeks?|From week|The 30 days|Every)/);
  });

  it('answers questions of buyers, and links to a case or a post', () => {
    expect(faq.length).toBeGreaterThanOrEqual(4);
    const links = linksIn(text);
    expect(links).toContainEqual(expect.stringMatching(/^\/cases\//));
    expect(links).toContainEqual(expect.stringMatching(/^\/(blog|webinars)\//));
  });
});

/** Times and pay of the hiring process, in lowercase: '45 minutes', '$200'. */
const hiringTerms = hiringSteps.flatMap(
  ({ text }) => text.toLowerCase().match(/\$\d+|\b[\da-z]+ (minutes|hours|working days)\b/g) ?? [],
);

describe.each(jobs)('the job $slug', ({ text }) => {
  it('has 400 to 700 words', () => {
    expect(wordsIn(text)).toBeGreaterThanOrEqual(400);
    expect(wordsIn(text)).toBeLessThanOrEqual(700);
  });

  it('names colleagues, what to bring, and what the job is not', () => {
    expect(team.filter((name) => text.includes(name))).not.toEqual([]);
    expect(headingsIn(text)).toContain('## What you bring');
    expect(headingsIn(text)).toContainEqual(expect.stringMatching(/\bnot\b/));
  });

  it('repeats the times and the pay of the hiring process', () => {
    expect(hiringTerms.length).toBeGreaterThan(3);
    for (const term of [applicationPromise, ...hiringTerms]) {
      expect(text.toLowerCase()).toContain(term);
    }
  });
});

describe.each(webinars)('the webinar $slug', ({ text, minutes, chapters }) => {
  it('takes three minutes to read', () => {
    expect(wordsIn(text)).toBeGreaterThanOrEqual(300);
    expect(wordsIn(text)).toBeLessThanOrEqual(600);
  });

  if (chapters.length === 0) {
    it('has an agenda from the first minute to the last, with a third for questions', () => {
      const parts = [...text.matchAll(/^(?:\| |- \*\*)(\d+) to (\d+)/gm)].map(([, from, until]) => [
        Number(from),
        Number(until),
      ]);
      expect(parts.length).toBeGreaterThanOrEqual(5);
      expect(parts.map(([from]) => from)).toEqual([
        0,
        ...parts.map(([, until]) => until).slice(0, -1),
      ]);
      expect(parts.at(-1)).toEqual([(minutes * 2) / 3, minutes]);
    });
  } else {
    it('lists the start of each chapter, and mentions reading', () => {
      for (const { minute, title } of chapters) {
        const place = new RegExp(`\\b${minute}\\b.{0,8}${title}`, 'i');
        expect(text).toMatch(place);
      }
      expect(text).toMatch(/\bread(ing)?\b/i);
    });
  }
});

test('no two pages of a kind have the same headings', () => {
  for (const pages of [services, jobs, webinars]) {
    const outlines = pages.map(({ text }) => headingsIn(text).join('\n'));
    expect(new Set(outlines).size).toBe(pages.length);
  }
});

test('every link leads to a published page, and every quoted figure exists', async () => {
  const published = await Promise.all(
    CONTENT_TABLES.map(async (table) => {
      const rows = await stack.sql(`select slug from public.${table} where state = 'published'`);
      return rows.map(({ slug }) => contentPath(table, `${slug}`));
    }),
  );
  const figures = await stack.sql(
    `select f.id, c.slug from public.figures f join public.cases c on c.id = f.case_id`,
  );
  const existing = new Set([
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...brand.claims.map(({ id }) => claimPath(id)),
    ...published.flat(),
    ...figures.map(({ id, slug }) => `${contentPath('cases', `${slug}`)}#figure-${id}`),
  ]);
  for (const { slug, text } of [...services, ...jobs, ...webinars]) {
    expect({ slug, broken: linksIn(text).filter((path) => !existing.has(path)) }).toEqual({
      slug,
      broken: [],
    });
  }
});
