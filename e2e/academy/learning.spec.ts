import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { webmOf } from '../../lib/content/videos/video-samples.test-double.ts';
import { notices } from '../../lib/notices.ts';
import { signingSample } from '../../lib/outbox/incoming/samples.ts';
import { contentPath, learnPath, samplePath } from '../../lib/paths/site.ts';
import { lessonTabPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { testEnvironment } from '../support/test-environment.ts';
import { writeLessons } from './lessons.ts';

type TestCourse = { id: string; slug: string; title: string };
type Fields = { price?: number; checkout_url?: string };

const TITLES = ['What waits', 'What it costs', 'What to do'];

const test = base.extend<{
  learner: string;
  newCourse: (fields?: Fields) => Promise<TestCourse>;
  enrol: (page: Page, course: TestCourse) => Promise<string>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  learner: async ({}, use) => use(`${crypto.randomUUID()}@learner.example`),

  newCourse: async ({ service }, use) => {
    const made: string[] = [];
    await use(async (fields = {}) => {
      const slug = `test-${crypto.randomUUID()}`;
      const title = `Queues ${slug.slice(-6)}`;
      const { data } = await service
        .from('courses')
        .insert({
          slug,
          title,
          description: 'A course that a test has made.',
          category: 'Automation',
          level: 'beginner',
          instructor: 'Grace Hopper',
          duration: '30 minutes',
          state: 'published',
          ...fields,
        })
        .select('id')
        .single()
        .throwOnError();
      made.push(data.id);
      await writeLessons(service, data.id, TITLES);
      return { id: data.id, slug, title };
    });
    await service.from('courses').delete().in('id', made).throwOnError();
  },

  /** Enrols on the course's page and returns the link from the email. */
  enrol: async ({ learner, newestMail }, use) =>
    use(async (page, { slug }) => {
      await page.goto(contentPath('courses', slug));
      await page.getByLabel('Name').fill('Ada Lovelace');
      await page.getByLabel('Email', { exact: true }).fill(learner);
      await page.getByRole('button', { name: 'Enroll Now' }).click();
      await expect(page.getByText(notices.enrolled)).toBeVisible();
      const mail = await newestMail(learner);
      return /https?:\/\/\S+\/learn\/enter\/[\w.-]+/.exec(mail.text)?.[0] ?? '';
    }),
});

async function open(page: Page, link: string, { slug }: TestCourse) {
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the course' }).click();
  await expect(page).toHaveURL(learnPath(slug));
}

const lessonTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const done = (page: Page) => page.getByRole('button', { name: /^Done/ });

async function answer(page: Page) {
  await page.getByLabel('Eleven').check();
  await page.getByRole('button', { name: 'Check the answer' }).click();
  await expect(page.getByText('That is right.')).toBeVisible();
}

test('a free course: from enrolling to a certificate that a third party verifies', async ({
  page,
  service,
  newCourse,
  enrol,
  openBrowser,
  expectAccessible,
}) => {
  test.slow();
  const course = await newCourse();
  await open(page, await enrol(page, course), course);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Begin: What waits' }).click();
  await expect(lessonTitle(page)).toHaveText('What waits');

  await page.getByLabel('Ten').check();
  await page.getByRole('button', { name: 'Check the answer' }).click();
  const solution = page.locator('#answer');
  await expect(solution).toBeFocused();
  await expect(solution).toContainText('Four and seven are eleven.');
  await expectAccessible(page);

  const press = async (key: string) => {
    await expect(page.getByText(/^Keys:/)).toBeVisible();
    await page.keyboard.press(key);
  };
  // The text takes longer to read than the test.
  const { data: lesson } = await service
    .from('course_lessons')
    .select('id')
    .eq('course_id', course.id)
    .eq('title', 'What waits')
    .single()
    .throwOnError();
  const body = (text: string) =>
    service.from('lesson_texts').update({ body: text }).eq('id', lesson.id).throwOnError();
  await body('A long text. '.repeat(2000));
  await done(page).click();
  await expect(solution).toContainText('You can mark it as done in about');
  await expect(solution).toBeFocused();
  await expect(page.getByText('Four and seven are eleven.')).toBeVisible();
  await expect(page.getByLabel('Ten')).toBeChecked();
  await expectAccessible(page);
  await body('A short text.');
  await press('d');
  await expect(lessonTitle(page)).toHaveText('What it costs');
  await expect(page.getByText('33% done')).toBeVisible();
  await press('p');
  await expect(lessonTitle(page)).toHaveText('What waits');
  await press('n');
  await expect(lessonTitle(page)).toHaveText('What it costs');
  await done(page).click();
  await expect(page.getByText(notices.lessonUnanswered)).toBeVisible();
  await answer(page);
  await done(page).click();
  await expect(lessonTitle(page)).toHaveText('What to do');
  await answer(page);
  await done(page).click();

  await expect(page).toHaveURL(learnPath(course.slug));
  await page.getByLabel('5 of 5').check();
  await page.getByLabel('Review').fill('Short, and it <b>helped</b>.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText(notices.reviewWaits)).toBeVisible();
  await expectAccessible(page);

  const linkedIn = page.getByRole('link', { name: 'Add to LinkedIn' });
  await expect(linkedIn).toHaveAttribute('href', /linkedin\.com\/profile\/add\?.*certUrl=/);
  const file = await page.getByRole('link', { name: 'Download the PDF' }).getAttribute('href');
  const pdf = await page.request.get(String(file));
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const certificate = await page.getByRole('link', { name: 'Open its page' }).getAttribute('href');
  const stranger = await (await openBrowser()).newPage();
  await stranger.goto(String(certificate));
  await expect(lessonTitle(stranger)).toHaveText(`Ada Lovelace has completed ${course.title}.`);
  await expect(stranger.getByText('3 lessons, 3 questions answered')).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(stranger);
});

test(
  'a leader adds a video to a lesson, and only its student can play it with the signed URL',
  { tag: '@night' },
  async ({ page, service, newCourse, enrol, openBrowser, signInAs }, testInfo) => {
    test.slow();
    const course = await newCourse();
    const { data: lesson } = await service
      .from('course_lessons')
      .select('id')
      .eq('course_id', course.id)
      .eq('title', 'What it costs')
      .single()
      .throwOnError();
    const office = await openBrowser();
    await signInAs('leader', office);
    const desk = await office.newPage();
    const film = testInfo.outputPath('film.webm');
    writeFileSync(film, webmOf({ seconds: 75 }));
    await desk.goto(lessonTabPath(course.id, lesson.id, 'video'));
    await desk.getByLabel('File', { exact: true }).setInputFiles(film);
    await desk.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(desk.getByText(notices.videoAdded)).toBeVisible({ timeout: 30_000 });
    await desk.getByLabel('Captions (WebVTT)').fill('WEBVTT\n\n00:01.000 --> 00:03.000\nHello');
    await desk.getByLabel('Transcript (markdown)').fill('Hello, and welcome.');
    await desk.getByRole('button', { name: 'Save texts' }).click();
    await expect(desk.getByText(notices.videoTextsSaved)).toBeVisible();
    await desk.getByRole('link', { name: 'As a student sees it' }).click();
    await expect(desk.locator('[data-video] video')).toBeVisible();
    await expect(desk.getByText('Hello, and welcome.')).toBeAttached();

    await open(page, await enrol(page, course), course);
    await page.goto(learnPath(course.slug, 'what-it-costs'));
    const src = String(await page.locator('[data-video] video').getAttribute('src'));
    const part = await page.request.get(src, { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    await expect(page.getByText('Hello, and welcome.')).toBeAttached();

    const signed = new URL(part.url());
    signed.searchParams.delete('token');
    expect((await page.request.get(signed.href)).ok()).toBe(false);
    // The video URL contains an expiring key; without it the response is 404.
    const bare = new URL(src, page.url());
    bare.searchParams.delete('key');
    expect((await page.request.get(bare.href)).status()).toBe(404);
  },
);

test('a paid course: payment link, a signed payment sent twice, lessons that open and close on withdrawal', async ({
  page,
  service,
  learner,
  newCourse,
  enrol,
}) => {
  test.slow();
  const { signed } = await import(`data:text/javascript,${encodeURIComponent(signingSample)}`);
  const course = await newCourse({ price: 149, checkout_url: 'https://pay.example/course' });
  await open(page, await enrol(page, course), course);
  const { data: enrolment } = await service
    .from('enrolments')
    .select('id')
    .eq('email', learner)
    .single()
    .throwOnError();
  await expect(page.getByRole('link', { name: 'Pay $149' })).toHaveAttribute(
    'href',
    `https://pay.example/course?client_reference_id=${enrolment.id}`,
  );
  // The only sample has no next lesson.
  await page.goto(learnPath(course.slug, 'what-waits'));
  await expect(page.locator('[data-lesson=next]')).toHaveCount(0);
  await page.goto(learnPath(course.slug, 'what-it-costs'));
  await expect(page.getByText('The text of “What it costs”.')).toHaveCount(0);

  const call = async (type: string, data: object, id?: string) => {
    const body = JSON.stringify({ type, data: { enrolment_id: enrolment.id, ...data } });
    const { headers } = signed(testEnvironment.INCOMING_WEBHOOK_SECRET, body, id);
    const response = await page.request.post(paths.incoming, { headers, data: body });
    return { status: response.status(), answer: await response.json(), id: headers['webhook-id'] };
  };
  const payment = {
    number: 'TL-1',
    occurred_at: '2026-11-20T10:00:00Z',
    amount: 149,
    paid_on: '2026-11-20',
  };
  const first = await call('payment.recorded', payment);
  expect(first).toMatchObject({ status: 200, answer: { payment: 'recorded', lessons: 'open' } });
  expect((await call('payment.recorded', payment, first.id)).answer).toEqual(first.answer);
  await page.reload();
  await expect(page.getByText('The text of “What it costs”.')).toBeVisible();

  await call('payment.withdrawn', { number: 'TL-1', occurred_at: '2026-11-22T10:00:00Z' });
  await page.reload();
  await expect(
    page.getByText('Your payment was withdrawn, so the lessons are closed.'),
  ).toBeVisible();
  await expect(page.getByText('The text of “What it costs”.')).toHaveCount(0);
});

test('a visitor reads a sample lesson without framework scripts and enrolls', async ({
  page,
  newCourse,
  expectAccessible,
}) => {
  const course = await newCourse();
  await page.goto(contentPath('courses', course.slug));
  await page.getByRole('link', { name: /^What waits/ }).click();
  await expect(page).toHaveURL(samplePath(course.slug, 'what-waits'));
  await expect(page.locator('script[src*="/_next/"]')).toHaveCount(0);
  await page.getByText('Show the answer').click();
  await expect(page.getByText('Four and seven are eleven.')).toBeVisible();
  await expectAccessible(page);
  const twin = await page.request.get(`${samplePath(course.slug, 'what-waits')}.md`);
  expect(await twin.text()).toContain('# What waits');
  const closed = await page.request.get(samplePath(course.slug, 'what-it-costs'));
  expect(closed.status()).toBe(404);
  await page.getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { name: 'Enroll in this course' })).toBeInViewport();
});

test('another browser requests the link, and a forged link is not found', async ({
  page,
  learner,
  newCourse,
  enrol,
  newestMail,
  openBrowser,
}) => {
  const course = await newCourse();
  await enrol(page, course);
  const other = await (await openBrowser()).newPage();
  await other.goto(learnPath(course.slug, 'what-it-costs'));
  await other.getByLabel('Email', { exact: true }).fill(learner);
  await other.getByRole('button', { name: 'Send me the link' }).click();
  await expect(other.getByText(notices.courseLinkAsked)).toBeVisible();
  await expect
    .poll(async () => (await newestMail(learner)).subject)
    .toBe(`Your link: ${course.title}`);
  const forged = await other.request.get('/learn/enter/Zm9yZ2Vk.Zm9yZ2Vk');
  expect(forged.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a course can be taken on a phone', async ({ page, newCourse, enrol }) => {
    const course = await newCourse();
    await open(page, await enrol(page, course), course);
    await page.getByRole('link', { name: /^Begin/ }).click();
    for (const title of TITLES) {
      await expect(lessonTitle(page)).toHaveText(title);
      // Pressing Done checks the choice first, so that it is not lost.
      await page.getByLabel('Eleven').check();
      await done(page).click();
      await expect(page.getByText('Press Done again to finish the lesson.')).toBeVisible();
      await expect(page.getByLabel('Eleven')).toBeChecked();
      await done(page).click();
    }
    await expect(page.getByRole('link', { name: 'Download the PDF' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
