import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { contentEditorPath } from '../../lib/paths/staff.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { holdScripts, openWithout } from '../support/hold-scripts.ts';
import { enter, typeInto } from '../support/keyboard.ts';
import { openText } from '../support/posts.ts';

const test = base.extend<{ draft: { id: string; path: string } }>({
  draft: async ({ service }, use) => {
    const name = crypto.randomUUID().slice(0, 8);
    const { data } = await service
      .from('blog_posts')
      .insert({
        slug: `written-${name}`,
        title: `Written ${name}`,
        excerpt: 'What a clerk does in a day.',
        body: '',
        category: 'Strategy',
        author_name: 'Sofia Reyes',
      })
      .select('id')
      .single()
      .throwOnError();
    await use({ id: data.id, path: contentEditorPath('blog_posts', data.id) });
    await service.from('content_drafts').delete().eq('record_id', data.id).throwOnError();
    await service.from('blog_posts').delete().eq('id', data.id).throwOnError();
  },
});

test.beforeEach(({ signInAs }) => signInAs('leader'));

const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d:\d\d$/);

test('a text is written by keyboard: marks, blocks, links, outline', async ({
  page,
  draft,
  service,
}) => {
  const text = await openText(page, draft.path);
  await typeInto(text, 'Counted in ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('March');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('. ');
  await page.keyboard.press('Control+k');
  const picker = page.getByRole('dialog', { name: 'Link to a page' });
  await picker.getByLabel('Page or URL').fill('book a');
  await expect(picker.getByRole('button', { name: /Book a consultation/ })).toBeVisible();
  await expect(picker.getByText('1 page', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(text).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/smaller');
  await expect(page.getByRole('option', { name: /Smaller heading/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Forty invoices');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(saved(page)).toBeVisible();
  const { data } = await service
    .from('content_drafts')
    .select('content')
    .eq('record_id', draft.id)
    .single()
    .throwOnError();
  expect(data.content).toMatchObject({
    body: 'Counted in **March**. [Book a consultation](/booking)\n\n### Forty invoices\n- one\n- two',
  });

  await page.keyboard.press('Control+Shift+M');
  await expect(page.getByRole('button', { name: 'Markdown' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(text).toContainText('[Book a consultation](/booking)');
  await page.keyboard.press('Control+Shift+M');
  await enter(page.getByRole('button', { name: 'Outline' }));
  await page.getByRole('menuitem', { name: 'Forty invoices' }).press('Enter');
  await expect(text).toBeFocused();
});

test('a text pasted from Word becomes Markdown without scripts', async ({ page, draft }) => {
  const text = await openText(page, draft.path);
  await text.evaluate((content) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1>Counted</h1><p class=MsoNormal><b>Forty</b> <a href="javascript:alert(1)">invoices</a><script>alert(1)</script></p><ul><li>one</li></ul>',
    );
    data.setData('text/plain', 'Counted');
    content.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  });
  await text.press('Control+Shift+M');
  await expect(text).toHaveText('## Counted**Forty** invoices- one');
});

test('settings open by shortcut and by a validation error; the preview shows phone and desktop', async ({
  page,
  draft,
  expectAccessible,
}) => {
  const text = await openText(page, draft.path);
  await text.fill('Seen in a frame.');
  await expect(saved(page)).toBeVisible();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings).toBeHidden();
  await page.keyboard.press('Control+.');
  await expect(settings.getByRole('heading', { name: 'Settings' })).toBeFocused();
  await settings.getByLabel('Category').fill('');
  await settings.getByRole('button', { name: 'Close the settings' }).click();
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Category is required.');
  await page.getByRole('link', { name: /Category/ }).click();
  await expect(settings.getByLabel('Category')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Page preview' }).click();
  await expect(settings).toBeHidden();
  const frame = page.frameLocator('iframe');
  await expect(
    frame.getByText('Without what was typed since: Category is required.'),
  ).toBeVisible();
  await expect(frame.getByText('Seen in a frame.')).toBeHidden();
  await page.keyboard.press('Control+.');
  await settings.getByLabel('Category').fill('Practice');
  await page.getByRole('button', { name: 'Page preview' }).click();
  await expect(frame.getByText('With what was typed since.')).toBeVisible();
  await expect(frame.getByText('Seen in a frame.')).toBeVisible();
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(frame.getByText('With what was typed since.')).toBeHidden();
  await expect(frame.getByText('Seen in a frame.')).toBeVisible();
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.getByTitle('The page on a desktop, dark')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
});

test('focus mode keeps the text and its state', async ({ page, draft }) => {
  await openText(page, draft.path);
  await page.getByRole('button', { name: 'Focus mode' }).click();
  await expect(page.getByRole('link', { name: 'All posts' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+F');
  await expect(page.getByRole('link', { name: 'All posts' })).toBeVisible();
});

test('text and caret from before scripts load are kept', async ({ page, draft, service }) => {
  await service
    .from('blog_posts')
    .update({ body: 'First. Last.' })
    .eq('id', draft.id)
    .throwOnError();
  const release = await holdScripts(page);
  await page.goto(draft.path, { waitUntil: 'commit' });
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.press('End');
  await page.keyboard.type(' early');
  const early = await title.inputValue();
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.press('Control+Home');
  for (const _ of 'First.') await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' Middle.');
  release();
  await expect(page.getByRole('toolbar', { name: 'Tools: Text of the post' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type(' More.');
  await expect(text).toHaveText('First. Middle. More. Last.');
  await expect(title).toHaveValue(early);
  await expect(saved(page)).toBeVisible();
  const kept = () =>
    service.from('content_drafts').select('content').eq('record_id', draft.id).single();
  await expect
    .poll(async () => (await kept()).data?.content)
    .toMatchObject({ title: early, body: 'First. Middle. More. Last.' });
});

test('text typed before the editor loads is kept when the rest of the screen is ready', async ({
  page,
  draft,
}) => {
  const release = await openWithout(page, draft.path, 'setSelectionRange');
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.fill('Typed early.');
  release();
  await expect(page.getByRole('toolbar', { name: 'Tools: Text of the post' })).toBeVisible();
  await expect(text).toHaveText('Typed early.');
});

test('the editor has its accessible name from the start', async ({ page, draft }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const text = document.querySelector('.cm-content');
      if (!text) return;
      observer.disconnect();
      Object.assign(globalThis, { nameAtStart: text.getAttribute('aria-label') });
    }).observe(document, { childList: true, subtree: true });
  });
  await openText(page, draft.path);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'nameAtStart'))).toBe(
    'Text of the post',
  );
});

test('a text remains readable after a colleague deletes its post', { tag: '@night' }, async ({
  page,
  draft,
  service,
}) => {
  const text = await openText(page, draft.path);
  await typeInto(text, 'Half a thought');
  await expect(saved(page)).toBeVisible();
  await service.from('blog_posts').delete().eq('id', draft.id).throwOnError();
  await typeInto(text, ', and more');
  await expect(page.getByText(notices.recordDeleted)).toBeVisible();
  await expect(text).toContainText('Half a thought');
  await expect(page.getByRole('button', { name: 'Copy your text' })).toHaveCount(1);
});

test.describe('without the editor', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED|ChunkLoadError/] });

  test('shows the text in a text area', async ({ page, draft, context }) => {
    await context.route(/\.js(\?|$)/, async (route) => {
      const answer = await route.fetch();
      const code = await answer.text();
      if (code.includes('cm-content')) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await page.goto(draft.path);
    const text = page.getByRole('textbox', { name: 'Text of the post' });
    await text.fill('Typed in a plain field.');
    await expect(saved(page)).toBeVisible();
    await expect(text).toHaveValue('Typed in a plain field.');
  });
});

test('a long text starts near the top, and can be searched and edited outside the rendered lines', async ({
  page,
  draft,
  service,
}) => {
  const body = Array.from({ length: 83 }, (_, line) => `Line ${line} has an invoice.`);
  await service
    .from('blog_posts')
    .update({ body: body.join('\n\n') })
    .eq('id', draft.id)
    .throwOnError();
  await openText(page, draft.path);
  const topOf = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return (await page.locator('.cm-line').first().boundingBox())?.y;
  };
  expect(await topOf(390, 844)).toBeLessThanOrEqual(300);
  expect(await topOf(1440, 900)).toBeLessThanOrEqual(240);

  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('Control+f');
  const search = page.getByRole('search', { name: 'Find and replace' });
  await expect(search.getByLabel('Find in the text')).toBeFocused();
  await page.keyboard.type('invoice');
  await expect(search.getByRole('status')).toHaveText('83 matches');
  await page.keyboard.press('Shift+Enter');
  await expect(search.getByRole('status')).toHaveText('83 of 83 matches');
  await search.getByLabel('Replace with').fill('receipt');
  await search.getByRole('button', { name: 'Replace all' }).click();
  await expect(search.getByRole('status')).toHaveText('83 matches replaced');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(saved(page)).toBeVisible();
  const kept = () =>
    service.from('content_drafts').select('content').eq('record_id', draft.id).single();
  await expect
    .poll(async () => (await kept()).data?.content)
    .toMatchObject({ body: body.join('\n\n').replaceAll('invoice', 'receipt') });
});

test('a text that is too long is rejected with a message, and the login page keeps it and offers it again', async ({
  page,
  draft,
  signInAs,
}) => {
  const text = await openText(page, draft.path);
  await text.focus();
  await page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    const pasted = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    document.activeElement?.dispatchEvent(pasted);
  }, 'Too long. '.repeat(50).concat('\n\n').repeat(4_000));
  await expect(page.getByText(/^Not saved: The texts have 2,\d+,\d+ characters/)).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`/admin/login?next=${encodeURIComponent(draft.path)}`);
  await expect(page.getByText(/^Your input is kept\./)).toBeVisible();
  // The fixture signs in without the login form, which has its own tests.
  await signInAs('leader');
  await page.goto(draft.path);
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
});
