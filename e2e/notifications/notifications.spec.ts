import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { cutConnection } from '../support/cut-connection.ts';
import { type Account, test as base, expect } from '../support/fixtures.ts';

type Task = { id: string; title: string };

const test = base.extend<{
  /** A signed-in member that only this test uses. */
  person: Account;
  /** Assigns a task to the member, like a leader. */
  assign: (fields?: { due_date?: string }) => Promise<Task>;
}>({
  person: async ({ createAccount, signInAs }, use) => {
    const account = await createAccount('team_member');
    await signInAs(account);
    await use(account);
  },

  assign: async ({ service, person }, use) => {
    const { data: leader } = await service
      .from('user_profiles')
      .select('id')
      .eq('email', 'leader@techlink.example')
      .single()
      .throwOnError();
    const ids: string[] = [];
    await use(async (fields = {}) => {
      const title = `Draw the intake ${crypto.randomUUID().slice(0, 8)}`;
      const { data } = await service
        .from('tasks')
        .insert({ title, assigned_to: person.id, created_by: leader.id, ...fields })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      return { id: data.id, title };
    });
    await service.from('tasks').delete().in('id', ids).throwOnError();
  },
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const counts = (page: Page, unread: number) =>
  expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`);
const popover = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** The bell once its channel is open, because it loads its count then. */
async function openLive(page: Page) {
  const joined = page.waitForResponse((response) =>
    response.url().endsWith(paths.notificationSummary),
  );
  await page.goto(paths.team.dashboard);
  await joined;
}

test('the count rises with each notification, and falls when one is opened', async ({
  page,
  assign,
}) => {
  await openLive(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const first = await assign();
  await counts(page, 1);
  const second = await assign();
  await counts(page, 2);

  await bell(page).focus();
  await page.keyboard.press('Enter');
  const items = popover(page).getByRole('listitem');
  await expect(items.first()).toContainText(second.title);
  await expect(items.first()).toContainText('Assigned to you, unread');
  await popover(page).getByRole('link', { name: first.title }).click();
  await expect(page).toHaveURL(taskPath('team', first.id));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await counts(page, 1);
});

test.describe('where requests fail', () => {
  test.use({ expectedErrors: [/503|Failed to load resource|net::ERR/] });

  test('all are marked as read immediately, and reverted if the request fails', async ({
    page,
    person,
    service,
    assign,
  }) => {
    await assign();
    await openLive(page);
    await counts(page, 1);
    await bell(page).click();
    const markAll = popover(page).getByRole('button', { name: 'Mark all read' });
    await cutConnection(page);
    await markAll.click();
    await expect(page.getByText(notices.notificationsNotMarked)).toBeVisible();
    await counts(page, 1);

    await page.unrouteAll();
    await markAll.click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(async () => {
      const { data } = await service
        .from('notifications')
        .select('read_at')
        .eq('user_id', person.id)
        .throwOnError();
      expect(data.every(({ read_at }) => read_at)).toBe(true);
    }).toPass();
  });

  test('the bell reports the failure and retries', async ({ page, assign }) => {
    const task = await assign();
    await page.route(`**${paths.notificationSummary}`, (route) => route.fulfill({ status: 503 }));
    await page.goto(paths.team.dashboard);
    await bell(page).click();
    await expect(popover(page).getByRole('alert')).toContainText(notices.notificationsFailed);
    const tryAgain = popover(page).getByRole('button', { name: 'Try again' });
    const asked = page.waitForRequest(`**${paths.notificationSummary}`);
    await tryAgain.click();
    await asked;
    await expect(popover(page).getByRole('alert')).toContainText(notices.notificationsFailed);
    await page.unroute(`**${paths.notificationSummary}`);
    // The bell also reloads on its own, such as when its channel joins, possibly before the click.
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 });
      await expect(popover(page).getByRole('link', { name: task.title })).toBeVisible();
    }).toPass();
  });
});
