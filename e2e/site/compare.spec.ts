import { questions, ways } from '../../components/marketing/compare/ways.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone each answer stands under the name of its way, and nothing is cut', async ({
  page,
}) => {
  await page.goto(paths.compare);
  const table = page.getByRole('table', { name: 'Three ways to get an automation, compared' });
  const answers = await table.getByRole('cell').allInnerTexts();
  expect(answers).toEqual(
    questions.flatMap(({ answers }) => answers.map((answer, way) => `${ways[way]}\n${answer}`)),
  );
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await expect(page.getByRole('link', { name: 'Begin alone' })).toHaveAttribute(
    'href',
    '/academy/automation-fundamentals',
  );
});
