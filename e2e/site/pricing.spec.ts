import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const plans = [
  { name: 'Starter', price: '$49', action: 'Get Started' },
  { name: 'Professional', price: '$99', action: 'Get Started' },
  { name: 'Enterprise', price: 'Custom pricing', action: 'Contact Sales' },
];

test('three plans, one of them most popular; each leads to a consultation', async ({ page }) => {
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

test('the comparison repeats the figures of the plans', async ({ page }) => {
  await page.goto(paths.pricing);
  const comparison = page.getByRole('region', { name: 'Comparison of the plans' });
  await expect(comparison.getByRole('columnheader', { name: /./ })).toHaveText(
    plans.map(({ name }) => name),
  );
  const figures = await page.locator('main dl > div').allInnerTexts();
  expect(figures).toHaveLength(15);
  for (const [index, text] of figures.entries()) {
    const [label = '', value = ''] = text.split('\n');
    const row = comparison.getByRole('row').filter({ hasText: label });
    await expect(row.getByRole('cell').nth(Math.floor(index / 5))).toHaveText(value);
  }
  await expect(
    comparison.getByRole('row', { name: /^Single sign-on/ }).getByRole('cell'),
  ).toHaveText(['not included', 'not included', 'included']);
});
