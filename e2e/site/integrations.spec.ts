import type { Page } from '@playwright/test';
import { claimPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });

test('the page states how many systems it lists, and each is named by an existing page', async ({
  page,
  request,
}) => {
  await page.goto(paths.home);
  await footer(page).getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveURL(paths.integrations);
  const listed = await page.locator('th[scope=row]').count();
  expect(listed).toBeGreaterThan(5);
  await expect(page.getByRole('main').locator('dl').first()).toHaveText(
    new RegExp(`^systems and sources\\s*${listed}`),
  );
  const links = await page
    .getByRole('table')
    .getByRole('link')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

test('both pages that explain “1000+” agree and link to each other', async ({ page }) => {
  await page.goto(claimPath('integrations'));
  const claim = page.locator('#integrations');
  const said = await claim.getByRole('definition').allTextContents();
  expect(said).toHaveLength(3);
  await claim.getByRole('link', { name: /systems and sources/ }).click();
  await expect(page).toHaveURL(`${paths.integrations}#systems`);
  const count = page.getByRole('region', { name: 'How “1000+ integrations” is counted' });
  await expect(count.getByRole('definition')).toHaveText(said);
  await count.getByRole('link', { name: 'proof' }).click();
  await expect(page).toHaveURL(paths.proof);
});
