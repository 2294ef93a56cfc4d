import { blogTagPath, contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bearer } from '../support/test-environment.ts';

test('an editor adds an introduction to a tag: its page shows it immediately and can be indexed', async ({
  page,
  request,
  service,
  signInAs,
}) => {
  test.slow();
  const word = crypto.randomUUID().slice(0, 8);
  const [slug, name] = [`tag-${word}`, `Tag ${word}`];
  const { data: record } = await service
    .from('blog_posts')
    .insert({
      slug: `post-${word}`,
      title: `Post ${word}`,
      excerpt: 'For a test.',
      body: 'Short.',
      category: 'Strategy',
      tags: [name],
      author_name: 'Sofia Reyes',
      state: 'published',
      published_at: new Date().toISOString(),
    })
    .select('*')
    .single()
    .throwOnError();
  // As a database webhook reports it.
  const change = {
    type: 'INSERT',
    schema: 'public',
    table: 'blog_posts',
    record,
    old_record: null,
  };
  const told = await request.post(paths.revalidate, { headers: bearer, data: change });
  expect(told.status()).toBe(200);

  await page.goto(contentPath('blog_posts', `post-${word}`));
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`${blogTagPath(1, slug)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: `Post ${word}` })).toBeVisible();
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', /noindex/);

  await signInAs('editor');
  await page.goto(`${paths.team.blogTags}?q=${word}`);
  await page.getByRole('link', { name, exact: true }).click();
  const drawer = page.getByRole('dialog');
  const text = drawer.getByRole('textbox', { name: 'Introduction' });
  await expect(text).toBeEditable();
  await text.fill(`Words about ${word}.`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Saved. The page shows the introduction, and search engines may list it.'),
  ).toBeVisible();

  await expect(async () => {
    await page.goto(blogTagPath(1, slug));
    await expect(page.getByText(`Words about ${word}.`)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(robots).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    `Words about ${word}.`,
  );
  await expect(async () => {
    const sitemap = await (await page.request.get(paths.sitemap)).text();
    expect(sitemap).toContain(blogTagPath(1, slug));
  }).toPass();
});

test('answers 404 for a tag without public posts', async ({ request }) => {
  for (const path of [blogTagPath(1, 'no-such-tag'), blogTagPath(99, 'ai'), '/blog/tag/AI']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const first = await request.get(`${blogTagPath(1, 'ai')}/page/1`, { maxRedirects: 0 });
  expect(first.status()).toBe(308);
  expect(first.headers().location).toBe(blogTagPath(1, 'ai'));
});
