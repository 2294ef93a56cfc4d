import type { Page } from '@playwright/test';
import { POLL_MS } from '../../components/records/use-polling.ts';
import { notices } from '../../lib/notices.ts';
import { taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { channelsOpen } from '../support/channels.ts';
import { test as base, expect, people } from '../support/fixtures.ts';
import { chooseFrom } from '../support/keyboard.ts';

const test = base.extend<{
  /** A word that only the tasks of this test have in their title. */
  word: string;
  addTask: (title: string, assignee?: string) => Promise<string>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  word: async ({}, use) => use(`Word${crypto.randomUUID().slice(0, 8)}`),

  addTask: async ({ service, word }, use) => {
    const idOf = async (email: string) => {
      const { data } = await service
        .from('user_profiles')
        .select('id')
        .eq('email', email)
        .single()
        .throwOnError();
      return data.id;
    };
    const created_by = await idOf(people.leader);
    await use(async (title, assignee) => {
      const assigned_to = assignee ? await idOf(assignee) : null;
      const { data } = await service
        .from('tasks')
        .insert({ title: `${word} ${title}`, created_by, assigned_to })
        .select('id')
        .single()
        .throwOnError();
      return data.id;
    });
    await service.from('tasks').delete().ilike('title', `%${word}%`).throwOnError();
  },
});

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const cell = (page: Page, name: RegExp) => page.getByRole('button', { name });
const searched = (word: string, rest = '') => `${paths.admin.tasks}?q=${word}${rest}`;

for (const area of ['admin', 'team'] as const) {
  // Both areas show one module.
  const tag = area === 'admin' ? [] : ['@night'];
  test(`the first saved view replaces an unfiltered /${area}/tasks`, { tag }, async ({
    page,
    word,
    createAccount,
    signInAs,
  }) => {
    await signInAs(await createAccount('team_leader'));
    await page.goto(`${paths[area].tasks}?priority=high`);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name', { exact: true }).fill(word);
    await page.keyboard.press('Enter');
    const views = page.getByRole('navigation', { name: 'Saved views' });
    await expect(views.getByRole('link', { name: word })).toHaveAttribute('aria-current', 'page');
    await page.goto(paths[area].tasks);
    await expect(views.getByRole('link', { name: word })).not.toHaveAttribute('aria-current');
    await views.getByRole('link', { name: word }).click();
    await page.getByRole('button', { name: `View ${word}` }).click();
    await page.getByRole('menuitem', { name: 'Open this view first' }).click();
    await expect(views.getByRole('link', { name: `${word} (default)` })).toBeVisible();
    await page.goto(paths[area].tasks);
    await expect(page).toHaveURL(/priority=high/);
    await page.goto(`${paths[area].tasks}?priority=low`);
    await expect(page).toHaveURL(/priority=low/);
  });
}

test('a task assigned in a leader’s list appears in the member’s open list, and its status comes back', async ({
  page,
  browser,
  signInAs,
  word,
  addTask,
}) => {
  test.slow();
  await addTask('one');
  await signInAs('leader');
  await page.goto(searched(word));
  const other = await browser.newContext();
  await signInAs('member', other);
  const member = await other.newPage();
  const open = channelsOpen(member, 'tasks');
  await member.goto(`${paths.team.tasks}?q=${word}`);
  await expect(member.getByText('Nothing matches')).toBeVisible();
  await open;

  await cell(page, /^Assignee of/).click();
  await page.getByRole('menuitem', { name: 'Daniel Okafor' }).click();
  await expect(page.getByText(notices.taskUpdated)).toBeVisible();
  await expect(row(member, word)).toBeVisible();

  await cell(member, /^Status of/).click();
  await member.getByRole('menuitem', { name: 'In progress' }).click();
  await expect(cell(page, /^Status of .*: In progress$/)).toBeVisible();
  await other.close();
});

test('a member’s list follows its channel without polling, also when a task is removed', async ({
  page,
  service,
  signInAs,
  createAccount,
  word,
  addTask,
}) => {
  // Other tests change the tasks of the seed's member, and each change is a refresh.
  const member = await createAccount('team_member');
  const [kept, leaving] = [
    await addTask('kept', member.email),
    await addTask('leaving', member.email),
  ];
  await signInAs(member);
  await page.clock.install();
  const open = channelsOpen(page, 'tasks', 'task_losses');
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.headers().rsc) refreshes += 1;
  });
  await page.goto(`${paths.team.tasks}?q=${word}`);
  await open;
  await service.from('tasks').update({ assigned_to: null }).eq('id', leaving).throwOnError();
  await expect(row(page, 'leaving')).toHaveCount(0);
  await expect(row(page, 'kept')).toBeVisible();
  expect(refreshes).toBe(1);
  // The page has shown a change, so its channels are open.
  await page.clock.fastForward(POLL_MS);
  // A request triggered by the clock is sent before this one.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(refreshes).toBe(1);
  await service.from('tasks').update({ priority: 'urgent' }).eq('id', kept).throwOnError();
  await expect(row(page, 'kept')).toContainText('Urgent');
  expect(refreshes).toBe(2);
});

test('a half-written comment stays readable when its task is reassigned to a colleague', {
  tag: '@night',
}, async ({ page, service, signInAs, createAccount, addTask }) => {
  const [member, colleague] = [
    await createAccount('team_member'),
    await createAccount('team_member'),
  ];
  const { data: holder } = await service
    .from('user_profiles')
    .select('id, name')
    .eq('email', colleague.email)
    .single()
    .throwOnError();
  const id = await addTask('leaving', member.email);
  await signInAs(member);
  const open = channelsOpen(page, 'tasks', 'task_losses');
  await page.goto(taskPath('team', id));
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('Half a thought');
  await open;
  await service.from('tasks').update({ assigned_to: holder.id }).eq('id', id).throwOnError();
  await expect(drawer).toContainText(`This is now with ${holder.name}.`);
  await expect(drawer.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a thought');
  await expect(drawer.getByRole('button', { name: 'Copy your text' })).toBeVisible();
});

test('a member changes a task that they assigned, and withdraws it', { tag: '@night' }, async ({
  page,
  service,
  signInAs,
  createAccount,
  addTask,
  word,
}) => {
  const [member, colleague] = [
    await createAccount('team_member'),
    await createAccount('team_member'),
  ];
  const { data: giver } = await service
    .from('user_profiles')
    .select('id')
    .eq('email', member.email)
    .single()
    .throwOnError();
  const id = await addTask('given', colleague.email);
  await service.from('tasks').update({ created_by: giver.id }).eq('id', id).throwOnError();
  await signInAs(member);
  await page.goto(paths.team.givenTasks);
  await row(page, 'given').getByRole('link').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Title').fill(`${word} clearer`);
  await drawer.getByRole('button', { name: 'Save task' }).click();
  await expect(page.getByText(notices.taskUpdated)).toBeVisible();
  await drawer.getByRole('button', { name: 'Withdraw' }).click();
  await page
    .getByRole('dialog', { name: /^Withdraw/ })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect(page.getByText(notices.taskWithdrawn)).toBeVisible();
  await expect(row(page, 'clearer')).toHaveCount(0);
  await expect(drawer).toBeHidden();
});

test.describe('a leader', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('leader'));

  test('keeps the form of a task that a colleague deletes', async ({
    page,
    service,
    word,
    addTask,
  }) => {
    const id = await addTask('deleted');
    const open = channelsOpen(page, 'tasks', 'task_losses');
    await page.goto(`${searched(word)}&open=${id}`);
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Description').fill('Not saved yet');
    await open;
    await service.from('tasks').delete().eq('id', id).throwOnError();
    await expect(drawer).toContainText(notices.recordDeleted);
    await expect(drawer.getByLabel('Description')).toHaveValue('Not saved yet');
    await expect(drawer.getByRole('button', { name: 'Copy your text' })).toBeVisible();
  });

  test('edits date and priority in the list by keyboard, and undoes the change', async ({
    page,
    word,
    addTask,
  }) => {
    await addTask('one');
    await page.goto(searched(word));
    await chooseFrom(cell(page, /^Priority of/), 'Urgent');
    await expect(cell(page, /^Priority of .*: Urgent$/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, /^Priority of .*: Medium$/)).toBeVisible();

    await cell(page, /^Due date of/).press('Enter');
    const field = page
      .getByRole('textbox', { name: 'Due date' })
      .or(page.getByLabel('Due date', { exact: true }));
    await expect(field.first()).toBeFocused();
    await field.first().fill('2031-03-10');
    await field.first().press('Enter');
    await expect(row(page, word)).toContainText('Mar 10');
    await cell(page, /^Due date of/).press('Enter');
    await page.keyboard.press('Escape');
    await expect(cell(page, /^Due date of/)).toBeFocused();
  });

  test('keeps input in the drawer while someone else changes the task', { tag: '@night' }, async ({
    page,
    service,
    addTask,
  }) => {
    const id = await addTask('one');
    const open = channelsOpen(page, 'tasks');
    await page.goto(taskPath('admin', id));
    await open;
    const drawer = page.getByRole('dialog');
    const description = drawer.getByLabel('Description');
    await description.fill('Half a thought');
    await service.from('tasks').update({ priority: 'urgent' }).eq('id', id).throwOnError();
    await expect(drawer.getByText('Priority: Medium → Urgent')).toBeVisible();
    await expect(description).toHaveValue('Half a thought');
    await expect(description).toBeFocused();
  });

  test('uses single-key shortcuts, which can be disabled', async ({ page, word, addTask }) => {
    for (const title of ['one', 'two']) await addTask(title);
    await page.goto(searched(word, '&sort=title'));
    await expect(row(page, word)).toHaveCount(2);
    // The shortcuts work once the screen's own scripts have loaded.
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: `${word} one` })).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByLabel(`Choose ${word} two`)).toBeChecked();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(`${word} one`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Use these shortcuts on this device' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(page).not.toHaveURL(/open=new/);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('checkbox', { name: 'Use these shortcuts on this device' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'New task' })).toBeVisible();
  });
});
