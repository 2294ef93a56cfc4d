import { contentPath, paths } from '../lib/paths.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 404/] });

for (const path of ['/nowhere', '/services/nowhere', '/admin-area', '/blog/a/b']) {
  test(`${path} answers 404 with ways on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere');
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
}

test('is accessible in every look', async ({ page, expectAccessibleEverywhere }) => {
  await page.goto(contentPath('services', 'nowhere'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleEverywhere(page);
});
