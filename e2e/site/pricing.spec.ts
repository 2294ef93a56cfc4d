import { bookAboutPath, contentPath } from '../../lib/paths/site.ts';
import { PRICE_STORY_ANCHOR } from '../../lib/paths/visitors.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const plans = [
  { name: 'Starter', price: '$49', action: 'Get Started' },
  { name: 'Professional', price: '$99', action: 'Get Started' },
  { name: 'Enterprise', price: 'Custom pricing', action: 'Contact Sales' },
];

test('shows three plans, marks one as most popular, and links each to a consultation', async ({
  page,
}) => {
  await page.goto(paths.pricing);
  const main = page.getByRole('main');
  for (const { name, price, action } of plans) {
    const plan = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(plan.getByText(price, { exact: true })).toBeVisible();
    await expect(plan.getByText('per month')).toHaveCount(price.startsWith('$') ? 1 : 0);
    await expect(plan.getByText('Most popular')).toHaveCount(name === 'Professional' ? 1 : 0);
    await expect(plan.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      `${paths.booking}?about=plan-${name.toLowerCase()}`,
    );
  }
  await expect(main.getByText('Monday to Friday, 9am to 5pm EST')).toBeVisible();
});

test('the comparison matches the figures of the plans', async ({ page }) => {
  await page.goto(paths.pricing);
  const comparison = page.getByRole('region', { name: 'Comparison of the plans' });
  await expect(comparison.getByRole('columnheader', { name: /./ })).toHaveText(
    plans.map(({ name }) => name),
  );
  const figures = await page
    .locator('main dl')
    .filter({ hasText: 'Workflows' })
    .locator('> div')
    .allInnerTexts();
  expect(figures).toHaveLength(15);
  for (const [index, text] of figures.entries()) {
    const [label = '', value = ''] = text.split('\n');
    const row = comparison.getByRole('row').filter({ hasText: label });
    await expect(row.getByRole('cell').nth(Math.floor(index / 5))).toHaveText(value, {
      useInnerText: true,
    });
  }
  await expect(
    comparison.getByRole('row', { name: /^Single sign-on/ }).getByRole('cell'),
  ).toHaveText(['not included', 'not included', 'included'], { useInnerText: true });
});

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the comparison shows each value below the name of its plan', async ({ page }) => {
    await page.goto(paths.pricing);
    const comparison = page.getByRole('region', { name: 'Comparison of the plans' });
    const cells = comparison.getByRole('cell');
    const texts = await cells.allInnerTexts();
    expect(texts).toHaveLength(14 * plans.length);
    for (const [index, text] of texts.entries()) {
      const cell = cells.nth(index);
      const [plan, value] = text.split('\n');
      expect(plan).toBe(plans[index % plans.length]?.name);
      expect(value).toBeTruthy();
      const { x, width } = (await cell.boundingBox()) ?? { x: -1, width: 0 };
      expect(x, `${plan}: ${value}`).toBeGreaterThan(0);
      expect(x + width, `${plan}: ${value}`).toBeLessThan(390);
      const cut = await cell.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(cut, `${plan}: ${value}`).toBeLessThanOrEqual(0);
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});

test('every page with a price has one link to the price story', async ({ page, service }) => {
  await page.goto(paths.priceStory);
  await expect(page.locator(`#${PRICE_STORY_ANCHOR}`)).toBeInViewport();
  const { data: studies } = await service
    .from('cases')
    .select('slug')
    .eq('state', 'published')
    .not('price_from', 'is', null)
    .limit(1)
    .throwOnError();
  const { data: courses } = await service
    .from('courses')
    .select('slug')
    .eq('state', 'published')
    .limit(1)
    .throwOnError();
  const pages = [
    paths.academy,
    contentPath('services', 'document-processing'),
    ...studies.map(({ slug }) => contentPath('cases', slug)),
    ...courses.map(({ slug }) => contentPath('courses', slug)),
    bookAboutPath('plan-starter'),
  ];
  expect(pages).toHaveLength(5);
  for (const path of pages) {
    await page.goto(path);
    const ways = page.getByRole('main').locator(`a[href="${paths.priceStory}"]`);
    await expect(ways, path).toHaveCount(1);
  }
});

test('the worked example adds up, from the price of its case to the month of break-even', async ({
  page,
  service,
}) => {
  const { data: study } = await service
    .from('cases')
    .select('price_from, price_to')
    .eq('slug', 'brightwell-invoices')
    .single()
    .throwOnError();
  await page.goto(paths.pricing);
  const table = page.getByRole('table', { name: /^The example month by month/ });
  const rows = await table.locator('tbody tr').evaluateAll((found) =>
    found.map((row) => {
      const [month, event, balance] = [...row.children].map((cell) => cell.textContent ?? '');
      const number = (text = '') => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));
      return { month: number(month), event, balance: number(balance) };
    }),
  );
  const run = rows.findIndex(({ event }) => event?.includes('The invoices run'));
  const price = (Number(study.price_from) + Number(study.price_to)) / 2;
  expect(rows[run - 1]?.balance).toBe(-price);
  const pays = rows.find(({ event }) => event?.includes('is back'));
  expect(pays?.balance).toBeGreaterThanOrEqual(0);
  await expect(
    page.getByRole('img', { name: new RegExp(`positive from month ${pays?.month};`) }),
  ).toBeVisible();
});
