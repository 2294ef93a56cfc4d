import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices, noticesWithReason } from '../../lib/notices.ts';
import { taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect, people } from '../support/fixtures.ts';
import { chooseFrom, skipToContent, tabTo, undoByKeyboard } from '../support/keyboard.ts';

type NewTask = Partial<Database['public']['Tables']['tasks']['Insert']>;

const test = base.extend<{
  /** A word that only the tasks of this test have in their title. */
  word: string;
  addTask: (task?: NewTask) => Promise<{ id: string; title: string }>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  word: async ({}, use) => use(`Word${crypto.randomUUID().slice(0, 8)}`),

  addTask: async ({ service, word }, use) => {
    const leader = await idOf(service, people.leader);
    await use(async (task) => {
      const { data } = await service
        .from('tasks')
        .insert({ title: `${word} task`, created_by: leader, ...task })
        .select('id, title')
        .single()
        .throwOnError();
      return data;
    });
    await service.from('tasks').delete().ilike('title', `%${word}%`).throwOnError();
  },
});

async function idOf(service: SupabaseClient<Database>, email: string): Promise<string> {
  const { data } = await service
    .from('user_profiles')
    .select('id')
    .eq('email', email)
    .single()
    .throwOnError();
  return data.id;
}

const drawer = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const searched = (word: string, rest = '') => `${paths.admin.tasks}?q=${word}${rest}`;

test.describe('a leader', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('leader'));

  test('creates a task, which appears in the list; after a sign-out, sees an error and keeps the input', async ({
    page,
    context,
    service,
    word,
    addTask: _,
  }) => {
    test.slow();
    await page.goto(searched(word));
    await page.getByRole('link', { name: 'New task' }).first().click();
    await drawer(page).getByRole('button', { name: 'Create task' }).click();
    await expect(drawer(page).getByRole('alert')).toContainText('A title is required.');

    await drawer(page).getByLabel('Title').fill(`${word} created`);
    await drawer(page).getByLabel('Due date').fill('2031-03-10');
    await drawer(page).getByLabel('Priority').selectOption('Urgent');
    await drawer(page).getByLabel('Assignee').selectOption('Daniel Okafor');
    await drawer(page).getByLabel('Repeats').selectOption('weekly');
    await expect(drawer(page).getByText('Every week on Monday')).toBeVisible();
    await drawer(page).getByLabel('Due date').fill('2031-03-11');
    await expect(drawer(page).getByText('Every week on Tuesday')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Create task' }).click();
    await expect(page.getByText(notices.taskCreated)).toBeVisible();
    await expect(drawer(page).getByText('created the task')).toBeVisible();
    await expect(drawer(page).getByRole('region', { name: 'Repeats' })).toContainText(
      'Every week on Tuesday',
    );

    const { data } = await service
      .from('tasks')
      .select('priority, assigned_to')
      .eq('title', `${word} created`)
      .single()
      .throwOnError();
    expect(data).toEqual({
      priority: 'urgent',
      assigned_to: await idOf(service, people.member),
    });
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(row(page, `${word} created`)).toContainText('Daniel Okafor');

    await page.goto(taskPath('admin', 'new'));
    await drawer(page).getByLabel('Title').fill(`${word} kept`);
    await context.clearCookies();
    await drawer(page).getByRole('button', { name: 'Create task' }).click();
    await expect(drawer(page).getByRole('alert')).toContainText(
      noticesWithReason.taskCreateFailed(notices.taskNeedsUser),
    );
    await expect(drawer(page).getByLabel('Title')).toHaveValue(`${word} kept`);
  });

  test('recovers unsaved text, sees concurrent changes, and loses no input', {
    tag: '@night',
  }, async ({ page, service, addTask }) => {
    const { id, title } = await addTask({ description: 'Stored' });
    await page.goto(taskPath('admin', id));
    await drawer(page).getByLabel('Description').fill('Half a thought');
    await page.goto(paths.admin.dashboard);
    await service.from('tasks').update({ description: 'Theirs' }).eq('id', id).throwOnError();
    await page.goto(taskPath('admin', id));
    await expect(drawer(page).getByLabel('Description')).toHaveValue('Half a thought');
    await drawer(page).getByRole('button', { name: 'Save task' }).click();
    const conflict = drawer(page).getByRole('status').filter({ hasText: notices.changedMeanwhile });
    await expect(conflict).toContainText('Description: Theirs');
    await expect(conflict).not.toContainText(title);
    await expect(drawer(page).getByLabel('Description')).toHaveValue('Half a thought');
    await drawer(page).getByRole('button', { name: 'Keep mine, then save' }).click();
    await drawer(page).getByRole('button', { name: 'Save task' }).click();
    await expect(page.getByText(notices.taskUpdated)).toBeVisible();
    const { data } = await service.from('tasks').select('description').eq('id', id).single();
    expect(data?.description).toBe('Half a thought');
  });

  test('moves cards on the board by dragging and by menu, and sees why a move is not allowed', async ({
    page,
    word,
    addTask,
    service,
  }) => {
    const { id } = await addTask();
    await page.goto(searched(word, '&view=board'));
    const card = page.getByRole('article', { name: `${word} task` });
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(column('To do').getByRole('article')).toHaveCount(1);
    await card.dragTo(column('Blocked'));
    await expect(page.getByText(notices.taskUpdated)).toBeVisible();
    await expect(column('Blocked').getByRole('article')).toHaveCount(1);

    // A blocked task cannot be completed: the column says so while the card hovers over it, and after the drop.
    await card.hover();
    await page.mouse.down();
    const target = await column('Completed').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 40, { steps: 8 });
    await expect(column('Completed')).toContainText('Not from Blocked');
    await expect(column('In progress')).not.toContainText('Not from Blocked');
    await page.mouse.up();
    const reason = noticesWithReason.taskUpdateFailed(
      'a task cannot go from Blocked to Completed. Move it to To do or In progress first.',
    );
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(reason);
    await expect(column('Completed')).not.toContainText('Not from Blocked');
    await expect(column('Blocked').getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: `Move ${word} task` }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Move to To do', 'Move to In progress']);
    await page.getByRole('menuitem', { name: 'Move to In progress' }).click();
    await expect(column('In progress').getByRole('article')).toHaveCount(1);

    await expect
      .poll(
        async () =>
          (await service.from('tasks').select('status').eq('id', id).single().throwOnError()).data
            .status,
      )
      .toBe('in_progress');
    // A task moved by another person moves here, too.
    await service.from('tasks').update({ status: 'blocked' }).eq('id', id).throwOnError();
    await expect(column('Blocked').getByRole('article')).toHaveCount(1);
  });

  test('moves a card on the board by keyboard', async ({ page, word, addTask }) => {
    const { title } = await addTask();
    await page.goto(searched(word, '&view=board'));
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(column('To do').getByRole('article')).toHaveCount(1);
    await skipToContent(page);
    await chooseFrom(page.getByRole('button', { name: `Move ${title}` }), 'Move to In progress');
    await expect(column('In progress').getByRole('article')).toHaveCount(1);
    await expect(page.getByText(notices.taskUpdated)).toBeVisible();
    await undoByKeyboard(page);
    await expect(column('To do').getByRole('article')).toHaveCount(1);
  });

  test('changes several tasks and undoes it by keyboard', async ({
    page,
    service,
    word,
    addTask,
  }) => {
    const { id } = await addTask({ priority: 'low' });
    await addTask({ title: `${word} other`, priority: 'low' });
    const priority = async () => {
      const { data } = await service.from('tasks').select('priority').eq('id', id).single();
      return data?.priority;
    };
    await page.goto(searched(word));
    await tabTo(page.getByLabel('Select all on this page'));
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Selected records' });
    await expect(bar).toContainText('2 chosen');
    await chooseFrom(bar.getByRole('button', { name: 'Priority' }), 'Urgent');
    await expect(page.getByText(notices.taskUpdated)).toBeVisible();
    expect(await priority()).toBe('urgent');
    await undoByKeyboard(page);
    await expect(page.getByText(notices.undone)).toBeVisible();
    expect(await priority()).toBe('low');
  });

  test('opens a record while typing a search, and keeps both', async ({ page, word, addTask }) => {
    const { id, title } = await addTask();
    await page.goto(searched(word.slice(0, -2)));
    const search = page.getByRole('searchbox');
    await search.press('End');
    await search.pressSequentially(word.slice(-2));
    await page.getByRole('link', { name: title }).click();
    await expect(drawer(page).getByLabel('Title')).toHaveValue(title);
    await expect(page).toHaveURL(searched(word, `&open=${id}`));
  });

  test('applies input from before scripts load', async ({ page, word, addTask }) => {
    await addTask({ title: `${word} first`, priority: 'high' });
    await addTask({ title: `${word} other`, priority: 'low' });
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js*', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(paths.admin.tasks, { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search tasks' }).fill(word);
    await page.getByLabel('Priority', { exact: true }).selectOption('High');
    release();
    await expect(row(page, word)).toHaveCount(1);
    await expect(page).toHaveURL(searched(word, '&priority=high'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('filters the list and keeps filters, columns and order in the URL', async ({
    page,
    word,
    addTask,
  }) => {
    await addTask({ title: `${word} first`, priority: 'high' });
    await addTask({ title: `${word} other`, priority: 'low' });
    await page.goto(paths.admin.tasks);
    await page.getByRole('searchbox', { name: 'Search tasks' }).fill(word);
    await expect(row(page, word)).toHaveCount(2);
    await page.getByLabel('Priority', { exact: true }).selectOption('High');
    await expect(row(page, word)).toHaveCount(1);
    await expect(page).toHaveURL(/priority=high/);
    // The search runs when typing pauses.
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Team' }).click();
    await expect(page).toHaveURL(/cols=[^&]*team/);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Team' })).toBeVisible();
    await page.getByRole('link', { name: 'Title' }).click();
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const exported = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    expect(exported).toContain(`q=${word}`);
    expect(exported).toContain('priority=high');
  });
});

test.describe('a member', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('member'));

  test('moves, ticks and comments their own task and mentions the leader, who is notified', async ({
    page,
    service,
    addTask,
  }) => {
    const { id, title } = await addTask({ assigned_to: await idOf(service, people.member) });
    await service
      .from('task_checklist_items')
      .insert({ task_id: id, label: 'Ask for samples' })
      .throwOnError();
    await page.goto(paths.team.tasks);
    await page.getByRole('link', { name: title }).click();
    await expect(drawer(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: /Save|Delete/ })).toHaveCount(0);

    await drawer(page).getByRole('button', { name: 'Move to In progress' }).click();
    await expect(page.getByText(notices.taskUpdated).first()).toBeVisible();
    await drawer(page).getByLabel('Ask for samples').check();
    await expect(drawer(page).getByText('1 of 1')).toBeVisible();

    const box = drawer(page).getByRole('textbox', { name: 'Comment' });
    await box.pressSequentially('Please look, @maya');
    await expect(drawer(page).getByRole('option', { name: 'Maya Lindqvist' })).toBeVisible();
    await box.press('Enter');
    await expect(box).toHaveValue('Please look, @Maya Lindqvist ');
    await drawer(page).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByText(notices.commentAdded)).toBeVisible();
    await expect(drawer(page).getByText('Please look, @Maya Lindqvist')).toBeVisible();

    const stored = await service
      .from('tasks')
      .select('status, task_checklist_items(is_done), task_comments(mentions)')
      .eq('id', id)
      .single()
      .throwOnError();
    expect(stored.data).toEqual({
      status: 'in_progress',
      task_checklist_items: [{ is_done: true }],
      task_comments: [{ mentions: [await idOf(service, people.leader)] }],
    });
  });
});
