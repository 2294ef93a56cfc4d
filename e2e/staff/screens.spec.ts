import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('navigating to the next screen does not recompute all styles', async ({ page, signInAs }) => {
  await signInAs('leader');
  await page.goto(paths.admin.notifications);
  const scheme = page.locator('meta[name="color-scheme"]');
  await expect(scheme).toHaveAttribute('content', 'light dark');
  // A tag that is replaced is a different element.
  await scheme.evaluate((tag) => tag.setAttribute('data-first', ''));
  await page.locator(`a[href="${paths.admin.calendar}"]:visible`).click();
  await expect(page.locator('.fc')).toBeVisible();
  await expect(page).toHaveTitle(/^Calendar/);
  await expect(page.locator('meta[name="color-scheme"][data-first]')).toHaveCount(1);
});
