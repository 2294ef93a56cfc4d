import type { Page } from '@playwright/test';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { enter, tabTo } from '../support/keyboard.ts';

const example = (page: Page) => page.locator('figure[data-piece]');

/** Buttons of each working example in the order of the Tab key, and its status line after they were pressed. */
const journeys: readonly (readonly [slug: string, presses: readonly string[], status: RegExp])[] = [
  ['ai-assistants', ['How often does oak need oil?'], /^Oak needs oil .+ Source: “Care”\.$/],
  ['ai-assistants', ['Will the sofa fit through my door?'], /^None of the four pages says that/],
  ['workflow-automation', ['Next step', 'Next step'], /^Day 1, 11:00: 3 of 6 tasks done\./],
  ['systems-integration', ['Keep 14 Quay Street'], /^Both systems now say “14 Quay Street”\./],
  ['reporting-and-forecasting', ['None'], /^Plan 27 people for 1,100 calls\./],
  ['automation-operations', ['Next moment', 'Next moment'], /^09:27\. .+ with the alert: 11,/],
  ['team-training', ['Send it again with a new id'], /^Not quite\. The ERP may have booked/],
];

test('an invoice is settled by keyboard, the decision can be changed, and nothing is sent', async ({
  page,
}) => {
  await page.goto(paths.home);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Moving down the page loads its lazy pictures.
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const desk = example(page);
  const status = desk.getByRole('status');
  const decision = (invoice: string, name: string) =>
    desk.getByRole('group', { name: `invoice ${invoice}` }).getByRole('button', { name });
  await expect(desk.getByRole('button', { pressed: true })).toHaveCount(0);

  await enter(decision('20817', 'Book it'));
  await expect(desk).toContainText('The rules say “Ask the supplier”. $0.31 a box makes $124.');
  await enter(decision('5523', 'Book it'));
  await enter(decision('0981', 'Send it back'));
  await expect(status).toHaveText(/^All settled, 2 of 3 as the rules say\./);
  await tabTo(decision('20817', 'Ask the supplier'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^All settled as the rules say\./);

  await enter(desk.getByRole('button', { name: 'Start again' }));
  await expect(decision('20817', 'Book it')).toBeFocused();
  await expect(status).toHaveText('');
  await expect(desk.getByRole('button', { pressed: true })).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('every working example works by keyboard', async ({ page }) => {
  for (const [slug, presses, text] of journeys) {
    await test.step(`${slug}: ${presses.join(', ')}`, async () => {
      await page.goto(contentPath('services', slug));
      const status = example(page).getByRole('status');
      await expect(status).toHaveText('');
      for (const name of presses) {
        await enter(example(page).getByRole('button', { name, exact: true }));
      }
      await expect(status).toHaveText(text);
    });
  }
});

test('a visitor’s own lines are drawn as text, with handovers and work by hand', async ({
  page,
}) => {
  await page.goto(contentPath('services', 'process-discovery'));
  const steps = example(page).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await page.getByLabel('Who: does what').fill('Ana: types <b>it</b>\nBen: checks it');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText('types <b>it</b>');
  await expect(steps.first().getByText('by hand')).toBeVisible();
  await expect(steps.nth(1).getByText('handover')).toBeVisible();
  await expect(example(page).getByRole('status')).toHaveText(
    /^2 steps, 1 handover, 1 step by hand\./,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each service shows its example in the final state, without controls', async ({
    page,
    service,
  }) => {
    const { data: services } = await service
      .from('services')
      .select('slug, piece')
      .eq('state', 'published')
      .not('piece', 'is', null)
      .throwOnError();
    expect(new Set(services.map(({ piece }) => piece)).size).toBe(8);
    for (const { slug, piece } of services) {
      await page.goto(contentPath('services', slug));
      await expect(example(page), slug).toHaveAttribute('data-piece', piece ?? '');
      await expect(example(page).getByRole('status'), slug).toHaveText(/\w+.*\.$/);
      await expect(example(page).getByRole('button'), slug).toHaveCount(0);
    }
    await page.goto(contentPath('services', 'ai-assistants'));
    await expect(example(page).getByText(/Source: “Care”\.$/)).toBeVisible();
  });
});
