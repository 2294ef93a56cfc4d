import { chromium, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { findChromium } from '../e2e/support/find-chromium.ts';
import { testEnvironment } from '../e2e/support/test-environment.ts';
import { COURSE_CATEGORIES, COURSE_LEVELS } from '../lib/academy/rules.ts';
import type { Database } from '../lib/core/supabase/database.types.ts';
import { contentPath, paths } from '../lib/paths.ts';
import { openSite, SITE_URL, until } from './site.ts';

const FEW = 100;
const MANY = 1000;
const ROUNDS = 20;
/** Unique name of this run's records: a site keeps pages and enrolments of an earlier run. */
const RUN = `bench-${Date.now()}-`;

/** Returns the running site that E2E_BASE_URL names, as for the browser tests, else a new one. */
async function siteAndDatabase() {
  const running = process.env.E2E_BASE_URL;
  if (running) {
    const { NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = testEnvironment;
    const database = createClient<Database>(NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY);
    return { url: running, database, stop: async () => {} };
  }
  const site = await openSite();
  await site.start();
  const database = createClient<Database>(site.stack.url, site.stack.secretKey);
  return { url: SITE_URL, database, stop: site.stop };
}

const course = (nth: number) => ({
  slug: `${RUN}${nth}`,
  title: `Course ${nth}: queues, retries and people`,
  description: `Lesson plan ${nth * 7919}: find the work worth automating, measure it, and build a workflow that survives its exceptions.`,
  category: COURSE_CATEGORIES[nth % COURSE_CATEGORIES.length] ?? 'Automation',
  level: COURSE_LEVELS[nth % COURSE_LEVELS.length] ?? 'beginner',
  instructor: 'Sofia Reyes',
  duration: '4 hours',
  state: 'published',
});

/** Opens the list once it shows all courses; an enrolment in the last of them refreshes it. */
async function openList(page: Page, url: string, courses: number) {
  await page.goto(url + contentPath('courses', `${RUN}${courses - 1}`));
  await page.getByLabel('Name').fill('Robin Bench');
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@bench.example`);
  await page.locator('form').getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('status').waitFor();
  await until(`the page lists ${courses} courses`, async () => {
    await page.goto(`${url}${paths.academy}?q=`);
    return (await page.locator('main article').count()) === courses;
  });
}

/** Search texts and the number of courses they leave: few, none, and all again. */
const NOTHING = 'nothing has this';
const TYPED = ['course 12', NOTHING, ''];

const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Runs in the page: types as a person does, then waits for the next frame. */
async function typeAndPaint(box: HTMLInputElement | SVGElement | HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

/**
 * Returns the milliseconds of script, style and layout after typing, in CPU time of the page's thread, so that other
 * load on the machine matters little: the median for each text, of these the largest.
 */
async function measure(page: Page): Promise<number> {
  const box = page.getByRole('searchbox');
  await until('the page answers to typing', async () => {
    await box.fill(NOTHING);
    return page.getByText('No courses found').isVisible();
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    const parts = metrics.filter(({ name }) => PARTS.includes(name));
    return parts.reduce((total, { value }) => total + value * 1000, 0);
  };
  const times = new Map<string, number[]>(TYPED.map((text) => [text, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [text, of] of times) {
      const before = await busy();
      await box.evaluate(typeAndPaint, text);
      of.push((await busy()) - before);
    }
  }
  const median = (of: number[]) => of.sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
  return Math.max(...[...times.values()].map(median));
}

const { url, database, stop } = await siteAndDatabase();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': RUN } });
  const { count } = await database
    .from('courses')
    .select('id', { count: 'exact', head: true })
    .eq('state', 'published')
    .throwOnError();
  let there = count ?? 0;
  const results = [];
  for (const size of [FEW, MANY]) {
    const missing = Array.from({ length: size - there }, (_, index) => course(there + index));
    await database.from('courses').insert(missing).throwOnError();
    there = size;
    await openList(page, url, size);
    const milliseconds = await measure(page);
    results.push(milliseconds);
    console.log(`${size} courses filter in ${milliseconds.toFixed(1)} ms`);
  }
  const [few = 0, many = 0] = results;
  console.log(`${MANY / FEW} times the courses take ${(many / few).toFixed(1)} times as long`);
} finally {
  await database.from('courses').delete().like('slug', `${RUN}%`);
  await browser.close();
  await stop();
}
