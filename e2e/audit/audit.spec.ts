import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { historyPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { enter, skipToContent } from '../support/keyboard.ts';

const test = base.extend<{
  /** A company that a leader added, renamed and deleted; its names start with `word`. */
  deleted: { id: string; word: string };
}>({
  deleted: async ({ service }, use) => {
    const word = `Word${crypto.randomUUID().slice(0, 8)}`;
    const { data } = await service
      .from('companies')
      .insert({ name: `${word} before`, industry: 'Logistics' })
      .select('id')
      .single()
      .throwOnError();
    await service
      .from('companies')
      .update({ name: `${word} after` })
      .eq('id', data.id)
      .throwOnError();
    await service.from('companies').delete().eq('id', data.id).throwOnError();
    await use({ id: data.id, word });
    await service.from('companies').delete().eq('id', data.id).throwOnError();
  },
});

const drawer = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test.describe('a leader', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('leader'));

  test('sees the values before and after each change of a record', async ({ page, deleted }) => {
    await page.goto(historyPath('companies', deleted.id));
    await expect(row(page, deleted.word)).toHaveCount(3);
    await page.getByLabel('Action').selectOption('Changed');
    await expect(row(page, deleted.word)).toHaveCount(1);
    await expect(row(page, deleted.word)).toContainText('The site');
    await page.getByRole('link', { name: `${deleted.word} after` }).click();
    await expect(drawer(page)).toContainText(`Before${deleted.word} before`);
    await expect(drawer(page)).toContainText(`After${deleted.word} after`);
    await expect(drawer(page)).not.toContainText('Logistics');
    await drawer(page).getByRole('button', { name: 'Close' }).click();

    await page.getByLabel('Person').selectOption('Maya Lindqvist');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL(paths.admin.audit);
  });

  test('restores a value by keyboard', async ({ page, service, deleted }) => {
    await page.goto(`${historyPath('companies', deleted.id)}&action=delete`);
    await skipToContent(page);
    await enter(page.getByRole('link', { name: `${deleted.word} after` }));
    await enter(drawer(page).getByRole('button', { name: 'Restore' }));
    await expect(page.getByText(notices.recordsRestored)).toBeVisible();
    const { data } = await service.from('companies').select('id').eq('id', deleted.id);
    expect(data).toHaveLength(1);
  });
});
