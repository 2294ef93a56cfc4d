import type { Locator, Page } from '@playwright/test';
import { COURSE_CATEGORIES, COURSE_LEVELS, levelLabel } from '../../lib/academy/rules.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath, enrolPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { writeLessons } from './lessons.ts';

type TestCourse = { id: string; path: string; slug: string; title: string };

const test = base.extend<{
  learner: string;
  newCourse: (fields?: { price: number; isWritten: boolean }) => Promise<TestCourse>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  learner: async ({}, use) => use(`${crypto.randomUUID()}@learner.example`),

  newCourse: async ({ service }, use) => {
    const made: string[] = [];
    await use(async ({ price, isWritten } = { price: 0, isWritten: true }) => {
      const slug = `test-${crypto.randomUUID()}`;
      const title = `Testing ${slug.slice(-6)}`;
      const { data } = await service
        .from('courses')
        .insert({
          slug,
          title,
          price,
          description: 'Finding what others overlook.',
          category: 'Web Development',
          level: 'advanced',
          instructor: 'Grace Hopper',
          duration: '2 hours',
          state: 'published',
        })
        .select('id')
        .single()
        .throwOnError();
      made.push(data.id);
      if (isWritten) await writeLessons(service, data.id, ['The first lesson']);
      return { id: data.id, path: contentPath('courses', slug), slug, title };
    });
    await service.from('courses').delete().in('id', made).throwOnError();
  },
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const category = (page: Page) => page.getByLabel('Category');
const level = (page: Page) => page.getByLabel('Level', { exact: true });
const result = (page: Page) => page.getByRole('search').locator('~ div').getByRole('status');
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const enroll = (page: Page) => page.getByRole('button', { name: 'Enroll Now' });
const enrolled = (page: Page) => page.getByRole('heading', { name: 'Your place is reserved' });
const steps = (page: Page) => page.locator('#enroll ol').getByRole('listitem');

/** Types until the page responds, once its script has loaded. */
async function type(page: Page, text: string, answer: Locator) {
  await expect(async () => {
    await search(page).fill(text);
    await expect(answer).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function fillEnrolment(page: Page, email: string) {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(email);
}

test('the list shows open courses first, newest first, has the filters of the spec, and each card links to its form', async ({
  page,
}) => {
  const seeded = [
    // Courses that can be taken, newest first; then those that open later.
    'Webhooks and APIs for Builders',
    'Automation Fundamentals',
    'Dashboards People Use',
    'SQL for Process Mining',
    'Forecasting for Operations',
    'Internal Tools with Next.js',
    'Retrieval Assistants That Cite',
    'Document AI in Practice',
  ];
  await page.goto(paths.academy);
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles.filter((title) => seeded.includes(title))).toEqual(seeded);
  await expect(category(page).getByRole('option')).toHaveText([
    'All categories',
    ...COURSE_CATEGORIES,
  ]);
  await expect(level(page).getByRole('option')).toHaveText([
    'All levels',
    ...COURSE_LEVELS.map(levelLabel),
  ]);
  const course = card(page, 'Document AI in Practice');
  for (const text of [
    'Intermediate',
    '$249',
    'Read invoices and claims with models, measure errors per field, and design the review desk around them.',
    'Daniel Okafor',
    '5.5 hours',
    'New',
  ]) {
    await expect(course.getByText(text)).toBeVisible();
  }
  await expect(card(page, 'Automation Fundamentals')).toContainText(/\d+ students?/);
  // The illustration of the course, and the photo of the instructor.
  await expect(course.locator('svg')).toHaveCount(2);
  await expect(card(page, 'Automation Fundamentals').getByText('Free')).toBeVisible();
  await expect(course.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute(
    'href',
    enrolPath('document-ai-in-practice'),
  );
});

test('filters the list in place, in the URL, and after navigating back', async ({ page }) => {
  await page.goto(paths.academy);
  const sql = card(page, 'SQL for Process Mining');
  const fundamentals = card(page, 'Automation Fundamentals');
  await type(page, 'EVENT LOG', result(page).getByText(/^1 of /));
  await expect(sql).toBeVisible();
  await expect(fundamentals).toBeHidden();
  await expect(page).toHaveURL(`${paths.academy}?q=EVENT+LOG`);

  await search(page).fill('');
  await category(page).selectOption('Automation');
  await level(page).selectOption('beginner');
  await expect(fundamentals).toBeVisible();
  await expect(sql).toBeHidden();
  await expect(page).toHaveURL(`${paths.academy}?category=Automation&level=beginner`);

  await fundamentals.getByRole('link', { name: 'Automation Fundamentals', exact: true }).click();
  await expect(page).toHaveURL(contentPath('courses', 'automation-fundamentals'));
  await page.goBack();
  await expect(category(page)).toHaveValue('Automation');
  await expect(level(page)).toHaveValue('beginner');
  await expect(sql).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(contentPath('courses', 'automation-fundamentals'));
  await page.goBack();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Academy' })
    .click();
  await expect(page).toHaveURL(paths.academy);
  await expect(category(page)).toHaveValue('');
  await expect(sql).toBeVisible();
});

test('filters by input typed before scripts load', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.academy, { waitUntil: 'commit' });
  await search(page).fill('sql');
  release();
  await expect(page).toHaveURL(`${paths.academy}?q=sql`);
  await expect(page.getByText(/^[1-7] of 8 courses$/)).toBeVisible();
  await expect(search(page)).toHaveValue('sql');
});

test('shows an empty state when filters match nothing, clears them, and finds a course by keyboard', async ({
  page,
}) => {
  await page.goto(paths.academy);
  await type(page, 'nothing has this', page.getByText('No courses found', { exact: true }));
  await expect(result(page)).toContainText(
    "Try adjusting your search filters to find what you're looking for.",
  );
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(card(page, 'Automation Fundamentals')).toBeVisible();
  await expect(page).toHaveURL(paths.academy);

  await page.keyboard.type('sql');
  await expect(result(page).getByText(/^1 of /)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(category(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(level(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Clear filters' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'SQL for Process Mining', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(enrolPath('sql-for-process-mining'));
});

test('a course page shows its content, its instructor and what is included', async ({ page }) => {
  await page.goto(contentPath('courses', 'dashboards-people-use'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboards People Use');
  for (const text of [
    '2.5 hours',
    'Its first lesson can be read now. Enrollment opens once the rest is ready. Planned price: $99.',
    'Retire a dashboard',
  ]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Which number changes your mind/ })).toBeVisible();
  await expect(page.getByText('33 min').first()).toBeVisible();
  await expect(page.getByText(/^Leads the academy/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Courses that go with it' }).getByRole('article'),
  ).toHaveCount(3);
  const [course] = await structuredData(page, 'Course');
  expect(course).toMatchObject({ hasCourseInstance: { courseWorkload: 'PT2H30M' } });
  expect(course).not.toHaveProperty('aggregateRating');
  expect(await structuredData(page, 'BreadcrumbList')).toHaveLength(1);
});

async function structuredData(page: Page, type: string): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = scripts.flatMap((script) => JSON.parse(script)['@graph']);
  return things.filter((thing) => thing['@type'] === type);
}

test('a learner enrolls once, and email and page explain the next steps', async ({
  page,
  service,
  newCourse,
  newestMail,
  learner,
  expectAccessible,
}) => {
  test.slow();
  const course = await newCourse();
  await page.goto(course.path);
  await fillEnrolment(page, learner);
  await page.route(`**${course.path}`, async (route) => {
    if (route.request().method() === 'POST') {
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    }
    await route.continue();
  });
  await enroll(page).dblclick();
  await expect(enrolled(page)).toBeFocused();
  await expect(page.getByText(notices.enrolled)).toBeVisible();
  await expectAccessible(page);

  const { data: stored } = await service
    .from('enrolments')
    .select('name, email')
    .eq('course_id', course.id)
    .throwOnError();
  expect(stored).toEqual([{ name: 'Ada Lovelace', email: learner }]);

  const mail = await newestMail(learner);
  expect(mail.subject).toBe(`You are enrolled: ${course.title}`);
  expect(mail.text).toContain('/learn/enter/');
  expect(mail.text).toContain(course.path);
  const text = mail.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Above is your private link to the lessons.');
  expect(text).toContain('If you have a question, answer this email.');
  await expect(steps(page)).toHaveText([
    /The email that confirms it has your private link to the lessons\./,
    /If you have a question, answer that email\./,
  ]);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(async () => {
    await page.goto(paths.academy);
    await expect(card(page, course.title)).toContainText('1 student', { timeout: 1000 });
  }).toPass();
});

test('a course that opens later accepts no enrollment: a visitor joins its waitlist', async ({
  page,
  service,
  newCourse,
  newestMail,
  learner,
  expectAccessible,
}) => {
  test.slow();
  await page.goto(paths.academy);
  await expect(card(page, 'Document AI in Practice')).toContainText(/Opens on/);
  await expect(card(page, 'Automation Fundamentals')).not.toContainText(/Opens/);
  const course = await newCourse({ price: 149, isWritten: false });
  await page.goto(course.path);
  const panel = page.getByRole('region', { name: 'This course opens later' });
  await expect(panel).toContainText(
    'Enrollment opens once the rest is ready. Planned price: $149.',
  );
  const [thing] = await structuredData(page, 'Course');
  expect(thing).toMatchObject({ offers: { availability: 'https://schema.org/PreOrder' } });

  await fillEnrolment(page, learner);
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeFocused();
  await expectAccessible(page);
  const mail = await newestMail(learner);
  for (const step of await steps(page).allTextContents()) {
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(step.replace(/^\d+/, ''));
  }
  expect(mail.text).not.toMatch(/\$149|invoice/);

  const { data } = await service
    .from('enrolments')
    .select('waits')
    .eq('course_id', course.id)
    .throwOnError();
  expect(data).toEqual([{ waits: true }]);
});

test.describe('without JavaScript @no-javascript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters on the server', async ({ page }) => {
    await page.goto(paths.academy);
    await search(page).fill('cites');
    await page.getByRole('button', { name: 'Show courses' }).click();
    await expect(page.getByText('No courses found', { exact: true })).toBeVisible();
    await search(page).fill('shows its source');
    await category(page).selectOption('AI & Machine Learning');
    await page.getByRole('button', { name: 'Show courses' }).click();
    await expect(page).toHaveURL(/\/academy\?q=shows\+its\+source&category=AI/);
    await expect(result(page)).toHaveText(/^1 of /);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/academy$/);
    await expect(card(page, 'Retrieval Assistants That Cite')).toBeVisible();
    await expect(card(page, 'Automation Fundamentals')).toBeHidden();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(card(page, 'Automation Fundamentals')).toBeVisible();
  });

  test('a form with errors keeps its input, and the corrected form enrolls', async ({
    page,
    newCourse,
    learner,
  }) => {
    const course = await newCourse();
    await page.goto(course.path);
    await fillEnrolment(page, 'ada@');
    await enroll(page).click();
    await expect(
      page.getByText('Please enter a valid email address.', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: notices.formHasErrors }),
    ).toBeInViewport();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await page.getByLabel('Email', { exact: true }).fill(learner);
    await enroll(page).click();
    await expect(enrolled(page)).toBeVisible();
    await expect(page.getByText(notices.enrolled)).toBeVisible();
  });
});
