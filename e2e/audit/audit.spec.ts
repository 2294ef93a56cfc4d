import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { historyPath, paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { enter, skipToContent } from '../support/keyboard.ts';
import { catchAction, sendAction } from '../support/sent-action.ts';

const test = base.extend<{
  /** A company that a leader added, renamed and deleted; its names begin with `word`. */
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

  test('reads the history of a record, before and after, and exports it', async ({
    page,
    deleted,
  }) => {
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

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`Name: ${deleted.word} before → ${deleted.word} after`);
    expect(csv).not.toContain('Deleted');

    await page.getByLabel('Person').selectOption('Maya Lindqvist');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL(paths.admin.audit);
    await page.getByLabel('to', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });

  test('puts back what was deleted, once', async ({ page, service, deleted }) => {
    await page.goto(`${paths.admin.deletedRecords}?table=companies`);
    const restore = page.getByRole('button', { name: `Restore ${deleted.word} after` });
    await restore.click();
    await expect(page.getByText(notices.recordsRestored)).toBeVisible();
    await expect(restore).toBeHidden();
    const { data } = await service
      .from('companies')
      .select('name, industry')
      .eq('id', deleted.id)
      .single()
      .throwOnError();
    expect(data).toEqual({ name: `${deleted.word} after`, industry: 'Logistics' });
    await page.goto(`${historyPath('companies', deleted.id)}&action=restore`);
    await expect(page.getByRole('row').filter({ hasText: 'Restored' })).toHaveCount(1);

    await page.goto(`${historyPath('companies', deleted.id)}&action=delete`);
    await page.getByRole('link', { name: `${deleted.word} after` }).click();
    await drawer(page).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(notices.restoreNotNeeded)).toBeVisible();
  });

  test('puts back by keyboard alone', async ({ page, service, deleted }) => {
    await page.goto(`${historyPath('companies', deleted.id)}&action=delete`);
    await skipToContent(page);
    await enter(page.getByRole('link', { name: `${deleted.word} after` }));
    await enter(drawer(page).getByRole('button', { name: 'Restore' }));
    await expect(page.getByText(notices.recordsRestored)).toBeVisible();
    const { data } = await service.from('companies').select('id').eq('id', deleted.id);
    expect(data).toHaveLength(1);
  });

  test('is told when another record has taken its place', async ({ page, service, deleted }) => {
    await page.goto(`${paths.admin.deletedRecords}?table=companies`);
    const restore = page.getByRole('button', { name: `Restore ${deleted.word} after` });
    await expect(restore).toBeVisible();
    const name = `${deleted.word} AFTER`;
    await service.from('companies').insert({ name }).throwOnError();
    await enter(restore);
    await expect(page.getByText(notices.restorePlaceTaken)).toBeVisible();
    await service.from('companies').delete().eq('name', name).throwOnError();
  });
});

test.describe('whoever does not lead', () => {
  // The request that is caught.
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('restores nothing and reads nothing', async ({
    page,
    service,
    deleted,
    signInAs,
    openBrowser,
  }) => {
    await signInAs('leader');
    await page.goto(`${paths.admin.deletedRecords}?table=companies`);
    const request = await catchAction(page, async () => {
      await page.getByRole('button', { name: `Restore ${deleted.word} after` }).click();
    });
    await expect(page.getByText(notices.notReached)).toBeVisible();
    for (const who of ['member', 'guest', null] as const) {
      const context = await openBrowser();
      if (who) await signInAs(who, context);
      for (const path of [paths.admin.deletedRecords, paths.team.dashboard, paths.home]) {
        await sendAction(context, path, request);
      }
      expect((await context.request.get(paths.exports.audit)).status()).toBe(401);
      const answer = await context.request.get(paths.admin.audit, { maxRedirects: 0 });
      expect(await answer.text()).not.toContain(deleted.word);
    }
    const stored = async () =>
      (await service.from('companies').select('id').eq('id', deleted.id).throwOnError()).data;
    expect(await stored()).toEqual([]);
    await sendAction(page.context(), paths.admin.deletedRecords, request);
    expect(await stored()).toHaveLength(1);
  });
});

test('is accessible in every state', async ({
  page,
  signInAs,
  deleted,
  expectAccessibleEverywhere,
}) => {
  test.slow();
  await signInAs('leader');
  await page.goto(historyPath('companies', deleted.id));
  await expect(row(page, deleted.word)).toHaveCount(3);
  await expectAccessibleEverywhere(page);
  await page
    .getByRole('link', { name: `${deleted.word} after` })
    .first()
    .click();
  await expect(
    drawer(page).getByRole('link', { name: 'All changes of this record' }),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(`${paths.admin.audit}?record=none`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(paths.admin.deletedRecords);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessibleEverywhere(page);
});
