import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { businessDay, formattedDate } from '../../lib/core/time/business-time.ts';
import { dayPlus } from '../../lib/core/time/days.ts';
import { instantAt } from '../../lib/core/time/wall-clock.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: words });

/** A picture of random pixels, so that it is not in the library yet. */
async function newPicture(name: string) {
  const raw = { width: 16, height: 9, channels: 3 } as const;
  const pixels = crypto.getRandomValues(new Uint8Array(16 * 9 * 3));
  return { name, mimeType: 'image/png', buffer: await sharp(pixels, { raw }).png().toBuffer() };
}

const post = {
  excerpt: 'What it is about.',
  category: 'Strategy',
  author_name: 'Sofia Reyes',
};

test('a picture is uploaded once, described, replaced on the public page, and deleted', {
  tag: '@night',
}, async ({ page, service, signInAs }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signInAs('editor');
  await page.goto(paths.team.media);
  const old = await newPicture(`old-${mark}.png`);
  const upload = async () => {
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('File').setInputFiles(old);
    await dialog.getByLabel('Alternative text').fill('Sixteen colours');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  };
  await upload();
  await expect(toast(page, notices.imageUploaded)).toBeVisible();
  const drawer = page.getByRole('dialog', { name: `old-${mark}.png` });
  await expect(drawer.getByText('Nothing uses it.')).toBeVisible();

  // By keyboard, two steps to the right.
  await drawer.getByRole('button', { name: /^Focal point/ }).press('ArrowRight');
  await drawer.getByRole('button', { name: /^Focal point/ }).press('ArrowRight');
  await drawer.getByLabel('Caption').fill('A caption');
  await drawer.getByRole('button', { name: 'Save picture' }).click();
  await expect(toast(page, notices.imageDescribed)).toBeVisible();
  const { data: stored } = await service
    .from('images')
    .select('id, path, focal_x, caption')
    .eq('name', old.name)
    .single()
    .throwOnError();
  expect(stored).toMatchObject({ focal_x: 54, caption: 'A caption' });

  await page.goto(paths.team.media);
  await upload();
  await expect(toast(page, notices.imageAlreadyHere)).toBeVisible();

  const slug = `pictured-${mark}`;
  const address = `/storage/v1/object/public/images/${stored.path}#16x9`;
  await service
    .from('blog_posts')
    .insert({
      ...post,
      slug,
      title: `Pictured ${mark}`,
      body: `![Sixteen colours](${address})`,
      state: 'published',
      published_at: new Date().toISOString(),
    })
    .throwOnError();
  const shown = page.locator('article').getByRole('img', { name: 'Sixteen colours' });
  await page.goto(contentPath('blog_posts', slug));
  await expect(shown).toHaveAttribute('src', new RegExp(encodeURIComponent(stored.path)));

  await page.goto(`${paths.team.media}?open=${stored.id}`);
  await expect(drawer.getByRole('link', { name: `Pictured ${mark}` })).toBeVisible();
  await expect(drawer.getByText('It can be deleted once nothing uses it.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Replace everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace everywhere' });
  await dialog.getByLabel('New file').setInputFiles(await newPicture(`new-${mark}.png`));
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(toast(page, /^Replaced in the one place/)).toBeVisible();

  const { data: next } = await service
    .from('images')
    .select('path')
    .eq('name', `new-${mark}.png`)
    .single()
    .throwOnError();
  await expect(async () => {
    await page.goto(contentPath('blog_posts', slug));
    await expect(shown).toHaveAttribute('src', new RegExp(encodeURIComponent(next.path)));
  }).toPass();

  await page.goto(`${paths.team.media}?q=${mark}&used=no`);
  await page.getByRole('link', { name: old.name }).click();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete picture' }).click();
  await expect(toast(page, notices.imageDeleted)).toBeVisible();
  await service.from('blog_posts').delete().eq('slug', slug).throwOnError();
});

test('scheduled content is moved by its dialog and by dragging', async ({
  page,
  service,
  signInAs,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `Coming ${mark}`;
  // The middle of a month, so that the following days are visible.
  const day = `${businessDay(new Date()).slice(0, 4).replace(/\d$/, '9')}-05-11`;
  const { data } = await service
    .from('blog_posts')
    .insert({
      ...post,
      slug: `coming-${mark}`,
      title,
      state: 'scheduled',
      published_at: instantAt(day, '09:30').toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  const storedDay = async () => {
    const row = service.from('blog_posts').select('published_at').eq('id', data.id);
    return (await row.single().throwOnError()).data.published_at;
  };
  await signInAs('editor');
  await page.goto(`${paths.team.contentCalendar}?month=${day.slice(0, 7)}`);
  await expect(page.getByText('Nothing is published this week.').first()).toBeVisible();

  await page.getByRole('button', { name: `Change the time of ${title}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill(dayPlus(day, 1));
  await dialog.getByLabel('Time').fill('16:00');
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(toast(page, /^Moved\. It goes live on .*at 4:00 PM/)).toBeVisible();
  const first = instantAt(dayPlus(day, 1), '16:00').getTime();
  expect(Date.parse(String(await storedDay()))).toBe(first);

  const card = page.getByRole('article', { name: title });
  const later = formattedDate(instantAt(dayPlus(day, 3), '00:00'));
  await card.dragTo(page.getByRole('region', { name: later }));
  const second = instantAt(dayPlus(day, 3), '16:00').getTime();
  await expect.poll(async () => Date.parse(String(await storedDay()))).toBe(second);
  await toast(page, new RegExp(`^Moved.*${later}`))
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(async () => Date.parse(String(await storedDay()))).toBe(first);
  await service.from('blog_posts').delete().eq('id', data.id).throwOnError();
});
