import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  cvMessages,
  MAX_CV_BYTES,
  TOO_LARGE_ANCHOR,
} from '../../lib/careers/applications/cv-rules.ts';
import { docxFiles, zipOf } from '../../lib/careers/applications/cv-samples.test-double.ts';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { formattedMoment } from '../../lib/core/time/business-time.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { samplePdf } from '../../supabase/local/database/sample-pdf.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

type TestJob = { id: string; path: string; title: string; closesAt: string };
type CvFile = { name: string; mimeType: string; buffer: Buffer };

const pdf: CvFile = {
  name: '../Ada “CV” <2026>.pdf',
  mimeType: 'application/pdf',
  buffer: samplePdf(['Ada Lovelace', 'Analytical engines, since 1843']),
};
const docx: CvFile = {
  name: 'Ada.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: zipOf(docxFiles()),
};
const program: CvFile = { ...pdf, name: 'cv.pdf', buffer: Buffer.from('MZ\x90 not a CV') };
const large = (bytes: number): CvFile => ({ ...pdf, buffer: Buffer.alloc(bytes, '%PDF-1.7 ') });

const test = base.extend<{ applicant: string; newJob: () => Promise<TestJob> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  applicant: async ({}, use) => use(`${crypto.randomUUID()}@applicant.example`),

  newJob: async ({ service }, use) => {
    const made: string[] = [];
    await use(async () => {
      const slug = `test-${crypto.randomUUID()}`;
      const title = `Tester ${slug.slice(-6)}`;
      const closesAt = new Date(Date.now() + 9 * 86_400_000).toISOString();
      const { data } = await service
        .from('jobs')
        .insert({
          slug,
          title,
          summary: 'Finds what others overlook.',
          description: '## What you bring\n\nPatience.',
          department: 'Testing',
          location: 'New York, NY',
          salary_min: 80000,
          salary_max: 95000,
          closes_at: closesAt,
          state: 'published',
        })
        .select('id')
        .single()
        .throwOnError();
      made.push(data.id);
      return { id: data.id, path: contentPath('jobs', slug), title, closesAt };
    });
    await service.from('jobs').update({ state: 'archived' }).in('id', made).throwOnError();
  },
});

const send = (page: Page) => page.getByRole('button', { name: 'Send application' });
const jobLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

async function fill(page: Page, email: string, cv?: CvFile | string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel(/^Phone/).fill('+1 212 555 0199');
  await page.getByLabel(/^Link/).fill('https://engines.example/ada');
  await page.getByLabel('Message').fill('I wrote down how the engine should compute.');
  if (cv) await page.getByLabel('CV', { exact: true }).setInputFiles(cv);
}

async function expectKept(page: Page, email: string) {
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+1 212 555 0199');
  await expect(page.getByLabel(/^Link/)).toHaveValue('https://engines.example/ada');
  await expect(page.getByLabel('Message')).toHaveValue(/engine should compute/);
}

const expectReceived = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  await expect(page.getByText(notices.applicationReceived)).toBeVisible();
};

async function applicationsOf(service: SupabaseClient<Database>, email: string) {
  const { data } = await service
    .from('job_applications')
    .select('job_id, firstname, lastname, phone, link, message, cv_name, cv_path, stage')
    .ilike('email', email)
    .throwOnError();
  return data;
}

test('the list shows open jobs with key facts, and how we work and hire', async ({ page }) => {
  await page.goto(paths.careers);
  const card = page.getByRole('article').filter({ hasText: 'Automation Engineer' });
  await expect(card).toContainText('Delivery');
  await expect(card).toContainText('Build the workflows our clients run their day on');
  await expect(card).toContainText('New York, NY');
  await expect(card).toContainText('Hybrid, full time');
  await expect(card).toContainText('$105,000 – $135,000 USD a year');
  await expect(card).toContainText(/Closes \w+ \d+, \d{4}/);
  await expect(jobLink(page, 'Operations Intern')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What a week is like' })).toBeVisible();
  await expect(page.getByText('Within 5 working days', { exact: true })).toBeVisible();
  await expect(page.getByText('you hear yes or no within 5 working days')).toBeVisible();
  await jobLink(page, 'Automation Engineer').click();
  await expect(page).toHaveURL(contentPath('jobs', 'automation-engineer'));
});

test('filters narrow the list in place, appear in the URL, and survive navigating back', async ({
  page,
}) => {
  await page.goto(paths.careers);
  await page.getByLabel('Workplace').selectOption('Remote');
  await expect(page).toHaveURL(`${paths.careers}?workplace=remote`);
  await expect(jobLink(page, 'Automation Engineer')).toBeHidden();
  await expect(jobLink(page, 'Course Author, Data')).toBeVisible();
  await page.getByLabel('Department').selectOption('Delivery');
  await expect(page.getByRole('status')).toHaveText(/^1 of \d+ open jobs/);
  await jobLink(page, 'Machine Learning Engineer').click();
  await expect(send(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Workplace')).toHaveValue('remote');
  await expect(jobLink(page, 'Automation Engineer')).toBeHidden();

  await page.getByLabel('Employment type').selectOption('Contract');
  await expect(page.getByText('No open job matches these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(paths.careers);
  await expect(jobLink(page, 'Automation Engineer')).toBeVisible();
});

test('a filter chosen before scripts load narrows the list', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.careers, { waitUntil: 'commit' });
  await page.getByLabel('Workplace').selectOption('Remote');
  release();
  await expect(jobLink(page, 'Automation Engineer')).toBeHidden();
  await expect(page).toHaveURL(`${paths.careers}?workplace=remote`);
  await expect(page.getByLabel('Workplace')).toHaveValue('remote');
});

test('a job page states pay, location and closing date, also in structured data', async ({
  page,
  newJob,
}) => {
  const job = await newJob();
  await page.goto(job.path);
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await expect(facts).toContainText('$80,000 – $95,000 USD a year');
  await expect(facts).toContainText('New York, NY');
  await expect(facts).toContainText('Hybrid');
  await expect(facts).toContainText('Full time');
  await expect(facts).toContainText(formattedMoment(new Date(job.closesAt)));
  await expect(page.getByRole('heading', { name: 'What you bring' })).toBeVisible();
  await expect(jobLink(page, 'Automation Consultant')).toBeVisible();
  await expect(jobLink(page, 'Operations Intern')).toBeHidden();

  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )['@graph'];
  const posting = graph.find((item: { '@type': string }) => item['@type'] === 'JobPosting');
  expect(posting).toMatchObject({
    title: job.title,
    description: expect.stringMatching(/<p>Finds what others overlook.<\/p>[\s\S]*<h2/),
    validThrough: job.closesAt,
    datePosted: expect.stringMatching(/T.*Z$/),
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'New York', addressRegion: 'NY' } },
    baseSalary: { currency: 'USD', value: { minValue: 80000, maxValue: 95000, unitText: 'YEAR' } },
    directApply: true,
  });
  expect(graph.map((item: { '@type': string }) => item['@type'])).toContain('BreadcrumbList');
});

test('an application with a PDF is stored once and acknowledged by email', async ({
  page,
  expectAccessible,
  newJob,
  applicant,
  service,
  newestMail,
}) => {
  test.slow();
  const job = await newJob();
  await page.goto(job.path);
  await fill(page, applicant, pdf);
  await page.route(`**${job.path}`, async (route) => {
    if (route.request().method() === 'POST') {
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    }
    await route.continue();
  });
  await send(page).dblclick();
  await expectReceived(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused();
  await expectAccessible(page);

  const stored = await applicationsOf(service, applicant);
  expect(stored).toEqual([
    {
      job_id: job.id,
      firstname: 'Ada',
      lastname: 'Lovelace',
      phone: '+1 212 555 0199',
      link: 'https://engines.example/ada',
      message: 'I wrote down how the engine should compute.',
      cv_name: 'Ada “CV” 2026.pdf',
      cv_path: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
      stage: 'new',
    },
  ]);

  const mail = await newestMail(applicant);
  expect(mail.subject).toBe(`We have received your application as ${job.title}`);
  expect(mail.text).toContain('Within 5 working days');
  expect(mail.text).toContain('Ada “CV” 2026.pdf');
});

test('a file above 5 MB is rejected before it is sent', async ({ page, newJob, applicant }) => {
  await page.goto((await newJob()).path);
  await fill(page, applicant, large(MAX_CV_BYTES + 1));
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: cvMessages.tooLarge })).toBeFocused();
  await expectKept(page, applicant);
  expect(posts).toEqual([]);
});

test('a job is shown as closed by the page, the visitor’s clock or the database', async ({
  page,
  newJob,
  applicant,
  service,
}) => {
  await page.goto(contentPath('jobs', 'operations-intern'));
  await expect(page.getByText(notices.jobClosed)).toBeVisible();
  await expect(send(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apply for this job' })).toBeHidden();
  expect(await page.content()).not.toContain('JobPosting');

  const closing = await newJob();
  await page.goto(closing.path);
  await fill(page, applicant, pdf);
  await service
    .from('jobs')
    .update({ closes_at: new Date().toISOString() })
    .eq('id', closing.id)
    .throwOnError();
  await send(page).click();
  await expect(page.getByText(notices.jobClosed)).toBeVisible();
  await expect(send(page)).toBeHidden();

  const job = await newJob();
  await page.goto(job.path);
  await expect(send(page)).toBeVisible();
  await page.clock.setFixedTime(new Date(Date.parse(job.closesAt) + 1000));
  await page.goto(job.path);
  await expect(page.getByText(notices.jobClosed)).toBeVisible();
  await expect(send(page)).toBeHidden();
});

test.describe('without JavaScript @no-javascript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are submitted with a button, and a filtered page is not indexed', async ({
    page,
  }) => {
    await page.goto(paths.careers);
    await page.getByLabel('Department').selectOption('Strategy');
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/department=Strategy/);
    await expect(jobLink(page, 'Automation Consultant')).toBeVisible();
    await expect(jobLink(page, 'Automation Engineer')).toBeHidden();
    await page.goto(`${paths.careers}?department=Academy&utm_source=mail`);
    await expect(jobLink(page, 'Course Author, Data')).toBeVisible();
    await expect(page.getByLabel('Department')).toHaveValue('Academy');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/careers$/);
    await page.goto(`${paths.careers}?department=Nowhere`);
    await expect(page.getByText('No open job matches these filters.')).toBeVisible();
  });

  test('a form with errors keeps its input, and the corrected one is accepted', async ({
    page,
    newJob,
    applicant,
    service,
  }) => {
    await page.goto((await newJob()).path);
    await fill(page, applicant, program);
    await send(page).click();
    await expect(page.getByText(cvMessages.wrongType).first()).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: notices.formHasErrors }),
    ).toBeInViewport();
    await expectKept(page, applicant);
    await page.getByLabel('CV', { exact: true }).setInputFiles(docx);
    await send(page).click();
    await expectReceived(page);
    expect(await applicationsOf(service, applicant)).toHaveLength(1);
  });

  test('a file far above 5 MB returns to the job page with an explanation', async ({
    page,
    newJob,
    applicant,
  }, testInfo) => {
    const { path } = await newJob();
    await page.goto(path);
    // A file on disk, because Playwright would send the bytes as text.
    const cv = testInfo.outputPath('cv.pdf');
    await writeFile(cv, Buffer.alloc(30 * 1024 * 1024, '%PDF-1.7 '));
    await fill(page, applicant, cv);
    await send(page).click();
    await expect(page).toHaveURL(`${path}#${TOO_LARGE_ANCHOR}`);
    await expect(page.getByText(cvMessages.tooLarge)).toBeVisible();
    await page.goBack();
    await expectKept(page, applicant);
  });
});
