import { contentEditorPath } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('two people in one text see each other by name, and one who leaves is gone within a minute', async ({
  page,
  service,
  signInAs,
  openBrowser,
}) => {
  test.slow();
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
  await expect(page.getByText('Maya Lindqvist is also in this text.')).toBeVisible({
    timeout: 30_000,
  });

  await second.close();
  await expect(page.getByText('also in this text')).toHaveCount(0, { timeout: 75_000 });
});
