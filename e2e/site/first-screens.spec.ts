import type { Page } from '@playwright/test';
import { contentPath, publicPersonPath, samplePath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const PHONE = { width: 390, height: 760 };

/** Height of the bar at the foot, and of the lower half of a figure. */
const NEXT_STEP = 120;

/** Height of a service on a phone, with header and footer. */
const MAX_SERVICE_HEIGHT = 4500;

const service = contentPath('services', 'document-processing');

/** Selector of what proves a page, by page. Its upper part is on the first screen of a phone. */
const proofs: readonly (readonly [path: string, proof: string])[] = [
  [paths.home, 'main [data-figure="brightwell-hours-after"]'],
  [paths.services, 'main dl dd'],
  [service, 'figure[data-piece] li'],
  [paths.pricing, 'main dl dd'],
  [paths.calculator, 'main dl dd'],
  [paths.compare, 'main table th'],
  [paths.proof, '#now + p'],
  [paths.security, 'main dl dd'],
  [paths.cases, 'main [data-figure]'],
  [contentPath('cases', 'brightwell-invoices'), 'main dl [data-figure]'],
  [contentPath('blog_posts', 'choose-the-process-not-the-tool'), 'main header svg[viewBox]'],
  [paths.about, 'main li svg[viewBox]'],
  [publicPersonPath('daniel-okafor'), 'main svg[viewBox]'],
  [contentPath('courses', 'automation-fundamentals'), 'main dl dd'],
  [samplePath('automation-fundamentals', 'what-a-case-costs'), 'main article svg[viewBox]'],
  [contentPath('webinars', 'exception-queues-that-shrink'), 'main dl time'],
  [paths.careers, '#found article'],
  [paths.academy, '#found article'],
  [contentPath('jobs', 'automation-engineer'), 'main aside dd'],
  [paths.contact, 'main svg[viewBox]'],
  [paths.integrations, 'main dl dd'],
  [paths.newsletter, 'main article, main li'],
];

const upperEdge = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a service is short', async ({ page, service: client }) => {
    const { data: services } = await client
      .from('services')
      .select('slug')
      .eq('state', 'published')
      .not('piece', 'is', null)
      .throwOnError();
    for (const { slug } of services) {
      await page.goto(contentPath('services', slug));
      expect.soft(await height(page), slug).toBeLessThanOrEqual(MAX_SERVICE_HEIGHT);
    }
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('the first screen shows a figure, a face or the working piece', async ({ page }) => {
    test.slow();
    for (const [path, proof] of proofs) {
      await page.goto(path);
      expect.soft(await upperEdge(page, proof), path).toBeLessThan(PHONE.height - NEXT_STEP);
    }
  });

  test('a folded part opens', async ({ page }) => {
    await page.goto(service);
    const part = page.getByText('Up to five document types');
    await expect(part).toBeHidden();
    await page.getByText(/^All \d+ parts$/).click();
    await expect(part).toBeVisible();
  });
});

test('on a desk and in print nothing is folded, and summaries are not in the way', async ({
  page,
}) => {
  await page.goto(service);
  await expect(page.getByText('Up to five document types')).toBeVisible();
  await expect(page.locator('.fold > summary:visible')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(page.getByText('Up to five document types')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Up to five document types')).toBeVisible();
});

test('texts have a margin next to them from 1280 px on, and below them on narrower screens', async ({
  page,
}) => {
  for (const path of [
    service,
    contentPath('blog_posts', 'choose-the-process-not-the-tool'),
    contentPath('cases', 'brightwell-invoices'),
    samplePath('automation-fundamentals', 'what-a-case-costs'),
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const margin = page.getByRole('complementary', { name: 'In the margin' });
    const text = margin.locator('xpath=preceding-sibling::*[1]');
    const place = async () => {
      const [first, second] = await Promise.all([text.boundingBox(), margin.boundingBox()]);
      if (!first || !second) throw new Error(`${path} has no margin`);
      return {
        isBeside: second.x >= first.x + first.width,
        isBelow: second.y >= first.y + first.height,
      };
    };
    expect.soft(await place(), path).toMatchObject({ isBeside: true });
    await page.setViewportSize({ width: 1279, height: 900 });
    expect.soft(await place(), path).toMatchObject({ isBelow: true });
    const tooWide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await page.setViewportSize(PHONE);
    expect.soft(await tooWide(), path).toBe(0);
  }
});
