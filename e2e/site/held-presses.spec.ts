import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { contentPath, paths } from '../../lib/paths.ts';
import { DEMO_PASSWORD, expect, people, test } from '../support/fixtures.ts';
import { holdScripts, openWithout } from '../support/hold-scripts.ts';

const course = contentPath('courses', 'automation-fundamentals');
const enroll = (page: Page) => page.getByRole('button', { name: 'Enroll Now' });
const enrolled = (page: Page) => page.getByRole('heading', { name: 'Your place is reserved' });

async function fill(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@learner.example`;
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(email);
  return email;
}

test('a press before the scripts have come waits for them, once', async ({ page, service }) => {
  const release = await holdScripts(page);
  await page.goto(course, { waitUntil: 'commit' });
  const email = await fill(page);
  await enroll(page).dblclick();
  await expect(enroll(page)).toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  release();
  await expect(enrolled(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  const { data } = await service.from('enrolments').select('id').eq('email', email).throwOnError();
  expect(data).toHaveLength(1);
});

test('a press on the sign-in form waits as well', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.adminLogin, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(people.leader);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(paths.admin.dashboard);
});

test.describe('when the connection is cut', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('a press before the scripts keeps what was typed, and is reported', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(course, { waitUntil: 'commit' });
    const email = await fill(page);
    await enroll(page).click();
    await page.route(`**${course}`, (route) => route.abort());
    release();
    await expect(
      page.getByRole('alert').filter({ hasText: notices.enrolmentFailed }),
    ).toBeFocused();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await page.unroute(`**${course}`);
    await enroll(page).click();
    await expect(enrolled(page)).toBeFocused();
  });
});

test('a press waits for the script of its own form where the rest of the screen is ready', async ({
  page,
  createAccount,
  signInAs,
}) => {
  await signInAs(await createAccount('team_member'));
  const text = 'Set up an authenticator app';
  const release = await openWithout(page, paths.team.profile, text);
  const setUp = page.getByRole('button', { name: text });
  await setUp.click();
  await expect(setUp).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByLabel('Code that the app shows')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('where the scripts never come', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the form is sent natively once one of them has failed', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(course);
    await fill(page);
    await enroll(page).click();
    await expect(enrolled(page)).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#answer');
  });

  test('the form is sent natively after ten seconds', async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto(course, { waitUntil: 'commit' });
    await fill(page);
    await enroll(page).click();
    await page.clock.runFor(9_000);
    await expect(enrolled(page)).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(enrolled(page)).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#answer');
  });
});
