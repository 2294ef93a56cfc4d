import {
  type ProductScreenId,
  productScreens,
} from '../../components/marketing/product-screens/screens.ts';
import { contentPath } from '../../lib/paths.ts';
import { expect, muteOthers, test } from '../support/fixtures.ts';
import { productScenes } from '../support/screens/product.ts';

for (const id of Object.keys(productScreens) as ProductScreenId[]) {
  test(`the screen that public pages show as “${id}” exists, with its detail`, async ({
    page,
    signInAs,
    service,
  }) => {
    const { find, detail, afterwards } = productScenes[id];
    await muteOthers(page);
    await signInAs('leader');
    try {
      await page.goto(await find(service));
      await expect(detail(page)).toBeVisible();
    } finally {
      await afterwards?.(service);
    }
  });
}

test('a service shows the picture of the theme, and loads no other', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/screens/')) loaded.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(contentPath('services', 'systems-integration'));
  const picture = page.getByRole('img', { name: productScreens.retries.alt });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  expect(loaded).toHaveLength(1);
  expect(loaded[0]).toMatch(/retries-desk-dark-\d+\.avif$/);
});

test('without its picture a service still says what the picture proves', async ({ page }) => {
  await page.route('**/screens/**', (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto(contentPath('services', 'systems-integration'));
  const figure = page.getByRole('figure').filter({ hasText: productScreens.retries.sentence });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toContainText(productScreens.retries.sentence);
});
