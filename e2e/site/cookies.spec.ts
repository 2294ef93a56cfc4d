import { paths } from '../../lib/paths.ts';
import { foreignOrigins, storedBy } from '../support/browser-storage.ts';
import { DEMO_PASSWORD, expect, people, test } from '../support/fixtures.ts';

test('the page lists exactly what the browser stores after a full visit', async ({
  page,
  context,
}) => {
  test.slow();
  const strangers = foreignOrigins(page);
  // crawl.spec.ts checks the storage of a visitor who changes nothing.
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await storedBy(context, page), 'of a visitor who has used the switch').toEqual([
    'theme, Local storage',
  ]);

  await page.goto(paths.adminLogin);
  await page.getByLabel('Email').fill(people.leader);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(paths.admin.dashboard);
  await page.getByRole('button', { name: 'Fold or unfold the sidebar' }).click();
  await page.goto(paths.admin.calendar);
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();

  // Stored for students and for people who play a video; this visit does neither.
  const further = ['learner-…, Cookie', 'video:…, Local storage'];
  const holds = [...(await storedBy(context, page)), ...further].sort();
  await page.goto(paths.cookies);
  const rows = await page.locator('tbody td:first-child').allInnerTexts();
  expect(rows.map((row) => row.replace(/\s*\n\s*/, ', ')).sort()).toEqual(holds);
  expect([...strangers], 'other companies that were asked for something').toEqual([]);
});

for (const path of [paths.cookies, paths.privacy, paths.terms]) {
  test(`${path} prints as a document`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(20, 22, 27)');
    await expect(page.locator('header')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}
