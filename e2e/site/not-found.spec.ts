import { clientPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { testEnvironment } from '../support/test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;
const NOBODY = '5d0c1c1e-4d5f-4f2c-9d7a-0f6f5d3b2a10';

test.use({ expectedErrors: [/status of 404/] });

test('a broken link answers 404 with links to other pages', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await expect(page).toHaveTitle('Page not found · Tech Link');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  for (const [name, address] of [
    ['Services', paths.services],
    ['Pricing', paths.pricing],
    ['Webinars', paths.webinars],
    ['Academy', paths.academy],
    ['Blog', paths.blog],
    ['Careers', paths.careers],
    ['About', paths.about],
    ['Go to the home page', paths.home],
    ['Book a Demo', paths.booking],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
});

test('every kind of unknown URL answers the same page', async ({ page }) => {
  for (const path of [
    '/services/nowhere',
    '/admin-area',
    '/blog/a/b',
    '/services/%',
    '/blog/caf%C3%A9',
    '/blog/category/nowhere',
    '/blog/tag/nowhere',
    '/blog/page/99',
    '/academy/page/99',
    '/webinars/page/99',
    '/blog/category/case-notes/page/99',
    '/blog/tag/finance/page/99',
    '/webinars/nowhere/recording',
  ]) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
      await expect(page).toHaveTitle('Page not found · Tech Link');
      const robots = page.locator('meta[name="robots"]').first();
      await expect(robots).toHaveAttribute('content', /noindex/);
      const home = page.getByRole('main').getByRole('link', { name: 'Go to the home page' });
      await expect(home).toHaveAttribute('href', paths.home);
    });
  }
});

test('a URL with a NUL character or an invalid escape is not found', async () => {
  const broken = ['%00', '%E0%A4%A', '%', '%C0%AF', '%ED%A0%80'];
  const folders = [
    '',
    'services/',
    'blog/',
    'booking/manage/',
    'invitation/',
    'api/calendar-feed/',
  ];
  for (const path of folders.flatMap((folder) => broken.map((bytes) => `/${folder}${bytes}`))) {
    expect({ path, status: (await fetch(site + path)).status }).toEqual({ path, status: 404 });
  }
});

test('a search for a NUL character finds nothing', async ({ request }) => {
  for (const list of [paths.academy, paths.blog]) {
    const response = await request.get(`${list}?q=%00`);
    expect(response.status()).toBe(200);
  }
});

test('a private preview without its record is not found', async ({ page }) => {
  expect((await page.goto('/preview/forged'))?.status()).toBe(404);
  await expect(page).toHaveTitle('Preview · Tech Link');
});

test.describe('in the staff area', () => {
  test('an unknown URL answers 404', async ({ page, signInAs }) => {
    await signInAs('leader');
    for (const path of [
      '/admin/nowhere',
      '/team/nowhere',
      clientPath(NOBODY),
      `${paths.admin.services}/${NOBODY}`,
      `${paths.admin.jobs}/no-id/applicants`,
    ]) {
      const response = await page.goto(path);
      expect({ path, status: response?.status() }).toEqual({ path, status: 404 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
      await expect(page).toHaveTitle('Page not found · Tech Link');
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(paths.admin.dashboard);
  });

  test('a filter that matches nothing shows an empty list', async ({ page, signInAs }) => {
    test.slow();
    await signInAs('leader');
    for (const query of [
      `${paths.admin.bookings}?q=%00`,
      `${paths.admin.clients}?q=%00`,
      `${paths.admin.tasks}?q=%00`,
      `${paths.admin.audit}?record=%00`,
      `${paths.admin.bookings}?after=${NOBODY}_not-a-time`,
      `${paths.admin.automations}?q=%00`,
    ]) {
      expect((await page.goto(query))?.status(), query).toBe(200);
      const main = page.getByRole('main');
      await expect(
        main
          .getByText(/^(No|Nothing|Nobody) /)
          .locator('visible=true')
          .first(),
        query,
      ).toBeVisible();
      await expect(main.getByRole('button', { name: 'Try again' }), query).toHaveCount(0);
    }
  });
});
