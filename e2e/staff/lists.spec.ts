import type { Locator, Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { contentAdminPath, taskPath } from '../../lib/paths/staff.ts';
import { CONTENT_TABLES, paths } from '../../lib/paths.ts';
import { test as base, expect, people } from '../support/fixtures.ts';
import { listPaths } from '../support/screens/leaders.ts';

const { admin } = paths;

/** Every list of the leaders. */
const lists = [
  ...listPaths,
  admin.bookings,
  admin.gaps,
  admin.newsletter,
  admin.deals,
  admin.clients,
  admin.tasks,
  admin.team,
  admin.profiles,
  admin.teams,
  ...CONTENT_TABLES.map((table) => contentAdminPath(table)),
  admin.academy,
  admin.registrations,
  admin.invitations,
  admin.deletedRecords,
  admin.automations,
  admin.audit,
];

const test = base.extend<{ addTask: () => Promise<{ id: string; title: string }> }>({
  addTask: async ({ service }, use) => {
    const ids: string[] = [];
    await use(async () => {
      const { data: member } = await service
        .from('user_profiles')
        .select('id')
        .eq('email', people.member)
        .single()
        .throwOnError();
      const title = `Card ${crypto.randomUUID().slice(0, 8)}`;
      const { data } = await service
        .from('tasks')
        .insert({
          title,
          assigned_to: member.id,
          created_by: member.id,
          due_date: '2031-03-04T15:00:00Z',
        })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      return { id: data.id, title };
    });
    await service.from('tasks').delete().in('id', ids).throwOnError();
  },
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const row = (page: Page, { title }: { title: string }) =>
  page.getByRole('row').filter({ hasText: title });

test('every list shows all of its cells at any desktop width, its filters in one row at 1440 px, and its tabs on a phone', async ({
  page,
  addTask,
  service,
  signInAs,
}) => {
  test.slow();
  const deleted = await addTask();
  await service.from('tasks').delete().eq('id', deleted.id).throwOnError();
  const email = `a.name.of.some.length.${crypto.randomUUID()}@techlink.example`;
  await service
    .from('staff_invitations')
    .insert({ email, name: 'Robin Testwell', token_hash: crypto.randomUUID() })
    .throwOnError();
  await signInAs('leader');
  for (const list of lists) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const tab of await page.locator('main nav a').all()) {
      const box = await boxOf(tab);
      expect(box.x, `${list}: ${await tab.textContent()}`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${list}: ${await tab.textContent()}`).toBeLessThanOrEqual(390);
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${list} is wider than the screen`).toBeLessThanOrEqual(0);

    const table = page.getByRole('table').first();
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(table).toBeVisible();
      const hidden = await table.evaluate((element) => {
        const frame = element.parentElement;
        return frame ? frame.scrollWidth - frame.clientWidth : 0;
      });
      expect(hidden, `${list} at ${width}`).toBe(0);
      const filters = page.getByRole('search').first();
      if (width === 1440 && (await filters.isVisible())) {
        // A control is 36 px high, with 16 px below it.
        expect((await boxOf(filters)).height, `filters of ${list}`).toBeLessThan(60);
      }
    }
  }
  await service.from('staff_invitations').delete().eq('email', email).throwOnError();
});

test('on a phone, records are cards with person, subject, time and status', async ({
  page,
  addTask,
  signInAs,
}) => {
  const task = await addTask();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [who, list] of [
    ['leader', paths.admin.tasks],
    ['member', paths.team.tasks],
  ] as const) {
    await signInAs(who);
    await page.goto(`${list}?q=${encodeURIComponent(task.title)}`);
    const card = row(page, task);
    for (const part of ['To do', 'Medium', 'Mar 4, 2031, 10:00 AM']) {
      await expect(card.getByText(part)).toBeInViewport({ ratio: 1 });
    }
    // The menu is inside the card and large enough for a thumb; a tap anywhere else opens the record.
    const menu = card.getByRole('button', { name: `Move ${task.title}` });
    expect((await boxOf(menu)).width).toBeGreaterThanOrEqual(40);
    await menu.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const { width, height } = await boxOf(card);
    await card.click({ position: { x: width / 2, y: height - 6 } });
    await expect(page.getByRole('dialog', { name: `Task ${task.title}` })).toBeVisible();
  }
});

test('on a phone, cards can be sorted and selected', async ({ page, addTask, signInAs }) => {
  const task = await addTask();
  await signInAs('leader');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${paths.admin.tasks}?q=${encodeURIComponent(task.title)}`);
  const title = page.getByRole('columnheader', { name: 'Title' });
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title ↑');
  // The list is a new one then, without a selection.
  await expect(page).toHaveURL(/[?&]sort=title/);
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel(`Choose ${task.title}`).check();
  await expect(page.getByRole('region', { name: 'Selected records' })).toContainText('1 chosen');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a toast does not cover the last used control at ${width}`, async ({
    page,
    addTask,
    signInAs,
  }) => {
    const task = await addTask();
    await signInAs('leader');
    await page.setViewportSize({ width, height });
    await page.goto(taskPath('admin', task.id));
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save task' });
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await save.click();
    const saved = toast(page, notices.taskUpdated);
    await expect(saved).toBeVisible();
    // After its animation has ended.
    for (const control of [save, close]) {
      await expect.poll(() => overlaps(saved, control)).toBe(false);
    }
    await save.click();
    await expect(saved).toHaveCount(2);
  });
}
