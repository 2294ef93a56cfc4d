import type { Browser, Page } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import type { Row } from '../row.ts';
import type { Site } from '../support/site.ts';
import { interleave, median } from '../support/statistics.ts';
import { threadClock } from '../support/thread-clock.ts';
import { until } from '../support/until.ts';

const FEW = 100;
const MANY = 1000;

/** Search texts that leave few courses, none, and all again. */
const NOTHING = 'nothing has this';
const TYPED = ['course 12', NOTHING, ''];
const ROUNDS_OF_TYPING = 5;

/** Tells the site that a course has been published, as a database webhook does. */
async function tellCourses(site: Site) {
  const [record] = await site.stack.sql(
    `select id, slug, state, published_at from public.courses where state = 'published' order by slug limit 1`,
  );
  await site.tell({ table: 'courses', record: record ?? null, old_record: null });
}

/** Publishes courses until the site lists `count`, and opens the list. */
async function openList(browser: Browser, site: Site, count: number): Promise<Page> {
  await site.stack.sql(
    `insert into public.courses (slug, title, description, category, level, instructor, duration, state)
     select 'bench-' || n, 'Course ' || n || ': queues, retries and people',
       'Lesson plan ' || n * 7919 || ': find the work worth automating, measure it, and build a workflow.',
       'Automation', (array['beginner', 'intermediate', 'advanced'])[1 + n % 3], 'Sofia Reyes', '4 hours', 'published'
     from generate_series((select count(*) from public.courses where state = 'published') + 1, ${count}) n`,
  );
  await tellCourses(site);
  const page = await browser.newPage();
  await until(`the page lists ${count} courses`, async () => {
    await page.goto(site.url + paths.academy);
    return (await page.locator('main article').count()) === count;
  });
  const box = page.getByRole('searchbox');
  await until('the page answers to typing', async () => {
    await box.fill(NOTHING);
    return page.getByText('No courses found').isVisible();
  });
  return page;
}

/** Runs in the page: types as a person does, then waits for the next frame. */
async function typeAndPaint(box: HTMLElement | SVGElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

/** Returns a function that measures the work after typing: the slowest text's median. */
async function typingTimer(page: Page) {
  const busy = await threadClock(page);
  const box = page.getByRole('searchbox');
  return async () => {
    const times = new Map<string, number[]>(TYPED.map((text) => [text, []]));
    for (let round = 0; round < ROUNDS_OF_TYPING; round++) {
      for (const [text, of] of times) {
        const before = await busy();
        await box.evaluate(typeAndPaint, text);
        of.push((await busy()) - before);
      }
    }
    return Math.max(...[...times.values()].map(median));
  };
}

export const courseFilter: Row = {
  name: 'course-filter',
  what: `/academy filters ${MANY} courses while somebody types`,
  unit: 'ms',
  anchor: `the same with ${FEW} courses`,
  bar: { most: 3 },
  measure: async (context) => {
    const site = await context.site();
    const browser = await context.browser();
    const few = await typingTimer(await openList(browser, site, FEW));
    const many = await typingTimer(await openList(browser, site, MANY));
    try {
      return [{ subject: paths.academy, ...(await interleave(context.rounds, many, few)) }];
    } finally {
      await site.stack.sql("delete from public.courses where slug like 'bench-%'");
      await tellCourses(site);
      for (const open of browser.contexts()) await open.close();
    }
  },
};
