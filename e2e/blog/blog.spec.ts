import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { blogTagPath, contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';

/** A seeded post with headings of two levels, code, a table and a footnote. */
const LONG_POST = contentPath('blog_posts', 'reading-an-api-before-you-sign');

const test = base.extend<{ reader: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  reader: async ({}, use) => use(`${crypto.randomUUID()}@reader.example`),
});

const posts = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => posts(page).getByRole('heading').allTextContents();
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const subscribing = (page: Page) => page.getByRole('region', { name: 'New posts by email' });

/** During a navigation, both pages show their URL for a moment. */
async function expectCanonical(page: Page, path: string) {
  const link = page.locator('link[rel="canonical"]');
  await expect(link).toHaveCount(1);
  expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(path);
}

async function subscribe(page: Page, email: string) {
  await subscribing(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await subscribing(page).getByRole('checkbox').check();
  await subscribing(page).getByRole('button', { name: 'Subscribe' }).click();
}

async function subscriptionOf(service: SupabaseClient<Database>, email: string) {
  const { data } = await service
    .from('blog_subscriptions')
    .select('id, confirmed_at, unsubscribed_at')
    .eq('email', email)
    .maybeSingle()
    .throwOnError();
  return data;
}

const linkIn = (text: string, part: string) =>
  new RegExp(`https?://\\S+/${part}/[\\w.-]+`).exec(text)?.[0] ?? '';

async function expectConfirmed(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
  await expect(page.getByText(notices.blogSubscribed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm subscription' })).toHaveCount(0);
}

async function expectEnded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribed');
  await expect(page.getByText(notices.blogUnsubscribed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
}

test.describe('the list', () => {
  test('shows the newest post first and large; each card has a summary, date and reading time', async ({
    page,
  }) => {
    await page.goto(paths.blog);
    await expect(page).toHaveTitle('Blog · Tech Link');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Notes from automation projects',
    );
    await expectCanonical(page, paths.blog);
    const dates = await posts(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    await expect(posts(page).first()).toContainText(/\w+ \d+, 20\d\d\d+ min read/);
    const heights = await posts(page).evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(heights[0]).toBeGreaterThan(2 * (heights[1] ?? 0));
  });

  test('is paginated without duplicates, also by category; each page has its own URL and title', async ({
    page,
  }) => {
    await page.goto(paths.blog);
    const newest = await titles(page);
    await page.getByRole('link', { name: 'Older posts' }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2$/);
    await expect(page).toHaveTitle('Blog, page 2 · Tech Link');
    await expectCanonical(page, '/blog/page/2');
    const older = await titles(page);
    expect(older.length).toBeGreaterThan(0);
    expect(older.filter((title) => newest.includes(title))).toEqual([]);
    await page.getByRole('link', { name: 'Newer posts' }).click();
    await expect(page).toHaveURL(/\/blog$/);

    await categories(page).getByRole('link', { name: 'Strategy' }).click();
    await expect(page).toHaveURL(/\/blog\/category\/strategy$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strategy');
    await expect(page).toHaveTitle('Strategy: blog · Tech Link');
    await expectCanonical(page, '/blog/category/strategy');
    const labels = await posts(page).locator('.label').allTextContents();
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels)).toEqual(new Set(['Strategy']));
    await expect(categories(page).locator('[aria-current="page"]')).toHaveText(/^Strategy/);
  });

  test('answers 404 for a missing page, and redirects page 1 to the list', async ({ request }) => {
    for (const path of [
      '/blog/page/999',
      '/blog/page/0',
      '/blog/page/02',
      '/blog/page/two',
      '/blog/category/no-such-category',
      '/blog/category/strategy/page/999',
      '/blog/no-such-post',
      contentPath('blog_posts', 'retiring-an-automation'),
      contentPath('blog_posts', 'six-questions-for-an-assistant-vendor'),
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    for (const [path, target] of [
      ['/blog/page/1', '/blog'],
      ['/blog/category/strategy/page/1', '/blog/category/strategy'],
    ]) {
      const answer = await request.get(path ?? '', { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toBe(target);
    }
  });
});

test.describe('searching', () => {
  test.describe('without JavaScript @no-javascript', () => {
    test.use({ javaScriptEnabled: false });

    test('has a separate page that search engines do not index', async ({ page }) => {
      await page.goto(paths.blog);
      await searchBox(page).fill('truck papers');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/blog\?q=truck\+papers$/);
      await expect(page.getByText('1 post found for “truck papers”')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await searchBox(page).fill('<b>zzzz</b>');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByText('No post contains “<b>zzzz</b>”')).toBeVisible();
      await page.getByRole('link', { name: 'See all posts' }).click();
      await expect(page).toHaveURL(/\/blog$/);
    });
  });

  test('handles any URL parameter', async ({ request }) => {
    for (const query of ['', '%00', '%ED%A0%80', "'", '%5C', 'x'.repeat(3000), '%25&q=two']) {
      const answer = await request.get(`${paths.blog}?q=${query}`);
      expect(answer.status(), query).toBe(200);
    }
  });
});

test.describe('a post', () => {
  test('states author, date and reading time, also in structured data, and lists related posts', async ({
    page,
  }) => {
    await page.goto(LONG_POST);
    const title = 'Reading an API before you sign the contract';
    const graph = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    )['@graph'];
    const shown = await page.locator('article time').first().getAttribute('datetime');
    expect(graph[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: title,
      author: { '@type': 'Person', name: 'Daniel Okafor' },
      publisher: { '@type': 'Organization', name: 'Tech Link' },
      datePublished: new Date(shown ?? '').toISOString(),
      dateModified: expect.stringMatching(/^20\d\d-/),
      wordCount: expect.any(Number),
      mainEntityOfPage: expect.stringMatching(new RegExp(`${LONG_POST}$`)),
    });
    expect(graph[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const head = page.getByRole('article').first().locator('header');
    await expect(head).toContainText('Daniel Okafor, Automation engineer');
    await expect(head).toContainText('6 min read');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link', { name: 'Engineering' })).toHaveAttribute(
      'href',
      '/blog/category/engineering',
    );
    const related = page.getByRole('region', { name: 'Read next' }).getByRole('article');
    await expect(related).toHaveCount(3);
    await expect(related.filter({ hasText: title })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Reliability' })).toHaveAttribute(
      'href',
      blogTagPath(1, 'reliability'),
    );
    await page.locator('a[rel="prev"]').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await page.locator('a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('has a table of contents whose links all find their heading, and prints without it', async ({
    page,
  }) => {
    await page.goto(LONG_POST);
    const contents = page.getByRole('navigation', { name: 'In this post' });
    const links = await contents.getByRole('link').all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      await expect(page.locator(`[id="${id}"]`)).toHaveText((await link.textContent()) ?? '-');
    }
    await contents.getByRole('link', { name: 'The short version' }).click();
    await expect(page.getByRole('heading', { name: 'The short version' })).toBeInViewport();
    await expect(contents.getByRole('link', { name: 'The short version' })).toBeInViewport();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The short version' })).toBeVisible();
    await expect(subscribing(page)).toBeHidden();
    await expect(contents).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });

  test('collapses its table of contents on a phone, where code and tables scroll by keyboard', async ({
    openBrowser,
  }) => {
    const context = await openBrowser({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await page.goto(LONG_POST);
    const contents = page.getByRole('navigation', { name: 'In this post' });
    await expect(contents).toBeHidden();
    await page.getByText('In this post').first().click();
    await expect(contents).toBeVisible();
    const code = page.getByRole('figure', { name: 'Code' });
    await code.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('keeps the first column of a wide table visible on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(contentPath('blog_posts', 'choose-the-process-not-the-tool'));
    const box = page.getByRole('figure', { name: 'Table' });
    await box.scrollIntoViewIfNeeded();
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    for (const head of [/^Process$/, /^Score$/]) {
      await expect(box.getByRole('columnheader', { name: head })).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('copies its URL', async ({ openBrowser }) => {
    const context = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${LONG_POST}#text-the-short-version`);
    await expect(async () => {
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied.')).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`${LONG_POST}$`),
    );
  });
});

test('the feeds are valid, match the list, and are linked from the page', async ({
  page,
  request,
}) => {
  await page.goto(paths.blog);
  const feed = (type: string) =>
    page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute('href');
  expect(await feed('application/rss+xml')).toMatch(/\/feed\.xml$/);
  expect(await feed('application/feed+json')).toMatch(/\/feed\.json$/);

  const rss = await request.get(paths.rssFeed);
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const channel = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'text/xml');
      const text = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
      return {
        broken: document.querySelector('parsererror')?.textContent ?? null,
        items: [...document.querySelectorAll('item')].map((item) => ({
          title: text(item, 'title'),
          link: text(item, 'link'),
          date: text(item, 'pubDate'),
          content: item.getElementsByTagName('content:encoded')[0]?.textContent ?? '',
        })),
      };
    },
    await rss.text(),
  );
  expect(channel.broken).toBeNull();
  expect(channel.items.length).toBeGreaterThan(6);
  expect(channel.items.every(({ date }) => !Number.isNaN(Date.parse(date)))).toBe(true);
  expect(channel.items.map(({ content }) => content).join()).not.toMatch(/(href|src)="[/#]/);

  const json = await request.get(paths.jsonFeed);
  expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  const { version, items } = await json.json();
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(items.map(({ url }: { url: string }) => url)).toEqual(
    channel.items.map(({ link }) => link),
  );
  await expect(async () => {
    await page.reload();
    const inFeed = (await (await request.get(paths.jsonFeed)).json()).items;
    const listed = await titles(page);
    expect(inFeed.slice(0, listed.length).map(({ title }: { title: string }) => title)).toEqual(
      listed,
    );
  }).toPass();
});

test('an unchanged feed is not sent again', async ({ request }) => {
  for (const path of [
    paths.rssFeed,
    paths.jsonFeed,
    paths.newsletterFeed,
    paths.sitemap,
    '/llms.txt',
  ]) {
    const first = await request.get(path);
    const etag = first.headers().etag ?? '';
    expect(etag, path).toMatch(/^W\/"/);
    const again = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect([again.status(), (await again.body()).length], path).toEqual([304, 0]);
    const other = await request.get(path, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status(), path).toBe(200);
  }
});

test.describe('subscribing', () => {
  test('starts with an email and a confirmation, and ends with one click', async ({
    page,
    service,
    newestMail,
    reader,
  }) => {
    await page.goto(LONG_POST);
    await subscribe(page, ` ${reader.toUpperCase()}`);
    await expect(page.getByText(notices.blogSubscribed)).toBeVisible();
    await expect(page.getByText(notices.blogConfirmationSent)).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: notices.blogSubscribed }),
    ).toBeFocused();
    expect(await subscriptionOf(service, reader)).toMatchObject({ confirmed_at: null });

    const asked = await newestMail(reader);
    expect(asked.subject).toBe('Confirm your subscription to the Tech Link blog');
    await page.goto(linkIn(asked.text, 'blog/subscription/confirm'));
    await expect(page.getByRole('button', { name: 'Confirm subscription' })).toBeVisible();
    expect(await subscriptionOf(service, reader)).toMatchObject({ confirmed_at: null });
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expectConfirmed(page);
    expect((await subscriptionOf(service, reader))?.confirmed_at).toBeTruthy();
    await page.reload();
    await expectConfirmed(page);
    await expect(async () => {
      expect((await newestMail(reader)).subject).toBe('You are subscribed to the Tech Link blog');
    }).toPass();

    const { data: post } = await service
      .from('blog_posts')
      .insert({
        slug: `announced-${crypto.randomUUID()}`,
        title: `News for ${reader}`,
        excerpt: 'For a test.',
        category: 'Operations',
        author_name: 'Kim Guestwell',
        state: 'published',
      })
      .select('id, title')
      .single()
      .throwOnError();
    await service.rpc('announce_post', { post_id: post.id }).throwOnError();
    // The two minutes have passed.
    await service
      .from('outbox')
      .update({ next_attempt_at: new Date().toISOString() })
      .eq('recipient', reader)
      .eq('topic', 'post.published')
      .throwOnError();
    await sendDueMail(page);
    const news = await newestMail(reader, /^News for /);
    expect(news.subject).toBe(post.title);
    await service.from('blog_posts').delete().eq('id', post.id).throwOnError();
    await page.goto(linkIn(news.text, 'blog/subscription/end'));
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    expect(await subscriptionOf(service, reader)).toMatchObject({ unsubscribed_at: null });
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expectEnded(page);
    expect((await subscriptionOf(service, reader))?.unsubscribed_at).toBeTruthy();
    await page.reload();
    await expectEnded(page);

    await page.goto(linkIn(asked.text, 'blog/subscription/confirm'));
    await expect(page.getByText(notices.blogLinkInvalid)).toBeVisible();
    expect((await subscriptionOf(service, reader))?.unsubscribed_at).toBeTruthy();
  });

  test.describe('without JavaScript @no-javascript', () => {
    test.use({ javaScriptEnabled: false });

    test('works from the form to unsubscribing', async ({ page, service, newestMail, reader }) => {
      await page.goto(LONG_POST);
      await subscribe(page, 'nobody@');
      await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
      await expect(
        page.getByRole('alert').filter({ hasText: notices.formHasErrors }),
      ).toBeInViewport();
      await subscribe(page, reader);
      await expect(page.getByText(notices.blogSubscribed)).toBeVisible();
      await page.goto(linkIn((await newestMail(reader)).text, 'blog/subscription/confirm'));
      await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expectConfirmed(page);
      expect((await subscriptionOf(service, reader))?.confirmed_at).toBeTruthy();

      const ends = () =>
        newestMail(reader).then(({ text }) => linkIn(text, 'blog/subscription/end'));
      await expect.poll(ends).toBeTruthy();
      await page.goto(await ends());
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expectEnded(page);
      expect((await subscriptionOf(service, reader))?.unsubscribed_at).toBeTruthy();
      await page.goto(await ends());
      await expectEnded(page);
    });
  });
});

/** Another person's subscription, after which due emails are sent. */
async function sendDueMail(page: Page) {
  await page.goto(paths.blog);
  await subscribe(page, `${crypto.randomUUID()}@reader.example`);
  await expect(page.getByText(notices.blogSubscribed)).toBeVisible();
}
