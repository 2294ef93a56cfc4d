import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { contentEditorPath, editorTabPath, personPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { cutConnection } from '../support/cut-connection.ts';
import { type Account, expect, test } from '../support/fixtures.ts';

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( Optional)?$`) });
const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

async function askForReview(page: Page) {
  await page.getByRole('button', { name: 'Ask for review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(toast(page, notices.reviewAsked)).toBeVisible();
}

/** Adds a member who may write services, and a draft; returns the account, its right and the editor of the draft. */
async function addWriter(
  createAccount: (profileType: string) => Promise<Account>,
  service: SupabaseClient<Database>,
) {
  const account = await createAccount('team_member');
  const right = { user_id: account.id, kind: 'services', level: 'write' };
  await service.from('content_rights').insert(right).throwOnError();
  const { data } = await service
    .from('services')
    .insert({
      slug: `written-${account.id.slice(0, 8)}`,
      title: 'Written by a member',
      summary: 'Short.',
      category: 'Automation',
    })
    .select('id')
    .single()
    .throwOnError();
  return { account, right, editor: contentEditorPath('services', data.id, 'team') };
}

test('a member gets a right, writes, gets changes requested, and is published', async ({
  page,
  openBrowser,
  signInAs,
  createAccount,
  service,
}) => {
  const account = await createAccount('team_member');
  await signInAs('leader');

  await page.goto(personPath(account.id));
  const rights = page.getByRole('region', { name: 'Content rights' });
  await rights.getByLabel('Blog').selectOption({ label: 'Write drafts' });
  await rights.getByRole('button', { name: 'Save content rights' }).click();
  await expect(toast(page, notices.rightsGiven)).toBeVisible();

  const context = await openBrowser();
  await signInAs(account, context);
  const writer = await context.newPage();
  await writer.goto(contentEditorPath('blog_posts', 'new', 'team'));
  const title = `Written by a member ${account.id.slice(0, 8)}`;
  await field(writer, 'Title').fill(title);
  await writer.getByRole('button', { name: 'Create draft' }).click();
  await writer.waitForURL(/\/team\/content\/blog\/[0-9a-f-]{36}$/);
  const id = writer.url().split('/').at(-1) ?? '';
  await field(writer, 'Summary').fill('What it is about.');
  await field(writer, 'Text of the post').fill('A first sentence.');
  await askForReview(writer);
  await expect(writer.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);

  await page.goto(editorTabPath('blog_posts', id, 'review'));
  await expect(page.getByText('A first sentence.')).toBeVisible();
  await field(page, 'What should change').fill('Please say for whom.');
  await page.getByRole('button', { name: 'Send back' }).click();
  await expect(toast(page, notices.reviewSentBack)).toBeVisible();

  await writer.goto(paths.team.notifications);
  await expect(writer.getByText('Please say for whom.').first()).toBeVisible();
  await writer.goto(contentEditorPath('blog_posts', id, 'team'));
  await field(writer, 'Text of the post').fill('A first sentence, for editors.');
  await askForReview(writer);

  await page.goto(editorTabPath('blog_posts', id, 'review'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish without email' }).click();
  const state = page.getByRole('region', { name: 'State of the review' });
  await expect(state.getByText('Published', { exact: true })).toBeVisible();
  const { data } = await service
    .from('blog_posts')
    .select('slug')
    .eq('id', id)
    .single()
    .throwOnError();
  await writer.goto(contentPath('blog_posts', data.slug));
  await expect(writer.getByText('A first sentence, for editors.')).toBeVisible();
});

test('a right revoked during editing loses no text', async ({
  page,
  createAccount,
  signInAs,
  service,
}) => {
  const { account, right, editor } = await addWriter(createAccount, service);
  await signInAs(account);
  await page.goto(editor);
  const summary = field(page, 'Summary');
  await summary.fill('Kept on the server.');
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
  await service.from('content_rights').delete().eq('user_id', account.id).throwOnError();

  await summary.fill('Kept in this browser.');
  await expect(page.getByText(`Not saved: ${notices.contentRightMissing}`)).toBeVisible();
  await expect(summary).toHaveValue('Kept in this browser.');
  await page.goto(editor);
  await expect(page).toHaveURL(new RegExp(paths.team.dashboard));

  await service.from('content_rights').insert(right).throwOnError();
  await page.goto(editor);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toHaveValue('Kept in this browser.');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('a failed request for review is reported each time, and keeps its note', async ({
    page,
    createAccount,
    signInAs,
    service,
  }) => {
    const { account, editor } = await addWriter(createAccount, service);
    await signInAs(account);
    await page.goto(editor);
    await page.getByRole('button', { name: 'Ask for review' }).click();
    const question = page.getByRole('dialog', { name: 'Ask for review' });
    await question.getByLabel('Note').fill('Is the summary enough?');
    await cutConnection(page);
    for (const _attempt of ['first', 'second']) {
      await question.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(question.getByRole('alert')).toBeFocused();
      await expect(question.getByRole('alert')).toHaveText(notices.formNotReached);
    }
    await expect(question.getByLabel('Note')).toHaveValue('Is the summary enough?');
    await page.unrouteAll({ behavior: 'wait' });
    await question.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(toast(page, notices.reviewAsked)).toBeVisible();
    await expect(question).toBeHidden();
  });
});
