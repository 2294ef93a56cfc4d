import { brand } from '../../lib/brand.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('shows the hero and the figures, and links its buttons', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page).toHaveTitle(`${brand.tagline} · ${brand.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automations that scale');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    paths.booking,
  );
  await expect(main.getByRole('link', { name: 'Explore Services' }).first()).toHaveAttribute(
    'href',
    paths.services,
  );
  for (const [figure, label] of [
    ['up to 80%', 'less manual work'],
    ['1000+', 'integrations'],
    ['99.9%', 'uptime SLA'],
  ] as const) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }
});

test('lists six features, each linked to its service', async ({ page }) => {
  await page.goto(paths.home);
  const features = page.getByRole('region', { name: 'Routine work, handed over with care' });
  await expect(features.getByRole('listitem')).toHaveCount(6);
  await expect(features.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(features.getByRole('link')).toHaveCount(6);
  await features.getByRole('link', { name: 'Systems integration' }).click();
  await expect(page).toHaveURL(contentPath('services', 'systems-integration'));
});

test('shows three steps, three customers and a call to action', async ({ page }) => {
  await page.goto(paths.home);
  const steps = page.getByRole('region', { name: 'How it works' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Connect tools',
    'Design workflow',
    'Let AI handle the rest',
  ]);
  const customers = page.getByRole('region', { name: 'What changed, in our customers’ words' });
  await expect(customers.getByRole('figure')).toHaveCount(3);
  const call = page.getByRole('region', { name: 'Show us one process' });
  await expect(call.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
    'href',
    paths.booking,
  );
  await expect(call.getByRole('link', { name: 'Explore Services' })).toHaveAttribute(
    'href',
    paths.services,
  );
});

test('the plans are not on the home page', async ({ page }) => {
  await page.goto(paths.home);
  for (const text of ['$49', '$99', 'Most popular', 'Contact Sales']) {
    await expect(page.getByText(text)).toHaveCount(0);
  }
});

test('the workflow animates once, and not with reduced motion', async ({ openBrowser }) => {
  const motions = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await (await openBrowser({ reducedMotion })).newPage();
    await page.goto(paths.home);
    const graph = page.getByRole('img', { name: /^A workflow/ });
    await expect(graph).toBeVisible();
    return graph.evaluate((picture) =>
      [...picture.querySelectorAll('*')]
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationIterationCount }) => animationIterationCount),
    );
  };
  expect(await motions('no-preference')).toEqual(['1', '1', '1', '1']);
  expect(await motions('reduce')).toEqual([]);
});

test('the footer lists contact channels and hours on every page', async ({ page }) => {
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Monday to Friday, 9am to 5pm EST').first()).toBeVisible();
  await expect(footer.getByText('Answered within 24 hours')).toBeVisible();
  await expect(footer.getByRole('link', { name: brand.phone.label, exact: true })).toHaveAttribute(
    'href',
    brand.phone.href,
  );
  for (const [name, address] of [
    ['Pricing', paths.pricing],
    ['Careers', paths.careers],
    ['Admin sign-in', paths.adminLogin],
    ['Member sign-in', paths.memberLogin],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
});

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu contains every page, closes with Escape, and navigates', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
      'Services',
      'Cases',
      'Pricing',
      'Webinars',
      'Academy',
      'Blog',
      'About',
      'Careers',
      'Calculator',
      'Compare',
      'Security',
      'Contact',
      'Book a Demo',
      brand.phone.label,
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(paths.pricing);
    await expect(menu).toBeHidden();
  });
});
