import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { DEMO_PASSWORD, expect, people, test } from '../support/fixtures.ts';
import { sitemapPaths } from '../support/sitemap.ts';
import { testEnvironment } from '../support/test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

/** Everything that the browser stores for the site, in the wording of the page: name and kind. */
async function held(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(
    ({ name }) => `${name.replace(/^sb-.+-auth-token(\.\d+)?$/, 'sb-…-auth-token')}, Cookie`,
  );
  const stores = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `${key}, Local storage`),
    ...Object.keys(sessionStorage).map((key) => `${key}, Session storage`),
    ...(await indexedDB.databases()).map(({ name }) => `${name}, Database`),
    ...(await caches.keys()).map((key) => `${key}, Cache`),
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => `${scope}, Service worker`,
    ),
  ]);
  return [...new Set([...cookies, ...stores])].sort();
}

test('the page lists exactly what the browser stores after a full visit', async ({
  page,
  context,
}) => {
  test.slow();
  const strangers = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const own = [new URL(site).origin, testEnvironment.NEXT_PUBLIC_SUPABASE_URL];
    if (protocol.startsWith('http') && !own.includes(origin)) strangers.add(origin);
  });

  const everywhere = await sitemapPaths(site);
  expect(everywhere).toContain(paths.cookies);
  for (const path of everywhere) await page.goto(path);
  expect(await held(context, page), 'of a visitor who changes nothing').toEqual([]);

  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await held(context, page), 'of a visitor who has used the switch').toEqual([
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
  const holds = [...(await held(context, page)), ...further].sort();
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
