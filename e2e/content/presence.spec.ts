import type { Page } from '@playwright/test';
import { contentEditorPath } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

/** Lets an open editor report at once what it reports every 15 seconds. */
const report = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('two people in one text see each other by name, and one who leaves is gone after 45 seconds', async ({
  page,
  service,
  signInAs,
  openBrowser,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const { data: post } = await service
    .from('blog_posts')
    .insert({
      slug: `post-${word}`,
      title: `Post ${word}`,
      excerpt: 'For a test.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
    })
    .select('id')
    .single()
    .throwOnError();
  await signInAs('editor');
  await page.goto(contentEditorPath('blog_posts', post.id, 'team'));
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect(page.getByText('also in this text')).toHaveCount(0);

  const other = await openBrowser();
  await signInAs('leader', other);
  const second = await other.newPage();
  await second.goto(contentEditorPath('blog_posts', post.id));
  await expect(second.getByText('Helen Marsh is also in this text.')).toBeVisible();
  await report(page);
  await expect(page.getByText('Maya Lindqvist is also in this text.')).toBeVisible();

  await second.close();
  await report(page);
  await expect(page.getByText('Maya Lindqvist is also in this text.')).toBeVisible();
  // As if the 45 seconds had passed.
  await service
    .from('content_presence')
    .update({ seen_at: new Date(Date.now() - 46_000).toISOString() })
    .eq('record_id', post.id)
    .throwOnError();
  await report(page);
  await expect(page.getByText('also in this text')).toHaveCount(0);
});
