import { notices } from '../../lib/notices.ts';
import { previewPath } from '../../lib/paths/links.ts';
import { paths } from '../../lib/paths.ts';
import { expect } from '../support/fixtures.ts';
import { choose, publish, row, postTest as test, toast } from '../support/posts.ts';
import { signed } from '../support/screens/screen.ts';
import { testEnvironment } from '../support/test-environment.ts';

const site = testEnvironment.SITE_URL;

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('confirms before emailing subscribers, and sees how many emails are queued', {
    tag: '@night',
  }, async ({ page, service, addPost }) => {
    const reader = `${crypto.randomUUID()}@reader.example`;
    await service
      .from('blog_subscriptions')
      .insert({
        email: reader,
        confirmed_at: new Date().toISOString(),
        policy_version: '2026-11-24',
      })
      .throwOnError();
    const mails = async () => {
      const { data } = await service
        .from('outbox')
        .select('id')
        .eq('recipient', reader)
        .eq('topic', 'post.published')
        .throwOnError();
      return data.length;
    };
    const post = await addPost();
    await page.goto(paths.admin.blog);
    const question = page.getByRole('dialog', { name: /^Email \d+ subscribers\?$/ });

    await choose(page, post, 'Publish');
    await expect(question).toContainText(
      'They are sent after two minutes, until when you can recall them.',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(row(page, post)).toContainText('Draft');

    await publish(page, post);
    await expect(toast(page, notices.contentPublished)).toBeVisible();
    expect(await mails()).toBe(0);

    await choose(page, post, 'Unpublish to draft');
    await expect(row(page, post)).toContainText('Draft');
    await page.getByLabel(`Choose ${post.title}`).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await question.getByRole('button', { name: 'Publish and email' }).click();
    await expect(toast(page, 'emails to subscribers are queued.')).toBeVisible();
    expect(await mails()).toBe(1);
    await service.from('blog_subscriptions').delete().eq('email', reader).throwOnError();
  });

  test('copies a preview link that shows the draft to everyone with the link', async ({
    page,
    context,
    addPost,
    openBrowser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const post = await addPost();
    await page.goto(paths.admin.blog);
    await choose(page, post, 'Copy preview link');
    await expect(toast(page, notices.previewLinkCopied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const stranger = await (await openBrowser()).newPage();
    const answer = await stranger.goto(link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    expect(answer?.headers()['set-cookie']).toBeUndefined();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(stranger.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    const banner = stranger.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText('Preview: draft, not public');
    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(stranger).toHaveURL(site + paths.blog);
  });

  test('shows forms in a preview, which cannot be submitted', async ({ page, service }) => {
    for (const table of ['services', 'courses', 'webinars', 'jobs', 'blog_posts'] as const) {
      const { data } = await service
        .from(table)
        .select('id')
        .eq('state', 'published')
        .order('created_at')
        .limit(1)
        .single()
        .throwOnError();
      const endsAt = Math.floor(Date.now() / 1000) + 600;
      await page.goto(previewPath(signed('preview-content', `${table} ${data.id} ${endsAt}`)));
      await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
      const fields = page.locator('#main').locator('input, textarea, button[type=submit]');
      for (const field of await fields.all()) await expect(field).toBeDisabled();
    }
  });
});
