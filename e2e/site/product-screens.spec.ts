import {
  type ProductScreenId,
  productScreens,
} from '../../components/marketing/product-screens/screens.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, muteOthers, test } from '../support/fixtures.ts';
import { productScenes } from '../support/screens/product.ts';
import { bearer } from '../support/test-environment.ts';

/** Words in each detail that the sentence next to its picture relies on. */
const shown: Record<ProductScreenId, RegExp> = {
  message: /prices out of step/,
  'booking-tasks': /Running.*Prepare .+ with .+due/,
  checklist: /2 of 3/,
  reply: /Sent.*Maya Lindqvist to grace\.kim@/s,
  retries: /Accepted with 200.*Failed with 503.*Failed with 503/,
  figures: /Visits[\d,]+.*%, [\d,]+ before/,
  health: /Failing since.*The webhook answered 503.*Waiting[1-9]/,
  playbook: /days before/,
};

for (const id of Object.keys(productScreens) as ProductScreenId[]) {
  test(`the screen that public pages show as “${id}” exists, with its detail`, {
    tag: '@night',
  }, async ({ page, request, signInAs, service }) => {
    const removals: (() => PromiseLike<unknown>)[] = [];
    const { find, detail } = productScenes[id];
    await muteOthers(page);
    await signInAs('leader');
    try {
      const path = await find({
        service,
        afterwards: (remove) => removals.unshift(remove),
        deliver: () => request.get(paths.cronOutbox, { headers: bearer }),
        skipsWaits: true,
      });
      await page.goto(path);
      await expect(detail(page)).toHaveText(shown[id]);
    } finally {
      for (const remove of removals) await remove();
    }
  });
}

test('a service shows the picture of the current theme, and loads no other', async ({ page }) => {
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

test('a service without its picture still describes it in text', async ({ page }) => {
  await page.route('**/screens/**', (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto(contentPath('services', 'systems-integration'));
  const figure = page.getByRole('figure').filter({ hasText: productScreens.retries.sentence });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toContainText(productScreens.retries.sentence);
});
