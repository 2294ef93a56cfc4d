import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { clientPath, taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect, people } from '../support/fixtures.ts';

type Named = { id: string; name: string };

const test = base.extend<{
  addClient: () => Promise<Named>;
  addTask: (assignee: keyof typeof people) => Promise<Named>;
}>({
  addClient: async ({ service }, use) => {
    const ids: string[] = [];
    await use(async () => {
      const lastname = `Q${crypto.randomUUID().slice(0, 8)}`;
      const { data } = await service
        .from('clients')
        .insert({ firstname: 'Ada', lastname, email: `${lastname}@engines.example` })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      return { id: data.id, name: `Ada ${lastname}` };
    });
    await service.from('clients').delete().in('id', ids).throwOnError();
  },

  addTask: async ({ service }, use) => {
    const ids: string[] = [];
    const idOf = async (person: keyof typeof people) => {
      const query = service.from('user_profiles').select('id').eq('email', people[person]);
      return (await query.single().throwOnError()).data.id;
    };
    await use(async (assignee) => {
      const name = `Trace w${crypto.randomUUID().slice(0, 8)}`;
      const { data } = await service
        .from('tasks')
        .insert({
          title: name,
          assigned_to: await idOf(assignee),
          created_by: await idOf('leader'),
        })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      return { id: data.id, name };
    });
    await service.from('tasks').delete().in('id', ids).throwOnError();
  },
});

const field = (page: Page) => page.getByRole('combobox', { name: /^Search .*go to…$/ });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function openPalette(page: Page, address: string) {
  await page.goto(address);
  const opener = page.getByRole('button', { name: 'Search and commands' });
  await expect(async () => {
    await opener.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
}

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('opens any screen and starts any command by keyboard', async ({ page }) => {
    await openPalette(page, paths.admin.dashboard);
    await expect(option(page, /^Dashboard/).first()).toHaveAttribute('data-highlighted', '');
    await page.keyboard.type('cal');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.admin.calendar);
    await expect(field(page)).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('new task');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${paths.admin.tasks}?open=new`);
  });

  test('finds contacts and tasks, in groups', async ({ page, addClient, addTask }) => {
    const client = await addClient();
    const task = await addTask('member2');
    await openPalette(page, paths.admin.dashboard);
    await page.keyboard.type(client.name.toLowerCase());
    await expect(option(page, client.name)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Contacts' })).toContainText(client.name);
    await field(page).fill(task.name);
    await expect(page.getByRole('group', { name: 'Tasks' })).toContainText(task.name);
    await expect(option(page, client.name)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(taskPath('admin', task.id));
    // A drawer that opens later would hide the palette from assistive technology.
    await expect(page.getByRole('dialog', { name: task.name })).toBeVisible();

    await page.keyboard.press('Control+k');
    await field(page).fill(client.name);
    await option(page, client.name).click();
    await expect(page).toHaveURL(clientPath(client.id));
  });

  test('gets no results for a query that has changed', async ({ page, addClient }) => {
    const [first, second] = [await addClient(), await addClient()];
    await openPalette(page, paths.admin.dashboard);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${paths.recordSearch}?*`, async (route) => {
      if (route.request().url().includes(first.name.slice(4))) await held;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest((request) => request.url().includes(first.name.slice(4)));
    await field(page).fill(first.name);
    await asked;
    await field(page).fill(second.name);
    await expect(option(page, second.name)).toBeVisible();
    release();
    await expect(option(page, second.name)).toBeVisible();
    await expect(option(page, first.name)).toHaveCount(0);
  });

  test.describe('without a server', () => {
    test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

    test('shows an error and keeps the commands', async ({ page }) => {
      await openPalette(page, paths.admin.dashboard);
      await page.route(`**${paths.recordSearch}?*`, (route) => route.abort());
      await page.keyboard.type('calendar');
      await expect(page.getByText(notices.searchFailed)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.admin.calendar);
    });
  });
});
