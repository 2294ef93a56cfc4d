import type { Request } from '@playwright/test';
import { requestNotices } from '../../lib/notices/requests.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
});

test('without a connection a press keeps the page and shows a notice; the next press works once it is back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('leader');
  await page.goto(paths.admin.tasks);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const notice = page.getByText(requestNotices.screenNotReached);
  await expect(heading('Tasks')).toBeVisible();
  const row = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(row).toBeVisible();

  // The drawer of a row.
  await context.setOffline(true);
  await row.click();
  await expect(notice).toBeVisible();
  await expect(row).toHaveAttribute('data-pressed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  await expect(row).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // The sidebar.
  await context.setOffline(true);
  const link = page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: 'Bookings' });
  await link.click();
  await expect(link).toHaveAttribute('data-pressed');
  await expect(notice).toBeVisible();
  await expect(heading('Tasks')).toBeVisible();
  await context.setOffline(false);
  await expect(heading('Bookings')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(link).not.toHaveAttribute('data-pressed');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the first use of Command-K, a menu and the drawer waits for no code', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader');
  const scripts: string[] = [];
  const coming = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.url());
    coming.add(request);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  await page.goto(paths.admin.tasks, { waitUntil: 'networkidle' });
  // With the first sign of a person the toasts' code comes, which nothing waits for.
  await page.mouse.move(600, 5);
  await page.locator('section[aria-live="polite"]').waitFor({ state: 'attached' });
  // The code of parts comes while the browser is idle: all is here once an idle time asks for no more.
  let asked = 0;
  await expect
    .poll(async () => {
      const before = asked;
      // Longer than the site itself waits for an idle time.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })),
      );
      await expect.poll(() => coming.size).toBe(0);
      asked = scripts.length;
      return asked - before;
    })
    .toBe(0);
  scripts.length = 0;
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Status of/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
  expect(scripts).toEqual([]);
});
