import type { Request } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the first use of Command-K, a menu and the drawer loads no script', async ({
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
  // The first user input loads the code of toasts, which nothing waits for.
  await page.mouse.move(600, 5);
  await page.locator('section[aria-live="polite"]').waitFor({ state: 'attached' });
  // Components are loaded while the browser is idle: everything is loaded once an idle period requests no more.
  let asked = 0;
  await expect
    .poll(async () => {
      const before = asked;
      // Longer than the site itself waits for an idle period.
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
