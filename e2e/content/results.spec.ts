import { notices } from '../../lib/notices.ts';
import {
  contentAdminPath,
  contentEditorPath,
  contentPath,
  editorTabPath,
} from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

/** A published post of its own, which nobody else reads. */
async function addPublished(service: Parameters<Parameters<typeof test>[2]>[0]['service']) {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await service
    .from('blog_posts')
    .insert({
      slug: `read-${name}`,
      title: `Read ${name}`,
      excerpt: 'Short.',
      body: 'A text with [a way on](/booking).\n\n## Costs\n\nFrom 4,800 dollars.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
      state: 'published',
    })
    .select('id, slug, title')
    .single()
    .throwOnError();
  return data;
}

test('ten seconds on a post and a press are counted, and its editor sees them', async ({
  page,
  service,
  signInAs,
  openBrowser,
}) => {
  const post = await addPublished(service);
  // The browser of these tests says that it is a program, whose readings are not counted.
  const browser = await openBrowser({ userAgent: 'Mozilla/5.0 (Macintosh) Safari/605.1.15' });
  const reader = await browser.newPage();
  await reader.clock.install();
  await reader.goto(contentPath('blog_posts', post.slug));
  await reader.getByRole('heading', { name: 'Costs', exact: true }).scrollIntoViewIfNeeded();
  await reader.clock.fastForward(11_000);
  await reader.getByRole('link', { name: 'a way on' }).click();
  await expect(reader).toHaveURL(/\/booking/);
  await expect(async () => {
    const { data } = await service
      .from('content_counts')
      .select('figure, detail, total')
      .eq('record_id', post.id)
      .order('figure')
      .throwOnError();
    expect(data).toEqual([
      { figure: 'finished', detail: 'direct', total: 1 },
      { figure: 'pressed', detail: 'booking', total: 1 },
      { figure: 'read', detail: 'direct', total: 1 },
    ]);
  }).toPass();

  await signInAs('editor');
  await page.goto(editorTabPath('blog_posts', post.id, 'results', 'team'));
  await expect(page.getByRole('img', { name: 'Reads over time' })).toBeVisible();
  await expect(page.getByText('in view for ten seconds or longer').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('results.csv');
  // A narrow list leaves the column out.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(contentAdminPath('blog_posts', 'team'));
  await expect(
    page.getByRole('link', { name: `${post.title}, reads in 30 days: 1` }),
  ).toBeVisible();
});

test('the booking form carries the post that led to it', async ({ page, service }) => {
  const post = await addPublished(service);
  await page.goto(contentPath('blog_posts', post.slug));
  await page.getByRole('link', { name: 'a way on' }).click();
  const channel = page.locator('input[name=channel]').first();
  await expect(channel).toBeAttached();
  await channel.evaluate((field) => {
    const form = field.closest('form');
    form?.addEventListener('submit', (event) => event.preventDefault());
    // Without the checks of the browser, which an empty form does not pass.
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
  await expect(channel).toHaveValue(
    new RegExp(`read=${encodeURIComponent(contentPath('blog_posts', post.slug))}`),
  );
});

test('publishing says what it does, and can be undone', async ({ page, service, signInAs }) => {
  const post = await addPublished(service);
  await signInAs('leader');
  await page.goto(contentEditorPath('blog_posts', post.id));
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('A rash title');
  await expect(page.getByText('Publishing changes the page at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: notices.contentPublished });
  await expect(toast).toContainText(contentPath('blog_posts', post.slug));
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(notices.publishingUndone)).toBeVisible();
  await expect(title).toHaveValue('A rash title');
  const { data } = await service
    .from('blog_posts')
    .select('title')
    .eq('id', post.id)
    .single()
    .throwOnError();
  expect(data.title).toBe(post.title);
});

test('the history says in words what changed, and compares any two versions', async ({
  page,
  service,
  signInAs,
}) => {
  const post = await addPublished(service);
  const body = 'A text.\n\n## Costs\n\nFrom 4,800 dollars.\n\nHalf at the start.';
  await service.from('blog_posts').update({ body }).eq('id', post.id).throwOnError();
  await signInAs('leader');
  await page.goto(editorTabPath('blog_posts', post.id, 'history'));
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions).toContainText('1 paragraph added under “Costs”');
  await expect(versions).toContainText('Created as published');
  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('region', { name: 'Compared versions' });
  await expect(compared.getByRole('insertion').first()).toContainText('Half at the start.');
  await expect(compared.getByRole('deletion').first()).toBeVisible();
});
