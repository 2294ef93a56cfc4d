import type { Locator, Page } from '@playwright/test';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const PHONE = { width: 390, height: 844 };

/** The element, visible or hidden. */
const nextStep = (page: Page) =>
  page.getByRole('navigation', { name: 'Next step', includeHidden: true });

/** Distance of the lower edge of an element from the top of the page. */
const lowerEdge = (element: Locator) =>
  element.evaluate((box) => box.getBoundingClientRect().bottom + window.scrollY);

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the home page states audience, timing, price, team and result within one and a half screens', async ({
      page,
      service,
    }) => {
      const { data: services } = await service
        .from('services')
        .select('slug, price_from')
        .throwOnError();
      const { data: figures } = await service
        .from('figures')
        .select('id, value')
        .like('id', 'brightwell-hours-%')
        .throwOnError();
      const discovery = services.find(({ slug }) => slug === 'process-discovery')?.price_from;
      await page.goto(paths.home);
      const answers = page.getByRole('region', { name: 'In short' });
      for (const question of ['For whom', 'What changes', 'What it costs', 'Who does it']) {
        await expect(answers.getByText(question, { exact: true })).toBeVisible();
      }
      await expect(answers).toContainText(
        `Process discovery from $${discovery?.toLocaleString('en')}`,
      );
      await expect(answers.getByRole('img')).toHaveCount(4);
      for (const id of ['brightwell-hours-before', 'brightwell-hours-after']) {
        const value = figures.find((figure) => figure.id === id)?.value;
        await expect(answers.locator(`[data-figure="${id}"]`)).toHaveText(String(value));
      }
      expect(await lowerEdge(answers)).toBeLessThanOrEqual(1.5 * viewport.height);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header shows every page in one row from 1024 px on, and a menu below that width', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(paths.home);
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      'Services',
      'Cases',
      'Pricing',
      'Webinars',
      'Academy',
      'Blog',
      'About',
      'Careers',
    ]);
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    const action = await header.getByRole('link', { name: 'Book a Demo' }).boundingBox();
    expect(boxes.at(-1)?.right).toBeLessThan(action?.x ?? 0);
    const more = header.getByRole('button', { name: 'More' });
    const box = await more.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(action?.x ?? 0);
    await more.press('Enter');
    await expect(page.getByRole('navigation', { name: 'More' }).getByRole('link')).toHaveText([
      /^Calculator/,
      /^Compare/,
      /^Security/,
      /^Contact/,
    ]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Careers' }).press('Enter');
    await expect(page).toHaveURL(paths.careers);
  });
});

test('only the home page ends with the dark panel', async ({ page }) => {
  for (const path of [
    paths.home,
    paths.services,
    paths.cases,
    paths.pricing,
    paths.webinars,
    paths.academy,
    paths.blog,
    paths.about,
    paths.careers,
  ]) {
    await page.goto(path);
    const panels = page.getByRole('main').locator('[data-on-panel]');
    await expect(panels, path).toHaveCount(path === paths.home ? 1 : 0);
  }
});

test.describe('on the phone', () => {
  test.use({ viewport: PHONE });

  test('each page shows one next step, and a page with a form shows none', async ({ page }) => {
    for (const [path, target] of [
      [paths.home, paths.booking],
      [paths.services, paths.booking],
      [paths.cases, paths.booking],
      [paths.pricing, paths.booking],
      [paths.compare, paths.booking],
      [paths.about, paths.booking],
      // The newest free course, which another test may add for a moment.
      [paths.academy, /^\/academy\/[\w-]+#enroll$/],
      [paths.careers, '#open-jobs'],
      [paths.blog, '#subscribe'],
      [
        contentPath('blog_posts', 'choose-the-process-not-the-tool'),
        contentPath('services', 'process-discovery'),
      ],
    ] as const) {
      await page.goto(path);
      await expect(nextStep(page).getByRole('link', { includeHidden: true }), path).toHaveAttribute(
        'href',
        target,
      );
    }
    await page.goto(paths.webinars);
    const first = page.getByRole('region', { name: 'Upcoming webinars' }).getByRole('article');
    await expect(nextStep(page)).toContainText(
      (await first.first().getByRole('heading').textContent()) ?? '-',
    );
    for (const path of [
      paths.booking,
      paths.contact,
      contentPath('courses', 'automation-fundamentals'),
      contentPath('jobs', 'automation-engineer'),
    ]) {
      await page.goto(path);
      await expect(nextStep(page), path).toHaveCount(0);
    }
  });

  test('the next step hides near the same button or the footer, and while typing', async ({
    page,
  }) => {
    await page.goto(paths.home);
    await expect(nextStep(page)).toBeHidden();
    await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded();
    await expect(nextStep(page)).toBeVisible();
    await page.getByRole('link', { name: 'Admin sign-in' }).scrollIntoViewIfNeeded();
    expect(await lowerEdge(nextStep(page))).toBeLessThanOrEqual(
      await page
        .getByRole('contentinfo')
        .evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY + 1),
    );

    await page.goto(paths.academy);
    await expect(nextStep(page)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await expect(nextStep(page)).toBeHidden();
  });

  test('the next step never covers the focused element', async ({ page }) => {
    await page.goto(paths.cases);
    const covered = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.next-step');
        const focused = document.activeElement;
        // The body has the focus after the last element.
        if (!bar || !focused || focused === document.body) return false;
        if (bar.contains(focused) || focused.closest('header')) return false;
        const edge = bar.getBoundingClientRect();
        const { top, bottom } = focused.getBoundingClientRect();
        return top < edge.bottom && bottom > edge.top;
      });
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(covered, { message: `after ${press + 1} presses` }).toBe(false);
    }
  });
});
