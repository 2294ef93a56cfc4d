import { questions, ways } from '../../components/marketing/compare/ways.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone each answer is below the name of its approach, and nothing is cut off', async ({
  page,
}) => {
  await page.goto(paths.compare);
  const table = page.getByRole('table', { name: 'Three ways to get an automation, compared' });
  await expect(table.getByRole('cell')).toHaveText(
    questions.flatMap(({ answers }) => answers.map((answer, way) => `${ways[way]} ${answer}`)),
  );
  await expect(table.getByText(ways[2]).locator('visible=true').first()).toBeVisible();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await expect(page.getByRole('link', { name: 'Begin alone' })).toHaveAttribute(
    'href',
    '/academy/automation-fundamentals',
  );
});
