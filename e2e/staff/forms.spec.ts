import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { companyPath, taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { expect, people, staffLink, test } from '../support/fixtures.ts';

const drawer = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Title') });
const title = (page: Page) => drawer(page).getByLabel('Title', { exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Types again until the form validates the title, which it does once the page's script has loaded. */
async function typeTitle(page: Page, text: string) {
  await expect(async () => {
    await title(page).fill('');
    await title(page).press('Tab');
    await expect(drawer(page).getByText('A title is required.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await title(page).fill(text);
}

test.beforeEach(({ signInAs }) => signInAs('leader'));

test('an invalid field shows its error on blur', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['next-action']) sent.push(request.url());
  });
  await page.goto(companyPath('new'));
  const website = page.getByLabel('Website');
  const sentence = page.getByText('Please enter an address that begins with https://.');
  await expect(async () => {
    await website.fill('engines.example');
    await website.press('Tab');
    await expect(sentence).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await expect(website).toHaveAccessibleDescription(
    'Please enter an address that begins with https://.',
  );
  await expect(page.getByText('Please enter a name.')).toBeHidden();
  await website.fill('https://engines.example');
  await expect(sentence).toBeHidden();

  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a name.' })).toBeFocused();
  await page.getByRole('link', { name: 'Name: Please enter a name.' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Analytical Engines');
  await expect(page.getByText('Please enter a name.')).toBeHidden();
  expect(sent).toEqual([]);
});

test('steps are added to a task by keyboard, and one without a name is not sent', async ({
  page,
  service,
}) => {
  const name = `Steps ${crypto.randomUUID().slice(0, 8)}`;
  const { data: leader } = await service
    .from('user_profiles')
    .select('id')
    .eq('email', people.leader)
    .single()
    .throwOnError();
  const { data: task } = await service
    .from('tasks')
    .insert({ title: name, created_by: leader.id })
    .select('id')
    .single()
    .throwOnError();
  try {
    await page.goto(taskPath('admin', task.id));
    const step = drawer(page).getByLabel('New step');
    await expect(async () => {
      await step.press('Enter');
      await expect(step).toHaveAccessibleDescription('Please name the step.', { timeout: 500 });
    }).toPass();
    await expect(step).toBeFocused();
    for (const label of ['Ask for samples', 'Read them']) {
      await step.fill(label);
      await step.press('Enter');
      await expect(drawer(page).getByRole('checkbox', { name: label })).toBeVisible();
      await expect(step).toHaveValue('');
      await expect(step).toBeFocused();
    }
    await step.fill('Answer');
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await service.from('tasks').delete().eq('id', task.id).throwOnError();
  }
});

test('closing a drawer with unsaved text asks first, and the text is kept as a draft', async ({
  page,
}) => {
  await page.goto(taskPath('admin', 'new'));
  await typeTitle(page, 'Half a task');
  for (const close of [
    () => drawer(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await close();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(title(page)).toHaveValue('Half a task');
  }
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(paths.admin.tasks);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'New task' }).first().click();
  await expect(title(page)).toHaveValue('Half a task');
  await drawer(page).getByRole('button', { name: 'Discard it' }).click();
  await expect(title(page)).toHaveValue('');
  // Text that was typed and deleted again is no unsaved change.
  await title(page).fill('x');
  await title(page).fill('');
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a closed drawer stays closed while another record loads', async ({ page }) => {
  await page.goto(paths.admin.tasks);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(title(page)).toBeVisible();
  // From here on no screen loads until `release` is called.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === paths.admin.tasks,
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.url().includes('open=new'));
  await page.getByRole('link', { name: 'New task' }).first().click();
  await asked;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'New task' })).toBeVisible();
  await expect(title(page)).toHaveValue('');
});

test('the back button and a link ask before unsaved text is discarded', async ({ page }) => {
  const seats = page.getByLabel('Seats');
  await page.goto(paths.admin.bookings);
  await page.getByRole('link', { name: 'Availability' }).first().click();
  await expect(page).toHaveURL(paths.admin.availability);
  await seats.fill('0');
  await seats.press('Tab');
  await expect(page.getByText('Please enter a whole number from 1 to 50.')).toBeVisible();

  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(paths.admin.availability);
  await expect(seats).toHaveValue('0');

  await staffLink(page, 'Today').click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(paths.admin.dashboard);

  await page.goto(paths.admin.availability);
  await expect(page.getByText(notices.draftRestored)).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  // There are no unsaved changes.
  await staffLink(page, 'Today').click();
  await expect(page).toHaveURL(paths.admin.dashboard);
});

test('the screen of a record asks before its link to the list is followed', async ({ page }) => {
  await page.goto(`${paths.admin.hosts}?open=new`);
  const limit = page.getByLabel('Daily limit');
  await expect(async () => {
    await limit.fill('many');
    await limit.press('Tab');
    await expect(limit).toHaveAccessibleDescription('Please enter a whole number from 1 to 50.', {
      timeout: 500,
    });
  }).toPass();
  await page.getByRole('link', { name: 'All hosts' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(paths.admin.hosts);
});

test('leaving the site shows the browser’s own confirmation', async ({ page }) => {
  await page.goto(taskPath('admin', 'new'));
  await typeTitle(page, 'Half a task');
  const asked = page.waitForEvent('dialog');
  const left = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await left;
  await expect(title(page)).toHaveValue('Half a task');
});

test('an expired session leaves without asking', async ({ page, context }) => {
  await page.goto(taskPath('admin', 'new'));
  await typeTitle(page, 'Half a task');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await context.clearCookies();
  // The page checks its session when it wakes up.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(new RegExp(paths.adminLogin));
  expect(asked).toEqual([]);
});
