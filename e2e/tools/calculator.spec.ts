import type { Page } from '@playwright/test';
import { bookAboutPath, bookEstimatePath, calculatorPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { confirmed, fillPerson, submit, bookingTest as test } from '../support/booking-form.ts';
import { chooseSlot, freeSlot } from '../support/consultation-slots.ts';
import { expect, muteOthers } from '../support/fixtures.ts';

const result = (page: Page) => page.getByRole('region', { name: /pay|save|automate|measure/i });
const compute = (page: Page) => page.getByRole('button', { name: 'Compute the range' }).last();

test('from a tagged link to an estimate, a consultation and the contact’s history', async ({
  page,
  openBrowser,
  signInAs,
  takeTime,
  visitorEmail,
}) => {
  test.slow();
  await takeTime(page);
  await page.goto('/?utm_source=news&utm_medium=mail&utm_campaign=spring');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Calculator' }).click();
  await expect(page).toHaveURL(/utm_campaign=spring.*land=%2F/);
  await page.getByLabel('People who do this work').fill('3');
  await page.getByLabel('Hours a week, each').fill('12');
  await compute(page).click();
  await expect(result(page)).toBeInViewport();
  await expect(result(page)).toContainText('17.5 to 28.3');
  await page.getByRole('link', { name: 'Book with this' }).click();
  await expect(page.getByLabel('With my estimate')).toBeChecked();
  await expect(page.getByText('17.5 to 28.3 hours a week')).toBeVisible();
  await chooseSlot(page, await freeSlot(4));
  await fillPerson(page, visitorEmail);
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByText('Your estimate: 17.5 to 28.3 hours a week')).toBeVisible();

  const office = await openBrowser();
  await muteOthers(office);
  await signInAs('leader', office);
  const desk = await office.newPage();
  await desk.goto(`${paths.admin.clients}?q=${visitorEmail}`);
  const row = desk.getByRole('row').filter({ hasText: visitorEmail });
  await row.getByRole('link', { name: /^Timeline of/ }).click();
  const way = desk.getByRole('region', { name: 'Source' });
  await expect(way).toContainText('By news / mail, campaign spring, first on /');
  await expect(way.getByRole('link')).toContainText('17.5 to 28.3 hours a week');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an estimate is computed, emailed, and opened again from its email', async ({
    page,
    newestMail,
    visitorEmail,
  }) => {
    await page.goto(paths.calculator);
    await page.getByLabel('Hours a week, each').fill('NaN');
    await compute(page).click();
    await expect(page.getByRole('alert')).toContainText('Enter a number from 0 to 60.');
    await expect(page.getByRole('img', { name: /Balance/ })).toHaveCount(0);
    await page.getByLabel('Hours a week, each').fill('20');
    await compute(page).click();
    await expect(result(page)).toContainText('19.5 to 31.5');
    await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
    await page.getByLabel('Email').fill('grace@');
    await page.getByRole('button', { name: 'Send me this' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await page.getByLabel('Email').fill(visitorEmail);
    await page.getByRole('button', { name: 'Send me this' }).click();
    await expect(page.getByText('Your estimate is on its way.')).toBeVisible();
    const mail = await newestMail(visitorEmail);
    expect(mail.subject).toBe('Your estimate: 19.5 to 31.5 hours a week');
    const [, link = ''] = /href="([^"]*\/calculator\?[^"]*)"/.exec(mail.html) ?? [];
    await page.goto(link.replaceAll('&amp;', '&'));
    await expect(result(page)).toContainText('19.5 to 31.5');
    await expect(page.getByText('version 2 of our rules')).toBeVisible();
  });

  test('the booking form shows the plan and the estimate of its link', async ({ page }) => {
    await page.goto(bookAboutPath('plan-starter'));
    await expect(page.getByLabel('About: Starter plan')).toBeChecked();
    await page.goto(
      bookEstimatePath('v=2&people=2&hours=13&rate=33&mistakes=0&building=24000&discovery=9500'),
    );
    await expect(page.getByLabel('With my estimate')).toBeChecked();
    await expect(page.getByText('12.5 to 20.3 hours a week')).toBeVisible();
  });

  test('the pricing page computes with the visitor’s own rate', async ({ page }) => {
    await page.goto(paths.pricing);
    await page.getByRole('link', { name: 'put in your own' }).click();
    await page.getByLabel('Cost of an hour').fill('50');
    await page.getByRole('button', { name: 'Compute the range' }).click();
    await expect(page).toHaveURL(/\/calculator\?v=2&.*rate=50/);
    await expect(result(page)).toBeVisible();
  });

  test('twelve answers return three steps with links to our pages', async ({ page }) => {
    await page.goto(paths.readiness);
    await page.getByRole('button', { name: 'Show the report' }).click();
    await expect(page.getByRole('alert')).toContainText('12 questions have no answer yet.');
    for (const group of await page.getByRole('main').locator('form fieldset').all()) {
      await group.getByRole('radio').nth(1).check();
    }
    await page.getByRole('button', { name: 'Show the report' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Ready for one process, if the weak points come first',
    );
    const steps = page.getByRole('region', { name: /Ready for one/ }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    for (const step of await steps.all()) {
      const path = await step.getByRole('link').getAttribute('href');
      expect((await page.request.get(path ?? '')).status()).toBe(200);
    }
  });
});

test('a tampered link is computed again, and unknown rules are reported', async ({ page }) => {
  await page.goto(calculatorPath('v=9&people=2&hours=13&saved=999999&verdict=pays'));
  await expect(result(page)).toContainText('12.5 to 20.3');
  await expect(page.getByText('This link names rules that we do not have.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('999,999');
  await page.goto(bookEstimatePath('v=1&hours=<script>alert(1)</script>'));
  await expect(page.getByRole('button', { name: 'Book consultation' })).toBeVisible();
  await expect(page.getByLabel('With my estimate')).toHaveCount(0);
});
