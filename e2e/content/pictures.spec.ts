import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { imageMessages } from '../../lib/core/images/rules.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { contentEditorPath } from '../../lib/paths/staff.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { openText } from '../support/posts.ts';

type Post = { id: string; slug: string; path: string };

const test = base.extend<{ draft: Post }>({
  draft: async ({ service }, use) => {
    const name = crypto.randomUUID().slice(0, 8);
    const { data } = await service
      .from('blog_posts')
      .insert({
        slug: `pictures-${name}`,
        title: `Pictures ${name}`,
        excerpt: 'What a desk looks like.',
        body: '',
        category: 'Strategy',
        author_name: 'Sofia Reyes',
      })
      .select('id, slug')
      .single()
      .throwOnError();
    await use({ ...data, path: contentEditorPath('blog_posts', data.id) });
    await service.from('content_drafts').delete().eq('record_id', data.id).throwOnError();
    await service.from('blog_posts').delete().eq('id', data.id).throwOnError();
  },
});

test.beforeEach(({ signInAs }) => signInAs('leader'));

/** A picture of random pixels, so that it is not in the library yet. */
async function newPicture(name: string) {
  const raw = { width: 16, height: 9, channels: 3 } as const;
  const pixels = crypto.getRandomValues(new Uint8Array(16 * 9 * 3));
  return { name, mimeType: 'image/png', buffer: await sharp(pixels, { raw }).png().toBuffer() };
}

const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

const insert = (page: Page) => page.getByRole('button', { name: 'Insert a picture' });

test('a picture is uploaded into a text, reused from the library, and shown with its caption', async ({
  page,
  draft,
  service,
  expectAccessible,
}) => {
  const picture = await newPicture(`desk-${draft.slug}.png`);
  const text = await openText(page, draft.path);
  await insert(page).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
  await dialog.getByLabel('File').setInputFiles(picture);
  await dialog.getByLabel('Alternative text').fill('A desk with forty invoices');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(toast(page, notices.imageUploaded)).toBeVisible();
  await expect(dialog).toBeHidden();

  // By keyboard.
  await insert(page).press('Enter');
  await dialog.getByRole('button', { name: 'From the library' }).press('Enter');
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(dialog.getByText(imageMessages.missing)).toBeVisible();
  await dialog.getByLabel('Name or words of the picture').fill(draft.slug);
  await expect(dialog.getByText('1 picture', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: picture.name }).press('Space');
  await expect(dialog.getByLabel('Alternative text')).toHaveValue('A desk with forty invoices');
  await expectAccessible(page);
  await dialog.getByLabel('Alternative text').fill('The same desk');
  await dialog.getByLabel('Caption').fill('Monday, "before" the count');
  await dialog.getByLabel('Source').fill('Tech Link');
  await dialog.getByLabel('Width').selectOption('half');
  await dialog.getByLabel('Source').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text).toContainText('width="half"');

  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(toast(page, notices.contentSaved)).toBeVisible();
  await service
    .from('blog_posts')
    .update({ state: 'published', published_at: new Date().toISOString() })
    .eq('id', draft.id)
    .throwOnError();
  await page.goto(contentPath('blog_posts', draft.slug));
  const figure = page.getByRole('figure').filter({ hasText: 'Monday, "before" the count' });
  await expect(figure).toContainText('Source: Tech Link');
  await expect(figure.getByRole('img', { name: 'The same desk' })).toHaveAttribute('width', '16');
  await expect(page.getByRole('img', { name: 'A desk with forty invoices' })).toBeVisible();
});

test('two of four dropped files are uploaded, and each of the others shows its error', async ({
  page,
  draft,
}) => {
  const files = [
    await newPicture('first.png'),
    { name: 'plan.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*') },
    await newPicture('second.png'),
    { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ];
  const text = await openText(page, draft.path);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await text.evaluate(
    (content, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, mimeType, bytes } of dropped) {
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      }
      content.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
      );
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );
  await expect(page.getByText('2 pictures are in the text.')).toBeAttached();
  await expect(text).toContainText(/^(!\[\]\(\/storage\/\S+?\.png#16x9\)){2}$/);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    `plan.tiff: ${imageMessages.wrongType}`,
    `lie.png: ${imageMessages.wrongType}`,
  ]);
  await page.getByRole('button', { name: 'Dismiss refused files' }).click();
  await expect(page.getByText('plan.tiff')).toBeHidden();
});

test('cancelling uploads removes their placeholders', async ({ page, draft }) => {
  const text = await openText(page, draft.path);
  await text.fill('Before.');
  await text.press('Control+End');
  await page.getByRole('button', { name: 'Markdown' }).click();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === draft.path,
    async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    },
  );
  const { buffer } = await newPicture('slow.png');
  await text.evaluate(
    (content, bytes) => {
      const clipboardData = new DataTransfer();
      const file = new Uint8Array(bytes);
      clipboardData.items.add(new File([file], 'slow.png', { type: 'image/png' }));
      clipboardData.items.add(new File([file], 'later.png', { type: 'image/png' }));
      content.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    },
    [...buffer],
  );
  await expect(page.getByText('Uploading slow.png, 1 of 2')).toBeVisible();
  await expect(text).toContainText('Uploading picture 2…');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(text).toHaveText('Before.');
  release();
  await expect(page.getByText('Uploading slow.png')).toBeHidden();
  await expect(text).toHaveText('Before.');
});

test('the settings preview the card of a shared link', async ({ page, draft }) => {
  await openText(page, draft.path);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'See the card' }).click();
  const card = page.getByRole('img', { name: /^Card of “Pictures/ });
  await expect
    .poll(() => card.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1200);
  await expect(page.getByRole('link', { name: 'See the email' })).toHaveAttribute(
    'href',
    /\/api\/newsletter\/announcement\//,
  );
});
