import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { contentEditorPath, editorTabPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { confirmed, fillPerson, submit, bookingTest as test } from '../support/booking-form.ts';
import { chooseSlot, freeSlot } from '../support/consultation-slots.ts';
import { expect } from '../support/fixtures.ts';

/** A published post of this test, which no one else reads. */
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

/**
 * Reports reading progress, as a page does when it becomes hidden. An automated browser never hides a page, and loses
 * the report of a page that it leaves.
 */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('publishing reports its effects, and can be undone', { tag: '@night' }, async ({
  page,
  service,
  signInAs,
}) => {
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

test('the history describes changes in words, and compares any two versions', async ({
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

test('a post that is read for ten seconds and leads to a consultation counts both', async ({
  page,
  service,
  signInAs,
  openBrowser,
  takeTime,
  visitorEmail,
}) => {
  const post = await addPublished(service);
  const slot = await freeSlot(3);
  // The browser of these tests identifies as automated, and its page views are not counted.
  const browser = await openBrowser({ userAgent: 'Mozilla/5.0 (Macintosh) Safari/605.1.15' });
  const visitor = await browser.newPage();
  await visitor.clock.install();
  await visitor.goto(contentPath('blog_posts', post.slug));
  await visitor.clock.fastForward(11_000);
  const tab = browser.waitForEvent('page');
  await visitor.getByRole('link', { name: 'a way on' }).click({ modifiers: ['ControlOrMeta'] });
  const booking = await tab;
  await hide(visitor);

  // A new tab first loads an empty page.
  await booking.waitForURL((url) => url.pathname === paths.booking);
  await takeTime(booking);
  await booking.reload();
  await chooseSlot(booking, slot);
  await fillPerson(booking, visitorEmail);
  await submit(booking).click();
  await expect(confirmed(booking)).toBeVisible();

  await signInAs('leader');
  await page.goto(editorTabPath('blog_posts', post.id, 'results'));
  const figures = page.getByRole('definition');
  await expect(figures).toHaveText([/^1/, /^1/, /^1/, /^1/]);
  await expect(page.getByRole('table', { name: 'Reads by how the visit began' })).toContainText(
    'Unknown1',
  );
  await expect(page.getByRole('table', { name: 'Clicks by target' })).toContainText('1');
});
